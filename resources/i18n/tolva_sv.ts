<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv">
<context>
    <name>About</name>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Games are saved in</source>
        <translation>Partierna sparas i</translation>
    </message>
    <message>
        <source>Settings are saved in</source>
        <translation>Inställningarna sparas i</translation>
    </message>
</context>
<context>
    <name>AboutPage</name>
    <message>
        <source>Tolva %1</source>
        <translation>Tolva %1</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. © 2026 The Tolva authors</source>
        <translation>Fri programvara under MIT-licensen. © 2026 Tolvas upphovsmän</translation>
    </message>
    <message>
        <source>Some of the compiled search is missing: opponents who look ahead play by rules of thumb instead, and hints and reviews do not count anything out. It is compiled when Tolva is installed, or started from its sources, if there are a C compiler and Python’s headers: install both, then do that again.</source>
        <translation>En del av den kompilerade sökningen saknas: motståndare som tänker framåt spelar efter tumregler i stället, och tips och genomgångar räknar inte ut något. Den kompileras när Tolva installeras, eller startas från källkoden, om det finns en C-kompilator och Pythons header-filer: installera båda och gör sedan om det.</translation>
    </message>
    <message>
        <source>Where the rules come from: the rules page of each game says more, and marks what is ours.</source>
        <translation>Varifrån reglerna kommer: varje spels regelsida säger mer och märker ut vad som är vårt.</translation>
    </message>
    <message>
        <source>Cards, pictures, sounds and texts are our own; the window is drawn by Qt. The typefaces are Fira Sans, by Carrois, Edenspiekermann and Mozilla, and Rokkitt, by Vernon Adams and others.</source>
        <translation>Kort, bilder, ljud och texter är våra egna; fönstret ritas av Qt. Typsnitten är Fira Sans, av Carrois, Edenspiekermann och Mozilla, och Rokkitt, av Vernon Adams med flera.</translation>
    </message>
    <message>
        <source>Qt and Qt for Python are under the licence LGPL-3, Python is under its own, and the typefaces are under the SIL Open Font License. All licences, and where the sources are, can be read in the folder %1.</source>
        <translation>Qt och Qt for Python har licensen LGPL-3, Python har sin egen och typsnitten har SIL Open Font License. Alla licenser, och var källkoden finns, går att läsa i mappen %1.</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenser</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopierat</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Opponents run at full strength.</source>
        <translation>Motståndarna spelar med full styrka.</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>Kopiera till en felrapport</translation>
    </message>
</context>
<context>
    <name>AlreadyOpen</name>
    <message>
        <source>Tolva is already open in another window. The games are in %1.</source>
        <translation>Tolva är redan öppet i ett annat fönster. Partierna ligger i %1.</translation>
    </message>
    <message>
        <source>Tolva is already open on another screen. The games are in %1.</source>
        <translation>Tolva är redan öppet på en annan skärm. Partierna ligger i %1.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>AuctionTable</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>BidPanel</name>
    <message>
        <source>Point at a bid to learn what it means.</source>
        <translation>Peka på ett bud för att få veta mer.</translation>
    </message>
</context>
<context>
    <name>CallBar</name>
    <message>
        <source>%1: %2. You win or lose %3 points.</source>
        <translation>%1: %2. Du vinner eller förlorar %3 poäng.</translation>
    </message>
    <message>
        <source>Announce it</source>
        <translation>Säg det</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>Shuffle for me</source>
        <translation>Blanda åt mig</translation>
    </message>
    <message numerus="yes">
        <source>The rest are mine: %n trick(s)</source>
        <translation>
            <numerusform>Resten är mina: %n stick</numerusform>
            <numerusform>Resten är mina: %n stick</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardGroups</name>
    <message>
        <source>On the table</source>
        <translation>På bordet</translation>
    </message>
    <message>
        <source>The trick</source>
        <translation>Sticket</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Din hand</translation>
    </message>
    <message>
        <source>The hand of %1</source>
        <translation>Handen hos %1</translation>
    </message>
    <message>
        <source>In front of you</source>
        <translation>Framför dig</translation>
    </message>
    <message>
        <source>In front of %1</source>
        <translation>Framför %1</translation>
    </message>
</context>
<context>
    <name>CardItem</name>
    <message>
        <source>Card %1 of %2</source>
        <translation>Kort %1 av %2</translation>
    </message>
    <message>
        <source>played by %1</source>
        <translation>spelat av %1</translation>
    </message>
    <message>
        <source>shown by %1</source>
        <translation>visat av %1</translation>
    </message>
    <message>
        <source>seen by all</source>
        <translation>sett av alla</translation>
    </message>
    <message>
        <source>just drawn</source>
        <translation>nyss draget</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>valt</translation>
    </message>
    <message>
        <source>the hint</source>
        <translation>tipset</translation>
    </message>
    <message>
        <source>winning so far</source>
        <translation>leder sticket</translation>
    </message>
    <message>
        <source>cannot be played now</source>
        <translation>går inte att spela nu</translation>
    </message>
    <message>
        <source>%1, which is the %2</source>
        <translation>%1, som är %2</translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>Say %1</source>
        <translation>Säg %1</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>The rest are mine</source>
        <translation>Resten är mina</translation>
    </message>
</context>
<context>
    <name>CodePad</name>
    <message numerus="yes">
        <source>%n digit(s) typed</source>
        <translation>
            <numerusform>%n siffra skriven</numerusform>
            <numerusform>%n siffror skrivna</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete the last digit</source>
        <translation>Ta bort sista siffran</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klar</translation>
    </message>
</context>
<context>
    <name>CountBars</name>
    <message>
        <source>yours</source>
        <translation>dina</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>de andras</translation>
    </message>
    <message>
        <source>%1: yours %2, theirs %3</source>
        <translation>%1: dina %2, de andras %3</translation>
    </message>
</context>
<context>
    <name>CourseChart</name>
    <message>
        <source>The score after each deal</source>
        <translation>Ställningen efter varje giv</translation>
    </message>
</context>
<context>
    <name>Critic</name>
    <message>
        <source>With what %1 knew</source>
        <translation>Med vad %1 visste</translation>
    </message>
    <message>
        <source>With what you knew</source>
        <translation>Med vad du visste</translation>
    </message>
    <message>
        <source>Judging choice %1 of %2</source>
        <translation>Bedömer val %1 av %2</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>It is %1’s turn</source>
        <translation>Det är %1 som står på tur</translation>
    </message>
    <message>
        <source>May %1 choose a new code?</source>
        <translation>Får %1 välja en ny kod?</translation>
    </message>
    <message>
        <source>Yes, I agree</source>
        <translation>Ja, det går bra</translation>
    </message>
    <message>
        <source>Type your code.</source>
        <translation>Skriv din kod.</translation>
    </message>
    <message>
        <source>Choose a code</source>
        <translation>Välj en kod</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Lämna bordet</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Visa mina kort</translation>
    </message>
    <message>
        <source>Make sure that nobody else sees the screen.</source>
        <translation>Se till att ingen annan ser skärmen.</translation>
    </message>
    <message>
        <source>Wrong code.</source>
        <translation>Fel kod.</translation>
    </message>
    <message>
        <source>Choose one to four digits that only you know. The code lasts for this game and stops glances, not thieves.</source>
        <translation>Välj en till fyra siffror som bara du vet. Koden gäller det här partiet och stoppar blickar, inte tjuvar.</translation>
    </message>
    <message>
        <source>Hold down the key %1 or the button.</source>
        <translation>Håll ner tangenten %1, eller håll in knappen.</translation>
    </message>
    <message>
        <source>I forgot my code</source>
        <translation>Jag har glömt min kod</translation>
    </message>
</context>
<context>
    <name>Curve</name>
    <message>
        <source>The score after each deal</source>
        <translation>Ställningen efter varje giv</translation>
    </message>
    <message>
        <source>%1: from %2 to %3</source>
        <translation>%1: från %2 till %3</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>A code is the name of a game and a date, like %1.</source>
        <translation>En kod är namnet på ett spel och ett datum, som %1.</translation>
    </message>
    <message>
        <source>There is no such game here. A code looks like %1.</source>
        <translation>Det spelet finns inte här. En kod ser ut så här: %1.</translation>
    </message>
    <message>
        <source>That day has not come yet.</source>
        <translation>Den dagen har inte kommit än.</translation>
    </message>
    <message>
        <source>There was no deal of the day that early.</source>
        <translation>Så tidigt fanns det ingen dagens giv.</translation>
    </message>
    <message>
        <source>Tolva · %1 · %2</source>
        <translation>Tolva · %1 · %2</translation>
    </message>
    <message>
        <source>The master</source>
        <translation>Mästaren</translation>
    </message>
    <message>
        <source>Masters in every seat</source>
        <translation>Mästare på alla platser</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>place %1 of %2</source>
        <translation>plats %1 av %2</translation>
    </message>
    <message>
        <source>%1 days in a row</source>
        <translation>%1 dagar i rad</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>Today’s deal</source>
        <translation>Dagens giv</translation>
    </message>
    <message>
        <source>%1, played</source>
        <translation>%1, spelad</translation>
    </message>
    <message>
        <source>Your game of the day, on the first page</source>
        <translation>Ditt spel för dagen, på första sidan</translation>
    </message>
    <message>
        <source>A code from somebody else</source>
        <translation>En kod från någon annan</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Spela given</translation>
    </message>
    <message>
        <source>One deal for each game, the same for everybody who plays that day. Afterwards you see what the master makes of your cards.</source>
        <translation>En giv i varje spel, samma för alla som spelar den dagen. Efteråt ser du vad mästaren får ut av dina kort.</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>med hjälp</translation>
    </message>
    <message>
        <source>The master’s play</source>
        <translation>Mästarens spel</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiera</translation>
    </message>
    <message>
        <source>Copy what %1 came to</source>
        <translation>Kopiera hur det gick i %1</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>En gång till</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
</context>
<context>
    <name>DealSheet</name>
    <message>
        <source>Deal %1</source>
        <translation>Giv %1</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Ställning</translation>
    </message>
    <message>
        <source>Score in %1</source>
        <translation>Ställning i %1</translation>
    </message>
    <message>
        <source>Let the others finish</source>
        <translation>Låt de andra spela klart</translation>
    </message>
    <message>
        <source>Stop for now</source>
        <translation>Sluta här</translation>
    </message>
    <message>
        <source>The master’s play</source>
        <translation>Mästarens spel</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nästa giv</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Gå igenom</translation>
    </message>
</context>
<context>
    <name>FacesPage</name>
    <message>
        <source>Who is to play?</source>
        <translation>Vem ska spela?</translation>
    </message>
    <message>
        <source>Choose a portrait</source>
        <translation>Välj ett porträtt</translation>
    </message>
    <message>
        <source>Or a guest:</source>
        <translation>Eller en gäst:</translation>
    </message>
    <message>
        <source>Portrait %1</source>
        <translation>Porträtt %1</translation>
    </message>
    <message>
        <source>If you choose the same opponent for several seats, others with names of their own take the rest and play exactly as well.</source>
        <translation>Väljer du samma motståndare till flera platser tar andra, med egna namn, de övriga platserna och spelar precis lika bra.</translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>Show my cards</source>
        <translation>Visa mina kort</translation>
    </message>
    <message>
        <source>Undo (Ctrl+Z)</source>
        <translation>Ångra (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Ask the others on their phones to let you undo (Ctrl+Z)</source>
        <translation>Fråga de andra på deras telefoner om du får ångra (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Redo (Ctrl+Shift+Z)</source>
        <translation>Gör om (Ctrl+Skift+Z)</translation>
    </message>
    <message>
        <source>Undo works only for one person alone: it would show cards to the others</source>
        <translation>Det går bara att ångra när man är ensam vid datorn: annars skulle de andra få se kort</translation>
    </message>
    <message>
        <source>Play goes to the right</source>
        <translation>Spelet går åt höger</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the pile</source>
        <translation>
            <numerusform>%n kort i högen</numerusform>
            <numerusform>%n kort i högen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Finish</name>
    <message>
        <source>Deal %1 decided it: %2 %3, %4 %5.</source>
        <translation>Giv %1 avgjorde: %2 %3, %4 %5.</translation>
    </message>
    <message>
        <source>Somebody has to be left at the end. Everybody else got away.</source>
        <translation>Någon måste bli kvar till sist. Alla andra kom undan.</translation>
    </message>
    <message>
        <source>Nobody was better than anybody else.</source>
        <translation>Ingen var bättre än någon annan.</translation>
    </message>
    <message>
        <source>The others will want their revenge.</source>
        <translation>De andra vill ha revansch.</translation>
    </message>
    <message>
        <source>Better luck next time to everybody else.</source>
        <translation>Bättre lycka nästa gång för alla andra.</translation>
    </message>
    <message>
        <source>Better luck next time, %1.</source>
        <translation>Bättre lycka nästa gång, %1.</translation>
    </message>
    <message>
        <source>%1: deal %2 went best, %3.</source>
        <translation>%1: giv %2 gick bäst, %3.</translation>
    </message>
    <message>
        <source>%1: %2 points from the winner.</source>
        <translation>%1: %2 poäng från segern.</translation>
    </message>
    <message>
        <source>%1: one point from the winner.</source>
        <translation>%1: en poäng från segern.</translation>
    </message>
</context>
<context>
    <name>Folio</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Stäng (Esc)</translation>
    </message>
</context>
<context>
    <name>GameInProgress</name>
    <message>
        <source>Continue</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Throw this game away (Del)</source>
        <translation>Kasta partiet (Del)</translation>
    </message>
    <message>
        <source>Throw this game away?</source>
        <translation>Kasta det här partiet?</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Kasta</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behåll</translation>
    </message>
</context>
<context>
    <name>GameOver</name>
    <message>
        <source>Save picture</source>
        <translation>Spara bild</translation>
    </message>
    <message>
        <source>See the deciding deal</source>
        <translation>Se den avgörande given</translation>
    </message>
    <message>
        <source>Final score</source>
        <translation>Slutställning</translation>
    </message>
    <message>
        <source>Final score in %1</source>
        <translation>Slutställning i %1</translation>
    </message>
    <message>
        <source>The master’s play</source>
        <translation>Mästarens spel</translation>
    </message>
    <message>
        <source>Copy or drag picture</source>
        <translation>Kopiera eller dra bilden</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Spela igen</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Matchen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Gå igenom</translation>
    </message>
    <message>
        <source>Place %1: %2</source>
        <translation>Plats %1: %2</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lär dig</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klart</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mer…</translation>
    </message>
    <message>
        <source>Who plays, by which rules, and for how long</source>
        <translation>Vilka som spelar, efter vilka regler och hur länge</translation>
    </message>
    <message>
        <source>%1 plays: choose somebody else</source>
        <translation>%1 spelar: välj någon annan</translation>
    </message>
    <message>
        <source>Choose the portrait of %1</source>
        <translation>Välj porträtt för %1</translation>
    </message>
    <message>
        <source>In progress:</source>
        <translation>Pågår:</translation>
    </message>
</context>
<context>
    <name>GameSettings</name>
    <message>
        <source>Who plays?</source>
        <translation>Vilka spelar?</translation>
    </message>
    <message>
        <source>How many play?</source>
        <translation>Hur många spelar?</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Hints and undo</source>
        <translation>Tips och ångra</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Tillåtna</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Inte tillåtna</translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Ett parti</translation>
    </message>
    <message>
        <source>Three games; the side that wins the most wins the match (B23).</source>
        <translation>Tre partier; den sida som vinner flest vinner matchen (B23).</translation>
    </message>
    <message>
        <source>Who deals first?</source>
        <translation>Vem ger först?</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Lottas</translation>
    </message>
    <message>
        <source>Game or match?</source>
        <translation>Parti eller match?</translation>
    </message>
</context>
<context>
    <name>GamesInProgress</name>
    <message>
        <source>Today’s deal</source>
        <translation>Dagens giv</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Giv %1</translation>
    </message>
    <message>
        <source>The match goes on</source>
        <translation>Matchen fortsätter</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>i dag %1</translation>
    </message>
    <message>
        <source>Thrown away</source>
        <translation>Bortkastade</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>In the trick</source>
        <translation>I sticket</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>På handen</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talong</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Visat</translation>
    </message>
    <message>
        <source>our rule</source>
        <translation>vår regel</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <translation>Öppna kort</translation>
    </message>
    <message>
        <source>Face-down cards</source>
        <translation>Dolda kort</translation>
    </message>
    <message>
        <source>our own rule. The source is silent or can be read in several ways.</source>
        <translation>vår egen regel. Källan tiger eller kan läsas på flera sätt.</translation>
    </message>
</context>
<context>
    <name>HelpBlock</name>
    <message>
        <source>Hide the rules %1</source>
        <translation>Dölj reglerna %1</translation>
    </message>
    <message>
        <source>Show the rules %1</source>
        <translation>Visa reglerna %1</translation>
    </message>
    <message>
        <source>As it is written down:</source>
        <translation>Som det är nedskrivet, på engelska:</translation>
    </message>
</context>
<context>
    <name>HelpPage</name>
    <message>
        <source>Opponents</source>
        <translation>Motståndare</translation>
    </message>
</context>
<context>
    <name>HelpPicture</name>
    <message>
        <source>is trump</source>
        <translation>är trumf</translation>
    </message>
</context>
<context>
    <name>HintNote</name>
    <message>
        <source>Thinking…</source>
        <translation>Tänker…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Visa det</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>not finished</source>
        <translation>inte avslutat</translation>
    </message>
    <message>
        <source>lost by %1</source>
        <translation>förlorat av %1</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>vunnet av %1</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alla spel</translation>
    </message>
</context>
<context>
    <name>HistoryLine</name>
    <message>
        <source>with help</source>
        <translation>med hjälp</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>Games played</source>
        <translation>Spelade partier</translation>
    </message>
    <message>
        <source>Name or date</source>
        <translation>Namn eller datum</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Öppna en fil…</translation>
    </message>
    <message>
        <source>Whose games</source>
        <translation>Vems spel</translation>
    </message>
    <message>
        <source>Everyone’s</source>
        <translation>Allas</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>No games yet. Each game is saved here after its first deal.</source>
        <translation>Inga partier än. Varje parti sparas här efter sin första giv.</translation>
    </message>
    <message>
        <source>No games match.</source>
        <translation>Inga träffar.</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>S H D C</source>
        <translation>S H R K</translation>
    </message>
    <message>
        <source>Q, then H</source>
        <translation>D, sedan H</translation>
    </message>
    <message>
        <source>The queen of hearts: rank and suit in either order. H alone asks for a hint, Shift+H chooses hearts</source>
        <translation>Hjärter dam: valör och färg i valfri ordning. H för sig ger ett tips, Skift+H väljer hjärter</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, mellanslag</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Skift+pilar</translation>
    </message>
    <message>
        <source>Move the chosen card in the hand</source>
        <translation>Flytta det valda kortet i handen</translation>
    </message>
    <message>
        <source>Space, held down</source>
        <translation>Mellanslag, nedhållet</translation>
    </message>
    <message>
        <source>Turn card after card, where that is all there is to do</source>
        <translation>Vänd kort efter kort, där man inte gör annat</translation>
    </message>
    <message>
        <source>Several people at one keyboard: the five keys of the first, the second and so on, each from the ten to the ace</source>
        <translation>Flera vid samma tangentbord: den förstas fem tangenter, den andras och så vidare, var och en från tian till esset</translation>
    </message>
    <message>
        <source>YUIOP, ZXCVB, 12345, 67890, 1–5 and 6–0 on the keypad</source>
        <translation>YUIOP, ZXCVB, 12345, 67890, 1–5 och 6–0 på sifferdelen</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Sida upp, sida ner</translation>
    </message>
    <message>
        <source>Ten more or ten less; digits set the amount</source>
        <translation>Tio mer eller tio mindre; siffror skriver in beloppet</translation>
    </message>
    <message>
        <source>0–9, Backspace</source>
        <translation>0–9, Backsteg</translation>
    </message>
    <message>
        <source>Type the number that is asked for; the arrow keys go one up or down</source>
        <translation>Skriv talet som det frågas efter; piltangenterna går ett upp eller ner</translation>
    </message>
    <message>
        <source>Home, End</source>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>The lowest and the highest amount</source>
        <translation>Lägsta och högsta belopp</translation>
    </message>
    <message>
        <source>Promise many tricks; with Shift all of them. Enter announces it, the same key again takes it back</source>
        <translation>Lova många stick; med Skift alla. Enter säger det, samma tangent igen tar tillbaka</translation>
    </message>
    <message>
        <source>G, Shift+G</source>
        <translation>G, Skift+G</translation>
    </message>
    <message>
        <source>Each side’s points in turn and what earned them; with the arrow keys, lanka by lanka. The score paper, where there is one</source>
        <translation>Sidornas poäng i tur och ordning och vad som gav dem; med piltangenterna lanka för lanka. Protokollet, där det finns ett</translation>
    </message>
    <message>
        <source>How the game stands, for a screen reader</source>
        <translation>Hur det står i partiet, för skärmläsare</translation>
    </message>
    <message>
        <source>All calls of the deal</source>
        <translation>Alla bud och rop i given</translation>
    </message>
    <message>
        <source>Show the reason for a hint or a verdict on the cards</source>
        <translation>Visa skälet till ett tips eller ett omdöme på korten</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Ctrl+Z, Ctrl+Skift+Z</translation>
    </message>
    <message>
        <source>Undo, redo</source>
        <translation>Ångra, gör om</translation>
    </message>
    <message>
        <source>The next deal</source>
        <translation>Nästa giv</translation>
    </message>
    <message>
        <source>Rules, games played, statistics, today’s deal, sounds on or off, full screen</source>
        <translation>Regler, spelade partier, statistik, dagens giv, ljud på eller av, helskärm</translation>
    </message>
    <message>
        <source>Space, T, N, B, F</source>
        <translation>Mellanslag, T, N, B, F</translation>
    </message>
    <message>
        <source>In the review: play or pause, try a miss again, the next and the previous miss, figures and tools</source>
        <translation>I genomgången: spela upp eller pausa, försök igen, nästa och förra missen, siffror och verktyg</translation>
    </message>
    <message>
        <source>In the review: the same deal compared with the master’s; there: the other’s cards, and where you chose differently</source>
        <translation>I genomgången: samma giv jämförd med mästarens; där: den andres kort, och var ni gick skilda vägar</translation>
    </message>
    <message>
        <source>Ctrl+O, Ctrl+S, Ctrl+C, Ctrl+V</source>
        <translation>Ctrl+O, Ctrl+S, Ctrl+C, Ctrl+V</translation>
    </message>
    <message>
        <source>Open, save, copy and paste a record</source>
        <translation>Öppna, spara, kopiera och klistra in ett parti</translation>
    </message>
    <message>
        <source>Find a game, on the first page; settings</source>
        <translation>Sök ett spel, på första sidan; inställningar</translation>
    </message>
    <message>
        <source>Larger text, smaller text, text of the usual size</source>
        <translation>Större text, mindre text, text i vanlig storlek</translation>
    </message>
    <message>
        <source>Print the rules that are open, or the score of the game</source>
        <translation>Skriv ut reglerna som är öppna, eller ställningen i partiet</translation>
    </message>
    <message>
        <source>New game; close the page or the window; quit, and continue the game next time</source>
        <translation>Nytt parti; stäng sidan eller fönstret; avsluta, och fortsätt partiet nästa gång</translation>
    </message>
    <message>
        <source>Back; at the table: settings</source>
        <translation>Tillbaka; vid bordet: inställningar</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Den här sidan</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Choose a card, or a bid</source>
        <translation>Välj ett kort eller ett bud</translation>
    </message>
    <message>
        <source>Move between the hand and your cards on the table</source>
        <translation>Gå mellan handen och dina kort på bordet</translation>
    </message>
    <message>
        <source>Choose a card by rank, 0 or T for the ten; the same key again takes the next one. Digits only while there is nothing to call</source>
        <translation>Välj ett kort efter valören: N eller J är knekt, 0 eller T är tia; samma tangent igen ger nästa. Siffror bara när det inte finns något att säga</translation>
    </message>
    <message>
        <source>A K Q J T, 2–9</source>
        <translation>E K D N T, 2–9</translation>
    </message>
    <message>
        <source>Choose a card by suit; the same key again takes the next one</source>
        <translation>Välj ett kort efter färgen; samma tangent igen ger nästa. K är kung först och klöver sedan, C är bara klöver</translation>
    </message>
    <message>
        <source>Play the chosen card; continue when a trick is waiting</source>
        <translation>Lägg det valda kortet; gå vidare när ett stick väntar</translation>
    </message>
    <message>
        <source>In a game of speed: greet a ten, a jack, a queen, a king, an ace; Space turns a card</source>
        <translation>I ett spel på snabbhet: hälsa på tian, knekten, damen, kungen, esset; mellanslag vänder ett kort</translation>
    </message>
    <message>
        <source>T J Q K A, or as your cards have them</source>
        <translation>T J D K E, eller som på dina kort</translation>
    </message>
    <message>
        <source>The same with the right hand alone, and with the left</source>
        <translation>Detsamma med bara höger hand, och med bara vänster</translation>
    </message>
    <message>
        <source>Make the call with that number; the last one claims the rest of the tricks when they are certain</source>
        <translation>Säg det som står vid numret; det sista begär resten av sticken när de är säkra</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>The last trick; again for all your side’s tricks</source>
        <translation>Förra sticket; en gång till för alla era stick</translation>
    </message>
    <message>
        <source>The table menu: new game, statistics, report</source>
        <translation>Bordets meny: nytt parti, statistik, rapport</translation>
    </message>
    <message>
        <source>Turn my cards face down and up again; with several people, lower the curtain</source>
        <translation>Vänd mina kort med baksidan upp, och tillbaka; är ni flera faller ridån</translation>
    </message>
    <message>
        <source>Show the rule when a card has been refused</source>
        <translation>Visa regeln när ett kort inte fick läggas</translation>
    </message>
    <message>
        <source>What an old word with a dotted underline means; the same key again takes the next one</source>
        <translation>Vad ett gammalt ord med prickar under betyder; samma tangent igen ger nästa</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>Beaten</source>
        <translation>Slagen</translation>
    </message>
    <message>
        <source>Not met yet</source>
        <translation>Inte mött än</translation>
    </message>
    <message>
        <source>Good games of the last %2: %1</source>
        <translation>Bra partier av de senaste %2: %1</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Uppnått</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Inte än</translation>
    </message>
    <message>
        <source>At most %1 of %2 so far</source>
        <translation>Som mest %1 av %2 hittills</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>en</source>
        <translation>sv</translation>
    </message>
</context>
<context>
    <name>Lankor</name>
    <message>
        <source>1 point</source>
        <translation>1 poäng</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 poäng</translation>
    </message>
    <message>
        <source>From the start of the game</source>
        <translation>Från partiets början</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n poäng</numerusform>
            <numerusform>%n poäng</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 points</source>
        <translation>%1: %2 poäng</translation>
    </message>
    <message>
        <source>No points yet</source>
        <translation>Inga poäng än</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>The last trick</source>
        <translation>Förra sticket</translation>
    </message>
    <message>
        <source>takes the trick</source>
        <translation>tar sticket</translation>
    </message>
    <message>
        <source>All your tricks (L)</source>
        <translation>Alla egna stick (L)</translation>
    </message>
</context>
<context>
    <name>LeadChart</name>
    <message>
        <source>behind ‹   level   › ahead</source>
        <translation>efter ‹   jämnt   › före</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Lär dig</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Börja</translation>
    </message>
    <message>
        <source>These deals do not fit the rules of this version.</source>
        <translation>De här givarna passar inte reglerna i den här versionen.</translation>
    </message>
    <message>
        <source>What you have missed</source>
        <translation>Det du har missat</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) from your games and paths waiting for you. What you get right comes back after a few days, until you know it.</source>
        <translation>
            <numerusform>%n läge ur dina partier och ur Lär dig väntar på dig. Det du hittar rätt kommer tillbaka om några dagar, tills du kan det.</numerusform>
            <numerusform>%n lägen ur dina partier och ur Lär dig väntar på dig. Det du hittar rätt kommer tillbaka om några dagar, tills du kan det.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is waiting. Choices that cost points come back here when the deal has been judged in its review.</source>
        <translation>Inget väntar. Val som kostat poäng kommer tillbaka hit när given har bedömts i sin genomgång.</translation>
    </message>
    <message>
        <source>Try them again</source>
        <translation>Försök igen</translation>
    </message>
    <message>
        <source>One theme at a time</source>
        <translation>Ett tema i taget</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Letar…</translation>
    </message>
    <message>
        <source>No deal was found for this. Try again.</source>
        <translation>Ingen sådan giv hittades. Försök igen.</translation>
    </message>
</context>
<context>
    <name>LearnStop</name>
    <message>
        <source>done</source>
        <translation>klart</translation>
    </message>
    <message>
        <source>you are here</source>
        <translation>här är du</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>inte än</translation>
    </message>
    <message>
        <source>You are here</source>
        <translation>Här är du</translation>
    </message>
</context>
<context>
    <name>LearningPath</name>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1 av %2 rätt</translation>
    </message>
    <message>
        <source>How %1 is played, in two minutes</source>
        <translation>Så spelas %1, på två minuter</translation>
    </message>
    <message>
        <source>After “%1” in %2</source>
        <translation>Efter ”%1” i %2</translation>
    </message>
    <message>
        <source>Your first deal</source>
        <translation>Din första giv</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klart</translation>
    </message>
    <message>
        <source>A lesson at the table</source>
        <translation>En lektion vid bordet</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>%1 givar</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>På bordet</translation>
    </message>
    <message>
        <source>On the pile</source>
        <translation>På högen</translation>
    </message>
    <message>
        <source>Turned up</source>
        <translation>Uppvänt</translation>
    </message>
</context>
<context>
    <name>LineCell</name>
    <message>
        <source>Trick %1</source>
        <translation>Stick %1</translation>
    </message>
    <message>
        <source>you chose differently</source>
        <translation>här gick ni skilda vägar</translation>
    </message>
</context>
<context>
    <name>LinePage</name>
    <message>
        <source>How it can go</source>
        <translation>Så kan det gå</translation>
    </message>
    <message>
        <source>One way the cards may lie, and one way to play on.</source>
        <translation>Så här kan korten ligga, och så här kan spelet gå vidare.</translation>
    </message>
    <message>
        <source>One way the cards may lie, going by what was known, and one way to play on.</source>
        <translation>Så här kan korten ligga, efter vad man visste, och så här kan spelet gå vidare.</translation>
    </message>
    <message>
        <source>Both lines, trick by trick</source>
        <translation>Båda vägarna, stick för stick</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ Tillbaka</translation>
    </message>
    <message>
        <source>Next card ›</source>
        <translation>Nästa kort ›</translation>
    </message>
    <message>
        <source>Better</source>
        <translation>Bättre</translation>
    </message>
    <message>
        <source>Less good</source>
        <translation>Sämre</translation>
    </message>
</context>
<context>
    <name>LinkLine</name>
    <message>
        <source>Note: %1</source>
        <translation>Anteckning: %1</translation>
    </message>
</context>
<context>
    <name>Lobby</name>
    <message>
        <source>Tricks</source>
        <translation>Stick</translation>
    </message>
    <message>
        <source>Bids</source>
        <translation>Bud</translation>
    </message>
    <message>
        <source>Fishing</source>
        <translation>Fiske</translation>
    </message>
    <message>
        <source>Drawing and discarding</source>
        <translation>Dra och kasta</translation>
    </message>
    <message>
        <source>Shedding</source>
        <translation>Bli av med korten</translation>
    </message>
    <message>
        <source>Against the bank</source>
        <translation>Mot banken</translation>
    </message>
    <message>
        <source>For children</source>
        <translation>För barn</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Annat</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 spelare</translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <translation>%1–%2 spelare</translation>
    </message>
    <message>
        <source>%1–%2 min</source>
        <translation>%1–%2 min</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>With %1.</source>
        <translation>Med %1.</translation>
    </message>
</context>
<context>
    <name>LobbyPage</name>
    <message>
        <source>Games</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Tolva</source>
        <translation>Tolva</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lär dig</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Today’s deals</source>
        <translation>Dagens givar</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Spelade partier</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Game, kind or players</source>
        <translation>Spel, slag, antal spelare</translation>
    </message>
    <message>
        <source>Find a game by its name, its kind or the number of players</source>
        <translation>Hitta ett spel på namn, slag eller antal spelare</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mer</translation>
    </message>
    <message>
        <source>Learning, rules, opponents, statistics, games played, settings</source>
        <translation>Lära, regler, motståndare, statistik, spelade partier, inställningar</translation>
    </message>
    <message>
        <source>No game is called that.</source>
        <translation>Inget spel heter så.</translation>
    </message>
</context>
<context>
    <name>LooksSettings</name>
    <message>
        <source>Cards and table</source>
        <translation>Kort och bord</translation>
    </message>
    <message>
        <source>Woven</source>
        <translation>Vävd</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Fyra färger</translation>
    </message>
    <message>
        <source>Large letters</source>
        <translation>Stora tecken</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kortlek</translation>
    </message>
    <message>
        <source>Fewer decks</source>
        <translation>Färre lekar</translation>
    </message>
    <message>
        <source>More decks (%1)</source>
        <translation>Fler lekar (%1)</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Bokstäver på korten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Baksida</translation>
    </message>
    <message>
        <source>The deck’s</source>
        <translation>Lekens egen</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Stjärnor</translation>
    </message>
    <message>
        <source>Birds</source>
        <translation>Fåglar</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Träd</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Vågor</translation>
    </message>
    <message>
        <source>Horses</source>
        <translation>Hästar</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grönt</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blått</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rött</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Linne</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Trä</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Ljus</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mörk</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Vanlig</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hög</translation>
    </message>
    <message>
        <source>Size of my cards</source>
        <translation>Storlek på mina kort</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Små</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Lagom</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Stora</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Same as the language</source>
        <translation>Som språket</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Som systemet</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Tolva</source>
        <translation>Tolva</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Text size: %1 %</source>
        <translation>Textstorlek: %1 %</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nästa parti</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt parti</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totalt</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Game %1</source>
        <translation>Parti %1</translation>
    </message>
    <message>
        <source>%1, won by %2</source>
        <translation>%1, vunnet av %2</translation>
    </message>
    <message>
        <source>The match goes to %1</source>
        <translation>%1 vinner matchen</translation>
    </message>
    <message>
        <source>Game %1 of %2</source>
        <translation>Parti %1 av %2</translation>
    </message>
    <message>
        <source>Three tolvor</source>
        <translation>Tre tolvor</translation>
    </message>
</context>
<context>
    <name>Money</name>
    <message>
        <source>Owes</source>
        <translation>Skyldig</translation>
    </message>
</context>
<context>
    <name>Narrator</name>
    <message>
        <source>Trump: %1.</source>
        <translation>Trumf: %1.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Giv %1</translation>
    </message>
    <message>
        <source>No trick has been taken yet.</source>
        <translation>Inget stick är taget än.</translation>
    </message>
    <message>
        <source>It was taken with %1</source>
        <translation>Det togs med %1</translation>
    </message>
    <message>
        <source>The last trick</source>
        <translation>Förra sticket</translation>
    </message>
    <message>
        <source>%1, not chosen any more</source>
        <translation>%1, inte vald längre</translation>
    </message>
    <message>
        <source>Your cards are face down. B shows them again.</source>
        <translation>Dina kort ligger med baksidan upp. B visar dem igen.</translation>
    </message>
    <message>
        <source>The cards are hidden. Type your code to see them.</source>
        <translation>Korten är dolda. Skriv din kod för att se dem.</translation>
    </message>
    <message>
        <source>The cards are hidden. Hold down the key %1 to see them.</source>
        <translation>Korten är dolda. Håll ner tangenten %1 för att se dem.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Det är din tur.</translation>
    </message>
    <message>
        <source>It is %1’s turn.</source>
        <translation>%1 står på tur.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Your hand: %1.</source>
        <translation>Din hand: %1.</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>In the trick: %1.</source>
        <translation>I sticket: %1.</translation>
    </message>
    <message>
        <source>On the table: %1.</source>
        <translation>På bordet: %1.</translation>
    </message>
    <message>
        <source>No trump.</source>
        <translation>Sang: ingen trumf.</translation>
    </message>
    <message>
        <source>cards in hand: %1</source>
        <translation>kort på handen: %1</translation>
    </message>
    <message>
        <source>%1, cannot be played now</source>
        <translation>%1, går inte att spela nu</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>plays like %1</source>
        <translation>spelar som %1</translation>
    </message>
</context>
<context>
    <name>NextStep</name>
    <message>
        <source>One choice is waiting for another try</source>
        <translation>Ett val väntar på ett nytt försök</translation>
    </message>
    <message>
        <source>%1 choices are waiting for another try</source>
        <translation>%1 val väntar på ett nytt försök</translation>
    </message>
    <message>
        <source>What you missed</source>
        <translation>Det du missade</translation>
    </message>
    <message>
        <source>Play against %1</source>
        <translation>Spela mot %1</translation>
    </message>
    <message>
        <source>The next one to beat in %1</source>
        <translation>Nästa att slå i %1</translation>
    </message>
    <message>
        <source>You have not played it yet</source>
        <translation>Det har du inte spelat än</translation>
    </message>
    <message>
        <source>It has been a while since you played it</source>
        <translation>Det var länge sedan du spelade det</translation>
    </message>
</context>
<context>
    <name>NotePage</name>
    <message>
        <source>Note</source>
        <translation>Anteckning</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>It is saved with the game at this point and shown when you review the deal.</source>
        <translation>Den sparas med partiet vid det här läget och visas när du går igenom given.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Spara</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>The settings in %1 cannot be read.</source>
        <translation>Inställningarna i %1 går inte att läsa.</translation>
    </message>
    <message>
        <source>What was saved about a player cannot be read. The damaged file is now %1; all games are safe.</source>
        <translation>Det som var sparat om en spelare går inte att läsa. Den skadade filen heter nu %1; alla partier är i behåll.</translation>
    </message>
    <message>
        <source>The player in %1 is from a newer version of Tolva. The file has been left as it is.</source>
        <translation>Spelaren i %1 är från en nyare version av Tolva. Filen har lämnats som den är.</translation>
    </message>
    <message>
        <source>The player in %1 cannot be read.</source>
        <translation>Spelaren i %1 går inte att läsa.</translation>
    </message>
    <message>
        <source>The file of %1 has been removed. Their games are still there.</source>
        <translation>Filen för %1 har tagits bort. Partierna finns kvar.</translation>
    </message>
    <message>
        <source>Players cannot be saved in %1. What you change lasts until you quit.</source>
        <translation>Spelare kan inte sparas i %1. Det du ändrar gäller tills du avslutar.</translation>
    </message>
    <message>
        <source>The settings name the game “%1”, which this version does not have. They have been left as they are.</source>
        <translation>Inställningarna nämner spelet ”%1”, som inte finns i den här versionen. De sparas som de är.</translation>
    </message>
    <message>
        <source>The settings ask for a number of players that %1 does not have here. The usual number is used.</source>
        <translation>Inställningarna begär ett antal spelare som den här versionen inte har för %1. Det vanliga antalet gäller.</translation>
    </message>
    <message>
        <source>The settings ask for something in the rule “%2” of %1 that is unknown here. The usual rule is used.</source>
        <translation>Inställningarna begär något i regeln ”%2” i %1 som den här versionen inte känner till. Den vanliga regeln gäller.</translation>
    </message>
    <message>
        <source>The deck “%1” is not installed here, or lacks cards. Tolva’s own deck is used instead.</source>
        <translation>Kortleken ”%1” är inte installerad här, eller saknar kort. Tolvas egen används i stället.</translation>
    </message>
    <message>
        <source>The game in %1 cannot be resumed: the file is damaged. It has been left as it is.</source>
        <translation>Partiet i %1 kan inte återupptas: filen är skadad. Den har lämnats som den är.</translation>
    </message>
    <message>
        <source>The game in %1 is from another version of Tolva and cannot be continued here. It has been left as it is.</source>
        <translation>Partiet i %1 är från en annan version av Tolva och kan inte fortsättas här. Det har lämnats som det är.</translation>
    </message>
    <message>
        <source>The game in %1 cannot be read.</source>
        <translation>Partiet i %1 kan inte läsas.</translation>
    </message>
    <message>
        <source>The game in %1 is no longer there.</source>
        <translation>Partiet i %1 finns inte längre kvar.</translation>
    </message>
    <message>
        <source>The game cannot be saved in %1. You can play on; Tolva keeps trying until you quit.</source>
        <translation>Partiet kan inte sparas i %1. Du kan spela vidare; Tolva fortsätter försöka tills du avslutar.</translation>
    </message>
    <message>
        <source>%1 is damaged and is not listed among your games. The file has been left as it is.</source>
        <translation>%1 är skadad och visas inte bland dina partier. Filen har lämnats som den är.</translation>
    </message>
    <message>
        <source>%1 is from another version of Tolva and is not listed here. The file has been left as it is.</source>
        <translation>%1 kommer från en annan version av Tolva och visas inte här. Filen har lämnats som den är.</translation>
    </message>
    <message>
        <source>%1 cannot be read (%2). What it holds is not shown; nothing has been changed.</source>
        <translation>%1 kan inte läsas (%2). Innehållet visas inte; ingenting har ändrats.</translation>
    </message>
    <message>
        <source>The game in %1 is also in %2. It is listed once; both files have been left as they are.</source>
        <translation>Partiet i %1 finns också i %2. Det visas en gång; båda filerna har lämnats som de är.</translation>
    </message>
    <message>
        <source>%1 files in %2 are damaged and are not listed among your games. They have been left as they are.</source>
        <translation>%1 filer i %2 är skadade och visas inte bland dina partier. De har lämnats som de är.</translation>
    </message>
    <message>
        <source>%1 files in %2 are from another version of Tolva and are not listed here. They have been left as they are.</source>
        <translation>%1 filer i %2 kommer från en annan version av Tolva och visas inte här. De har lämnats som de är.</translation>
    </message>
    <message>
        <source>%1 files or folders in %2 cannot be read. What they hold is not shown; nothing has been changed.</source>
        <translation>%1 filer eller mappar i %2 kan inte läsas. Innehållet visas inte; ingenting har ändrats.</translation>
    </message>
    <message>
        <source>%1 files in %2 hold games that are also in other files. Each game is listed once.</source>
        <translation>%1 filer i %2 innehåller partier som också finns i andra filer. Varje parti visas en gång.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Nothing is lost; Tolva tries again at the next start.</source>
        <translation>Det går inte att skriva i %1. Ingenting har gått förlorat; Tolva försöker igen vid nästa start.</translation>
    </message>
    <message>
        <source>The list of your games cannot be stored in %1. The games themselves are safe.</source>
        <translation>Listan över dina partier kan inte sparas i %1. Själva partierna är i säkerhet.</translation>
    </message>
    <message>
        <source>This game cannot be opened here: %1. It has been left as it is.</source>
        <translation>Partiet kan inte öppnas här: %1. Det ligger kvar som det är.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopierat.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Sparat som %1.</translation>
    </message>
    <message>
        <source>The file %1 cannot be read.</source>
        <translation>Filen %1 kan inte läsas.</translation>
    </message>
    <message>
        <source>The pages are open in your viewer: print them there.</source>
        <translation>Sidorna är öppna i visningsprogrammet: skriv ut dem där.</translation>
    </message>
    <message>
        <source>No program here opens pages to be printed. They are saved as %1.</source>
        <translation>Inget program här kan öppna sidor för utskrift. De är sparade som %1.</translation>
    </message>
    <message>
        <source>There is nothing to print here. Open the rules, or play a deal to its end.</source>
        <translation>Här finns inget att skriva ut. Öppna reglerna, eller spela en giv till slut.</translation>
    </message>
    <message>
        <source>The game that was at the table is on the first page, under Continue.</source>
        <translation>Partiet som låg på bordet finns på första sidan, under Fortsätt.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>Det finns ingen text i urklipp.</translation>
    </message>
    <message>
        <source>This deal counts as played with help.</source>
        <translation>Given räknas som spelad med hjälp.</translation>
    </message>
    <message>
        <source>Undone: this deal counts as played with help.</source>
        <translation>Ångrat: given räknas som spelad med hjälp.</translation>
    </message>
    <message>
        <source>The settings could not be read and have been reset. The damaged file has been saved as %1.</source>
        <translation>Inställningarna gick inte att läsa och har återställts. Den skadade filen finns kvar som %1.</translation>
    </message>
    <message>
        <source>The settings cannot be saved in %1. They last until you quit.</source>
        <translation>Inställningarna kan inte sparas i %1. De gäller tills du stänger programmet.</translation>
    </message>
    <message>
        <source>Another program has changed %1 while you played, or the file is write-protected. Your game continues in %2.</source>
        <translation>Ett annat program har ändrat %1 medan du spelade, eller så är filen skrivskyddad. Ditt parti fortsätter i %2.</translation>
    </message>
    <message>
        <source>The deal has been copied as text, with every choice the computers made. Paste it into your report.</source>
        <translation>Given är kopierad som text, med alla datorernas val. Klistra in den i din rapport.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 kunde inte sparas.</translation>
    </message>
    <message>
        <source>Wait until the deal is over: the record would show you each other’s cards.</source>
        <translation>Vänta tills given är slut: annars skulle ni få se varandras kort.</translation>
    </message>
    <message>
        <source>Wait until the deal is over: the saved game shows all hands, and this game is played without aids.</source>
        <translation>Vänta tills given är slut: det sparade partiet visar alla händer, och partiet spelas utan hjälpmedel.</translation>
    </message>
    <message>
        <source>Resume the game and finish the deal first: the saved game shows all hands.</source>
        <translation>Återuppta partiet och spela klart given först: det sparade partiet visar alla händer.</translation>
    </message>
    <message>
        <source>The saved game shows all hands: this deal counts as played with help.</source>
        <translation>Det sparade partiet visar alla händer: given räknas som spelad med hjälp.</translation>
    </message>
    <message>
        <source>The note is saved. You will see it when you review the deal.</source>
        <translation>Anteckningen är sparad. Du ser den när du går igenom given.</translation>
    </message>
    <message>
        <source>No hint this time: the search failed.</source>
        <translation>Inget tips den här gången: uträkningen misslyckades.</translation>
    </message>
    <message>
        <source>The play could not be judged: the search failed.</source>
        <translation>Spelet kunde inte bedömas: uträkningen misslyckades.</translation>
    </message>
    <message>
        <source>You have seen cards that come later: from here on the deal is only practice.</source>
        <translation>Du har sett kort som kommer senare: härifrån är given bara övning.</translation>
    </message>
    <message>
        <source>The others are asked on their phones.</source>
        <translation>De andra får frågan på sina telefoner.</translation>
    </message>
    <message>
        <source>%1 did not agree: the move stands.</source>
        <translation>%1 gick inte med på det: draget står kvar.</translation>
    </message>
    <message>
        <source>%1 could not find a move. A simpler player has moved instead; the game goes on.</source>
        <translation>%1 hittade inget drag. En enklare spelare har spelat i stället; partiet fortsätter.</translation>
    </message>
    <message>
        <source>%1 is not on this computer. Choose a folder on this computer.</source>
        <translation>%1 finns inte på den här datorn. Välj en mapp på den här datorn.</translation>
    </message>
</context>
<context>
    <name>NumberPanel</name>
    <message>
        <source>may not be said now</source>
        <translation>får inte sägas nu</translation>
    </message>
</context>
<context>
    <name>NumberSteps</name>
    <message>
        <source>one less</source>
        <translation>en mindre</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Hur mycket</translation>
    </message>
    <message>
        <source>one more</source>
        <translation>en mer</translation>
    </message>
</context>
<context>
    <name>Opponents</name>
    <message>
        <source>%1 ± %2% of %3 games</source>
        <translation>%1&#xa0;±&#xa0;%2&#xa0;% av %3 partier</translation>
    </message>
    <message>
        <source>Plays like %1 in this game.</source>
        <translation>Spelar som %1 i det här spelet.</translation>
    </message>
    <message>
        <source>Wins %1 of 100 games against %2.</source>
        <translation>Vinner %1 av 100 partier mot %2.</translation>
    </message>
    <message>
        <source>The compiled search is missing on this computer: opponents who look ahead play like %1 in this game. About Tolva says how to install it.</source>
        <translation>Den kompilerade sökningen saknas på den här datorn: motståndare som tänker framåt spelar som %1 i det här spelet. Under Om Tolva står hur den installeras.</translation>
    </message>
    <message>
        <source>You meet %1 unless you choose somebody else. A newcomer, with %1 as partner where there are partners, then wins about %2 of 100 games.</source>
        <translation>Du möter %1 om du inte väljer någon annan. En nybörjare, med %1 till medspelare där man spelar i par, vinner då ungefär %2 av 100 partier.</translation>
    </message>
</context>
<context>
    <name>OpponentsPage</name>
    <message>
        <source>Opponents</source>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Nobody sees more than their own hand and the cards that lie face up. They differ in how far ahead they think, how much they remember and how often they make a slip.</source>
        <translation>Ingen ser mer än sin egen hand och det som ligger öppet. Det som skiljer dem är hur långt de tänker, hur mycket de minns och hur ofta de gör ett misstag.</translation>
    </message>
    <message>
        <source>You have beaten somebody when two of three games in a row against them, without help, go well: your side finishes in the better half. Whoever is beaten stays beaten.</source>
        <translation>Du har slagit någon när två av tre partier i rad mot den personen, utan hjälp, går bra: din sida slutar i den bättre halvan. Den som är slagen förblir slagen.</translation>
    </message>
    <message>
        <source>Goals, without help</source>
        <translation>Mål, utan hjälp</translation>
    </message>
    <message>
        <source>%1: how many games each has won against %2, with partners of the same kind. The mark shows where equals would stand, the thin line where the true share lies 19 times out of 20.</source>
        <translation>%1: så många partier har var och en vunnit mot %2, med medspelare av samma slag. Strecket visar var jämbördiga skulle stå, och den tunna linjen hur långt slumpen kan ha flyttat resultatet (19 gånger av 20).</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
    <message>
        <source>Yardstick for the others</source>
        <translation>De andras måttstock</translation>
    </message>
</context>
<context>
    <name>OwnRecord</name>
    <message>
        <source>Today’s deal</source>
        <translation>Dagens giv</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>next: %1</source>
        <translation>nästa: %1</translation>
    </message>
    <message>
        <source>Games without losing</source>
        <translation>Partier utan förlust</translation>
    </message>
    <message>
        <source>longest winning streak: %1</source>
        <translation>längsta segersvit: %1</translation>
    </message>
    <message>
        <source>points</source>
        <translation>poäng</translation>
    </message>
    <message>
        <source>%1 a deal compared with the master</source>
        <translation>%1 per giv jämfört med mästaren</translation>
    </message>
    <message>
        <source>Opponents beaten</source>
        <translation>Slagna motståndare</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Vunna partier</translation>
    </message>
    <message>
        <source>Good choices</source>
        <translation>Bra val</translation>
    </message>
    <message>
        <source>judged deals: %1</source>
        <translation>bedömda givar: %1</translation>
    </message>
</context>
<context>
    <name>OwnTricks</name>
    <message>
        <source>Your tricks</source>
        <translation>Egna stick</translation>
    </message>
    <message>
        <source>You have no tricks yet</source>
        <translation>Inga stick än</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Each player has their own portrait, statistics and misses, and their own text size, pace and hints. They are chosen on the first page. Games played so far belong to the first player.</source>
        <translation>Varje spelare har sitt eget porträtt, sin egen statistik och sina egna missar, liksom sin textstorlek, sitt tempo och sina tips. Vem som spelar väljs på första sidan. Partier som redan är spelade hör till den första spelaren.</translation>
    </message>
    <message numerus="yes">
        <source>%n more. Press + on the first page and type the name of the one you are looking for.</source>
        <comment>players</comment>
        <translation>
            <numerusform>%n spelare till. Tryck på + på första sidan och skriv namnet på den du söker.</numerusform>
            <numerusform>%n spelare till. Tryck på + på första sidan och skriv namnet på den du söker.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Name of somebody else who plays here</source>
        <translation>Namn på någon annan som spelar här</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Lägg till en spelare</translation>
    </message>
    <message>
        <source>Another portrait for %1</source>
        <translation>Ett annat porträtt för %1</translation>
    </message>
    <message>
        <source>Plays now</source>
        <translation>Spelar nu</translation>
    </message>
    <message>
        <source>Play as %1</source>
        <translation>Spela som %1</translation>
    </message>
    <message>
        <source>Games for children first</source>
        <translation>Barnens spel först</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Ta bort…</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>Slå ihop…</translation>
    </message>
    <message>
        <source>Portrait %1</source>
        <translation>Porträtt %1</translation>
    </message>
    <message>
        <source>Remove %1? All games stay.</source>
        <translation>Ta bort %1? Alla partier finns kvar.</translation>
    </message>
    <message>
        <source>Who should have the games of %1?</source>
        <translation>Vem ska få partierna som %1 har spelat?</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behåll</translation>
    </message>
</context>
<context>
    <name>PeopleRow</name>
    <message>
        <source>Who plays?</source>
        <translation>Vilka spelar?</translation>
    </message>
    <message>
        <source>Press to change name and portrait</source>
        <translation>Tryck för att ändra namn och porträtt</translation>
    </message>
    <message>
        <source>Somebody else plays here too</source>
        <translation>Någon mer spelar här</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Name of somebody who plays here</source>
        <translation>Namn på någon som spelar här</translation>
    </message>
    <message>
        <source>Is %1 you?</source>
        <translation>Är %1 du?</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No, somebody else</source>
        <translation>Nej, någon annan</translation>
    </message>
</context>
<context>
    <name>Phones</name>
    <message>
        <source>Windows may ask whether Tolva may use the network: allow private networks.</source>
        <translation>Windows kan fråga om Tolva får använda nätverket: tillåt privata nätverk.</translation>
    </message>
    <message>
        <source>This machine has a firewall (ufw). If no phone gets through: sudo ufw allow %1/tcp</source>
        <translation>Den här datorn har en brandvägg (ufw). Om ingen telefon kommer fram: sudo ufw allow %1/tcp</translation>
    </message>
    <message>
        <source>This machine is in no network that a phone could reach.</source>
        <translation>Den här datorn är inte på något nätverk som en telefon kan nå.</translation>
    </message>
</context>
<context>
    <name>PhonesPage</name>
    <message>
        <source>Phones as hands</source>
        <translation>Telefoner som händer</translation>
    </message>
    <message>
        <source>A phone shows the number %1.</source>
        <translation>En telefon visar numret %1.</translation>
    </message>
    <message>
        <source>Let it in</source>
        <translation>Släpp in den</translation>
    </message>
    <message>
        <source>here by phone</source>
        <translation>här med telefon</translation>
    </message>
    <message>
        <source>a computer plays</source>
        <translation>en dator spelar</translation>
    </message>
    <message>
        <source>phone away</source>
        <translation>telefonen borta</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Spela här</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Vänta</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Dator</translation>
    </message>
    <message>
        <source>New code</source>
        <translation>Ny kod</translation>
    </message>
    <message>
        <source>The address of this machine</source>
        <translation>Datorns adress</translation>
    </message>
    <message>
        <source>A phone in a guest network or with mobile data does not reach this machine: then let its person play here. Whoever can read this network can read the game. It is not for the open internet.</source>
        <translation>En telefon på ett gästnätverk eller med mobildata når inte den här datorn: låt då personen spela här. Den som kan läsa nätverket kan läsa spelet. Det här är inte till för det öppna internet.</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Till bordet</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>För %1</translation>
    </message>
    <message>
        <source>Scan a code with the camera of a phone in the same network, or type the address. The game goes on when all are here.</source>
        <translation>Läs av en kod med kameran i en telefon i samma nätverk, eller skriv in adressen. Spelet går vidare när alla är här.</translation>
    </message>
    <message>
        <source>For all: choose your seat</source>
        <translation>För alla: välj din plats</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>How it looks</source>
        <translation>Så ser det ut</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Din tur</translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Givare</translation>
    </message>
    <message>
        <source>%1 – the score</source>
        <translation>%1 – ställningen</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>The first player</source>
        <translation>Den första spelaren</translation>
    </message>
    <message>
        <source>No name</source>
        <translation>Utan namn</translation>
    </message>
</context>
<context>
    <name>RacePanel</name>
    <message>
        <source>Locked</source>
        <translation>Låst</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>Högsta tempo</translation>
    </message>
    <message>
        <source>A little slower</source>
        <translation>Lite lugnare</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Långsamt</translation>
    </message>
    <message>
        <source>No hurry</source>
        <translation>Utan brådska</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Händer</translation>
    </message>
    <message>
        <source>Two hands</source>
        <translation>Två händer</translation>
    </message>
    <message>
        <source>Right hand</source>
        <translation>Höger hand</translation>
    </message>
    <message>
        <source>Left hand</source>
        <translation>Vänster hand</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 turns a card</source>
        <translation>%1 vänder ett kort</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <translation>Vänd ett kort</translation>
    </message>
    <message>
        <source>Last: %1</source>
        <translation>Sist: %1</translation>
    </message>
    <message>
        <source>%1. %2  %3 s</source>
        <translation>%1. %2  %3 s</translation>
    </message>
</context>
<context>
    <name>Rail</name>
    <message>
        <source>No aids</source>
        <translation>Utan hjälpmedel</translation>
    </message>
    <message>
        <source>All calls of the deal (O)</source>
        <translation>Alla bud i given (O)</translation>
    </message>
    <message>
        <source>Hint (H)</source>
        <translation>Tips (H)</translation>
    </message>
    <message>
        <source>The last trick (L)</source>
        <translation>Förra sticket (L)</translation>
    </message>
    <message>
        <source>Hide my cards (B)</source>
        <translation>Dölj mina kort (B)</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Regler (F1)</translation>
    </message>
    <message>
        <source>The score paper</source>
        <translation>Protokollet</translation>
    </message>
    <message>
        <source>Make the score paper small (P)</source>
        <translation>Gör protokollet litet (P)</translation>
    </message>
    <message>
        <source>Make the score paper large (P)</source>
        <translation>Gör protokollet stort (P)</translation>
    </message>
    <message>
        <source>Show the rule</source>
        <translation>Visa regeln</translation>
    </message>
</context>
<context>
    <name>RankLegend</name>
    <message>
        <source>From the highest to the lowest:</source>
        <translation>Från högst till lägst:</translation>
    </message>
</context>
<context>
    <name>RecordDesk</name>
    <message>
        <source>Drop the game here</source>
        <translation>Släpp partiet här</translation>
    </message>
</context>
<context>
    <name>RecordDialogs</name>
    <message>
        <source>Open a game</source>
        <translation>Öppna ett parti</translation>
    </message>
    <message>
        <source>Games (*.tolva)</source>
        <translation>Partier (*.tolva)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alla filer (*)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Spara partiet</translation>
    </message>
</context>
<context>
    <name>RecordPage</name>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 kan inte öppnas</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiera</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) found. The text has not been changed.</source>
        <translation>
            <numerusform>Ett fel hittades. Texten är inte ändrad.</numerusform>
            <numerusform>%n fel hittades. Texten är inte ändrad.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>The clipboard</source>
        <translation>Urklipp</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Rad %1</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Deal %1</source>
        <translation>Giv %1</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>sang</translation>
    </message>
    <message>
        <source>Before the choice</source>
        <translation>Före valet</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Deal</source>
        <translation>Giv</translation>
    </message>
    <message>
        <source>Judge the play</source>
        <translation>Bedöm spelet</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Visa det</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Försök igen</translation>
    </message>
    <message>
        <source>Next miss ›</source>
        <translation>Nästa miss ›</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Mindre</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mer</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Spela vidare</translation>
    </message>
    <message>
        <source>As the cards lay</source>
        <translation>Som korten låg</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pausa (mellanslag)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>Spela upp (mellanslag)</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Långsamt</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Lagom</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snabbt</translation>
    </message>
    <message>
        <source>‹ Miss</source>
        <translation>‹ Miss</translation>
    </message>
    <message>
        <source>Previous miss</source>
        <translation>Föregående miss</translation>
    </message>
    <message>
        <source>The master’s play</source>
        <translation>Mästarens spel</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>Spela given igen</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Spela härifrån</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Spara som…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiera</translation>
    </message>
    <message>
        <source>Report the deal</source>
        <translation>Rapportera given</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Vad som hände</translation>
    </message>
</context>
<context>
    <name>ReviewTable</name>
    <message>
        <source>Trump: %1</source>
        <translation>Trumf: %1</translation>
    </message>
</context>
<context>
    <name>Road</name>
    <message>
        <source>Continue</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Färre</translation>
    </message>
    <message numerus="yes">
        <source>%n more in progress</source>
        <translation>
            <numerusform>%n till pågår</numerusform>
            <numerusform>%n till pågår</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more under Games played</source>
        <translation>
            <numerusform>%n till under Spelade partier</numerusform>
            <numerusform>%n till under Spelade partier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoadAhead</name>
    <message>
        <source>Next</source>
        <translation>Härnäst</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>I dag</translation>
    </message>
    <message>
        <source>Begun: play on</source>
        <translation>Påbörjad: spela vidare</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>Inte spelad än</translation>
    </message>
    <message>
        <source>Today’s deal</source>
        <translation>Dagens giv</translation>
    </message>
</context>
<context>
    <name>SameDeal</name>
    <message>
        <source>The master</source>
        <translation>Mästaren</translation>
    </message>
    <message>
        <source>The master’s play of this deal could not be worked out.</source>
        <translation>Hur mästaren spelar given gick inte att räkna ut.</translation>
    </message>
    <message>
        <source>The master is playing your cards…</source>
        <translation>Mästaren spelar dina kort…</translation>
    </message>
    <message>
        <source>The master chose as you did, all the way.</source>
        <translation>Mästaren valde som du, hela vägen.</translation>
    </message>
    <message>
        <source>Here you chose differently: you %1, the master %2.</source>
        <translation>Här gick ni skilda vägar: du valde %1, mästaren %2.</translation>
    </message>
    <message>
        <source>No reason was found.</source>
        <translation>Något skäl hittades inte.</translation>
    </message>
    <message>
        <source>Looking for the reason…</source>
        <translation>Söker skälet…</translation>
    </message>
</context>
<context>
    <name>SameDealPage</name>
    <message>
        <source>The same deal</source>
        <translation>Samma giv</translation>
    </message>
    <message>
        <source>Both deals, trick by trick</source>
        <translation>Båda givarna, stick för stick</translation>
    </message>
    <message>
        <source>Where we chose differently</source>
        <translation>Där vi gick skilda vägar</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Visa</translation>
    </message>
</context>
<context>
    <name>ScorePaper</name>
    <message>
        <source>the opening one</source>
        <translation>öppningsbeten</translation>
    </message>
    <message>
        <source>%1: %2, paid off by %3</source>
        <translation>%1: %2, avspelad av %3</translation>
    </message>
    <message>
        <source>%1: %2, not paid</source>
        <translation>%1: %2, inte avspelad</translation>
    </message>
</context>
<context>
    <name>ScrollMark</name>
    <message>
        <source>Scroll</source>
        <translation>Rulla</translation>
    </message>
</context>
<context>
    <name>SeatBadge</name>
    <message>
        <source>phone away</source>
        <translation>telefonen borta</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>givare</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>står på tur</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>poäng %1</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n stick</numerusform>
            <numerusform>%n stick</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Nearest</source>
        <translation>Närmast</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Vänster</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>Mitt emot</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Höger</translation>
    </message>
    <message>
        <source>Left, near</source>
        <translation>Vänster, nära</translation>
    </message>
    <message>
        <source>Left, far</source>
        <translation>Vänster, långt</translation>
    </message>
    <message>
        <source>Right, far</source>
        <translation>Höger, långt</translation>
    </message>
    <message>
        <source>Right, near</source>
        <translation>Höger, nära</translation>
    </message>
    <message>
        <source>%1 plays: choose somebody else</source>
        <translation>%1 spelar: välj någon annan</translation>
    </message>
    <message>
        <source>Choose the portrait of %1</source>
        <translation>Välj porträtt för %1</translation>
    </message>
    <message>
        <source>Who sits there?</source>
        <translation>Vem sitter där?</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Jag</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Dator</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Här</translation>
    </message>
    <message>
        <source>On a phone</source>
        <translation>På en telefon</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>SettingRows</name>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spelet</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Om Tolva</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Are hidden</source>
        <translation>Döljs mina kort</translation>
    </message>
    <message>
        <source>Pace and motion</source>
        <translation>Tempo och rörelse</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Genast</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snabbt</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Lagom</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lugnt</translation>
    </message>
    <message>
        <source>Until I click</source>
        <translation>Tills jag klickar</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>Korten rör sig</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Alltid</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Ljud</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spelare</translation>
    </message>
    <message>
        <source>Several people of this machine, each with their own settings and statistics</source>
        <translation>Flera som spelar vid den här datorn, var och en med egna inställningar och egen statistik</translation>
    </message>
    <message>
        <source>Sounds (F8)</source>
        <translation>Ljud (F8)</translation>
    </message>
    <message>
        <source>In lessons and practice</source>
        <translation>I lektioner och övning</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>Svag</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Lagom</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Nothing here can play sounds. One of these programs is enough: %1</source>
        <translation>Inget här kan spela upp ljud. Ett av de här programmen räcker: %1</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Aldrig</translation>
    </message>
    <message>
        <source>Celebrate the end of a game</source>
        <translation>Fira när ett parti är slut</translation>
    </message>
    <message>
        <source>Games of speed</source>
        <translation>Spel på snabbhet</translation>
    </message>
    <message>
        <source>Full speed</source>
        <translation>Högsta tempo</translation>
    </message>
    <message>
        <source>A little slower</source>
        <translation>Lite lugnare</translation>
    </message>
    <message>
        <source>Slow, for small children</source>
        <translation>Långsamt, för små barn</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>Ett klick</translation>
    </message>
    <message>
        <source>Trump apart</source>
        <translation>Trumfen för sig</translation>
    </message>
    <message>
        <source>High to low</source>
        <translation>Högt till lågt</translation>
    </message>
    <message>
        <source>Low to high</source>
        <translation>Lågt till högt</translation>
    </message>
    <message>
        <source>Aids</source>
        <translation>Hjälpmedel</translation>
    </message>
    <message>
        <source>Count card points for me</source>
        <translation>Räkna kortpoängen åt mig</translation>
    </message>
    <message>
        <source>Show which card is winning</source>
        <translation>Visa vilket kort som leder</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tangenter</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>Keep finished tricks</source>
        <translation>Ett färdigt stick ligger kvar</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volym</translation>
    </message>
    <message>
        <source>No hurry</source>
        <translation>Utan brådska</translation>
    </message>
    <message>
        <source>Play the only possible card for me</source>
        <translation>Lägg enda möjliga kortet åt mig</translation>
    </message>
    <message>
        <source>Offer to claim the rest when it is certain</source>
        <translation>Föreslå att begära resten när den är säker</translation>
    </message>
    <message>
        <source>Only me</source>
        <translation>Bara jag</translation>
    </message>
    <message>
        <source>Computers too</source>
        <translation>Datorerna också</translation>
    </message>
    <message>
        <source>Play a card with</source>
        <translation>Ett kort läggs med</translation>
    </message>
    <message>
        <source>Two clicks: the first lifts it</source>
        <translation>Två klick: det första lyfter det</translation>
    </message>
    <message>
        <source>Suits in my hand</source>
        <translation>Färgerna på handen</translation>
    </message>
    <message>
        <source>Red and black in turn</source>
        <translation>Rött och svart om vartannat</translation>
    </message>
    <message>
        <source>Cards within a suit</source>
        <translation>Korten i en färg</translation>
    </message>
    <message>
        <source>Let me look through my side’s tricks</source>
        <translation>Låt mig bläddra i våra stick</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Mindre</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>Mer…</translation>
    </message>
    <message>
        <source>Practice: point lead on the cards</source>
        <translation>Övning: försprång på korten</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatiskt</translation>
    </message>
    <message>
        <source>Reset every setting on this page?</source>
        <translation>Återställa alla inställningar på sidan?</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Återställ</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Behåll dem</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>Återställ alla inställningar</translation>
    </message>
    <message>
        <source>Text and privacy</source>
        <translation>Text och dolda kort</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textstorlek</translation>
    </message>
    <message>
        <source>When I switch windows, my cards</source>
        <translation>När jag byter fönster</translation>
    </message>
    <message>
        <source>Stay visible</source>
        <translation>Syns mina kort</translation>
    </message>
</context>
<context>
    <name>ShareChart</name>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>Sheet</name>
    <message>
        <source>More than %1</source>
        <translation>Mer än %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This time it was you</source>
        <translation>Den här gången blev det du</translation>
    </message>
    <message>
        <source>This time it was %1</source>
        <translation>Den här gången blev det %1</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>Partiet slutade oavgjort</translation>
    </message>
    <message>
        <source>You have won</source>
        <translation>Du har vunnit</translation>
    </message>
    <message>
        <source>%1 have won</source>
        <translation>%1 har vunnit</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 kort</translation>
    </message>
    <message>
        <source>%1 cards</source>
        <translation>%1 kort</translation>
    </message>
    <message>
        <source>The winner is %1</source>
        <translation>%1 har vunnit</translation>
    </message>
</context>
<context>
    <name>Speech</name>
    <message>
        <source>%1: “%2”</source>
        <translation>%1: ”%2”</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>All opponents</source>
        <translation>Alla motståndare</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Alla givar</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Utan hjälp</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Med hjälp</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1–%2%</source>
        <translation>%1–%2&#xa0;%</translation>
    </message>
    <message>
        <source>%1 of %2 games won</source>
        <translation>%1 av %2 partier vunna</translation>
    </message>
    <message>
        <source>in the long run probably %1</source>
        <translation>i längden troligen %1</translation>
    </message>
    <message>
        <source>on average place %1 of %2</source>
        <translation>i snitt plats %1 av %2</translation>
    </message>
    <message>
        <source>%1 of %2 games without losing</source>
        <translation>%1 av %2 partier utan förlust</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 mot %2</translation>
    </message>
    <message>
        <source>deals played</source>
        <translation>givar spelade</translation>
    </message>
    <message>
        <source>deal played</source>
        <translation>giv spelad</translation>
    </message>
    <message>
        <source>After game %1: %2 won (%3)</source>
        <translation>Efter parti %1: %2 vunna (%3)</translation>
    </message>
    <message>
        <source>%1: %2 of %3 choices were good; over the last ten games %4</source>
        <translation>%1: %2 av %3 val var bra; över de senaste tio partierna %4</translation>
    </message>
    <message>
        <source>%1 of %2 choices in the deal judged were good</source>
        <translation>%1 av %2 val i den bedömda given var bra</translation>
    </message>
    <message>
        <source>%1 of %2 choices in %3 judged deals were good</source>
        <translation>%1 av %2 val i %3 bedömda givar var bra</translation>
    </message>
    <message>
        <source>given away: %1 points a deal</source>
        <translation>bortskänkt: %1 poäng per giv</translation>
    </message>
    <message>
        <source>%1 of at least %2 deals</source>
        <translation>%1 av minst %2 givar</translation>
    </message>
    <message>
        <source>The last %1 games: %2 won</source>
        <translation>De senaste %1 partierna: %2 vunna</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>%1 givar</translation>
    </message>
    <message>
        <source>Week of %1 and the three before: %2 a deal, %3 deals</source>
        <translation>Veckan från %1 och de tre före: %2 per giv, %3 givar</translation>
    </message>
    <message>
        <source>1 deal</source>
        <translation>1 giv</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 vunna</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alla spel</translation>
    </message>
    <message>
        <source>Games of skill</source>
        <translation>Skicklighetsspel</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Hela tiden</translation>
    </message>
    <message>
        <source>Past year</source>
        <translation>Senaste året</translation>
    </message>
    <message>
        <source>Past 30 days</source>
        <translation>Senaste 30 dagarna</translation>
    </message>
    <message>
        <source>Past 7 days</source>
        <translation>Senaste 7 dagarna</translation>
    </message>
    <message>
        <source>Mixed opponents</source>
        <translation>Blandade motståndare</translation>
    </message>
    <message>
        <source>no game finished yet</source>
        <translation>inget parti är färdigspelat än</translation>
    </message>
    <message>
        <source>point lead per deal</source>
        <translation>poäng före de andra per giv</translation>
    </message>
    <message>
        <source>current winning streak</source>
        <translation>segersvit just nu</translation>
    </message>
    <message>
        <source>current losing streak</source>
        <translation>förlustsvit just nu</translation>
    </message>
    <message>
        <source>longest winning streak: %1</source>
        <translation>längsta segersviten: %1</translation>
    </message>
    <message>
        <source>%1 with help</source>
        <translation>%1 med hjälp</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lär dig</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>Spelade partier</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjälp</translation>
    </message>
    <message>
        <source>Games won over time</source>
        <translation>Vunna partier över tid</translation>
    </message>
    <message>
        <source>Good choices over time</source>
        <translation>Bra val över tid</translation>
    </message>
    <message>
        <source>Compared with the master, with the same cards</source>
        <translation>Jämfört med mästaren, med samma kort</translation>
    </message>
    <message>
        <source>Bid and made</source>
        <translation>Bjudet och klarat</translation>
    </message>
    <message>
        <source>Score lines per deal</source>
        <translation>Raderna i protokollet, per giv</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Period</translation>
    </message>
    <message>
        <source>The line starts with the first game you finish.</source>
        <translation>Linjen börjar med det första parti som spelas klart.</translation>
    </message>
    <message>
        <source>The line starts when a deal of yours has been judged in its review: it shows how many of your choices were good, over the last ten games.</source>
        <translation>Linjen börjar när någon av dina givar har bedömts i sin genomgång: den visar hur många av dina val som var bra, räknat över de tio senaste partierna.</translation>
    </message>
    <message>
        <source>Point lead per deal</source>
        <translation>Poängförsprång per giv</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>De andra</translation>
    </message>
    <message>
        <source>Show all deals</source>
        <translation>Visa alla givar</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Till bordet</translation>
    </message>
    <message>
        <source>No deals match</source>
        <translation>Inga träffar</translation>
    </message>
    <message>
        <source>Your play will be charted here</source>
        <translation>Här visas ditt spel i bilder</translation>
    </message>
    <message>
        <source>You have played no such deals in this period.</source>
        <translation>Du har inte spelat någon sådan giv under den här tiden.</translation>
    </message>
    <message>
        <source>Your games over time, in figures and curves: it starts with the first deal you finish.</source>
        <translation>Dina partier över tid, i siffror och kurvor: det börjar med den första giv du spelar klart.</translation>
    </message>
    <message>
        <source>Your result in a deal minus the master’s, with your cards against the same opponents. The luck of the cards is the same for both. Deals with help are left out.</source>
        <translation>Ditt resultat i en giv minus mästarens, med dina kort och mot samma motståndare. Kortlyckan är lika för båda. Givar med hjälp räknas inte.</translation>
    </message>
    <message>
        <source>The last deal compared with the master’s</source>
        <translation>Senaste given jämförd med mästarens</translation>
    </message>
</context>
<context>
    <name>StepDonePage</name>
    <message>
        <source>Well done!</source>
        <translation>Bra gjort!</translation>
    </message>
    <message>
        <source>That was the last step of the path.</source>
        <translation>Det var det sista steget.</translation>
    </message>
    <message>
        <source>“%1” is done.</source>
        <translation>”%1” är klart.</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Härnäst: %1</translation>
    </message>
    <message>
        <source>To the path</source>
        <translation>Till stegen</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nästa steg</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>the joker</source>
        <translation>jokern</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>ess</translation>
    </message>
    <message>
        <source>king</source>
        <translation>kung</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dam</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>knekt</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>spader %1</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>hjärter %1</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>ruter %1</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>klöver %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 och %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>%1: cut the pack, or knock?</source>
        <translation>%1: vill du kupera eller knacka?</translation>
    </message>
    <message>
        <source>Cut the pack, or knock?</source>
        <translation>Vill du kupera eller knacka?</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Kupera</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Knacka</translation>
    </message>
    <message>
        <source>Owes %1</source>
        <translation>Skyldig %1</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>New game (Ctrl+N)</source>
        <translation>Nytt parti (Ctrl+N)</translation>
    </message>
    <message>
        <source>Statistics (F4)</source>
        <translation>Statistik (F4)</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Write a note…</source>
        <translation>Skriv en anteckning…</translation>
    </message>
    <message>
        <source>Today’s deal (F6)</source>
        <translation>Dagens giv (F6)</translation>
    </message>
    <message>
        <source>Phones</source>
        <translation>Telefoner</translation>
    </message>
    <message>
        <source>Report this deal</source>
        <translation>Rapportera given</translation>
    </message>
    <message>
        <source>Keys (?)</source>
        <translation>Tangenter (?)</translation>
    </message>
    <message>
        <source>More (M)</source>
        <translation>Mer (M)</translation>
    </message>
    <message>
        <source>Games played (F3)</source>
        <translation>Spelade partier (F3)</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Motståndare</translation>
    </message>
    <message>
        <source>Rules (F1)</source>
        <translation>Regler (F1)</translation>
    </message>
    <message>
        <source>Settings (Esc)</source>
        <translation>Inställningar (Esc)</translation>
    </message>
    <message>
        <source>Quit (Ctrl+Q)</source>
        <translation>Avsluta (Ctrl+Q)</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>The calls in this deal</source>
        <translation>Det som har sagts i given</translation>
    </message>
    <message>
        <source>Nothing has been called yet</source>
        <translation>Inget har sagts än</translation>
    </message>
</context>
<context>
    <name>Task</name>
    <message>
        <source>Another deal</source>
        <translation>En giv till</translation>
    </message>
    <message>
        <source>Choose again. You will meet this choice once more.</source>
        <translation>Välj igen. Du möter det här valet en gång till.</translation>
    </message>
    <message>
        <source>Choose something else and play the deal on. None of this is saved.</source>
        <translation>Välj något annat och spela given vidare. Inget av det här sparas.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Giv %1</translation>
    </message>
    <message>
        <source>The deal is over. Good choices: %1 of %2.</source>
        <translation>Given är slut. Bra val: %1 av %2.</translation>
    </message>
    <message>
        <source>%1 of %2 right</source>
        <translation>%1 av %2 rätt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>This deal comes from one of your learning paths.</source>
        <translation>Den här given kommer från Lär dig.</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Lämna</translation>
    </message>
    <message>
        <source>Leave the lesson?</source>
        <translation>Lämna lektionen?</translation>
    </message>
    <message>
        <source>You will find it again on the page of the game.</source>
        <translation>Du hittar den igen på spelets sida.</translation>
    </message>
    <message>
        <source>Looking for a deal…</source>
        <translation>Letar efter en giv…</translation>
    </message>
    <message>
        <source>On %1 your choice here cost %2 points.</source>
        <translation>Den %1 kostade ditt val här %2 poäng.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nästa</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>En gång till</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>Now: place %1. Before: place %2.</source>
        <translation>Nu: plats %1. Då: plats %2.</translation>
    </message>
    <message>
        <source>Played to the end</source>
        <translation>Färdigspelat</translation>
    </message>
    <message>
        <source>Points in this deal now: %1. Before: %2.</source>
        <translation>Givens poäng nu: %1. Då: %2.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Hoppa över</translation>
    </message>
    <message>
        <source>Skip the lesson</source>
        <translation>Hoppa över lektionen</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Börja om</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Till genomgången</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Försök igen</translation>
    </message>
    <message>
        <source>What would you do here?</source>
        <translation>Vad gör du här?</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Rätt!</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Inte riktigt</translation>
    </message>
</context>
<context>
    <name>TaskNote</name>
    <message>
        <source>Show it</source>
        <translation>Visa det</translation>
    </message>
</context>
<context>
    <name>Telling</name>
    <message>
        <source>%1 leads %2</source>
        <translation>%1 spelar ut %2</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 lägger %2</translation>
    </message>
    <message>
        <source>%1 discards %2</source>
        <translation>%1 kastar %2</translation>
    </message>
    <message>
        <source>You discard %2</source>
        <translation>Du kastar %2</translation>
    </message>
    <message>
        <source>%1 puts away %2</source>
        <translation>%1 lägger undan %2</translation>
    </message>
    <message>
        <source>You put away %2</source>
        <translation>Du lägger undan %2</translation>
    </message>
    <message>
        <source>%1 draws %2</source>
        <translation>%1 drar %2</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>%1 ger</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Du ger</translation>
    </message>
    <message>
        <source>You lead %2</source>
        <translation>Du spelar ut %2</translation>
    </message>
    <message>
        <source>You play %2</source>
        <translation>Du lägger %2</translation>
    </message>
    <message>
        <source>You draw %2</source>
        <translation>Du drar %2</translation>
    </message>
    <message>
        <source>You take the trick</source>
        <translation>Du tar sticket</translation>
    </message>
    <message>
        <source>you</source>
        <translation>dig</translation>
    </message>
    <message>
        <source>%1 takes the trick</source>
        <translation>%1 tar sticket</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation>%1: ”%2”</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 lays down %2</source>
        <translation>%1 lägger ner %2</translation>
    </message>
    <message>
        <source>You lay down %2</source>
        <translation>Du lägger ner %2</translation>
    </message>
    <message>
        <source>%1 takes %2</source>
        <translation>%1 tar %2</translation>
    </message>
    <message>
        <source>You take %2</source>
        <translation>Du tar %2</translation>
    </message>
    <message>
        <source>%1 draws a card</source>
        <translation>%1 drar ett kort</translation>
    </message>
    <message>
        <source>You draw a card</source>
        <translation>Du drar ett kort</translation>
    </message>
    <message>
        <source>%1 draws %2 from %3</source>
        <translation>%1 drar %2 av %3</translation>
    </message>
    <message>
        <source>You draw %2 from %3</source>
        <translation>Du drar %2 av %3</translation>
    </message>
    <message>
        <source>%1 draws a card from %3</source>
        <translation>%1 drar ett kort av %3</translation>
    </message>
    <message>
        <source>You draw a card from %3</source>
        <translation>Du drar ett kort av %3</translation>
    </message>
    <message>
        <source>%2 is turned up in front of %1</source>
        <translation>%2 vänds upp hos %1</translation>
    </message>
    <message>
        <source>%2 is turned up in front of you</source>
        <translation>%2 vänds upp hos dig</translation>
    </message>
    <message>
        <source>%1 cuts</source>
        <translation>%1 kuperar</translation>
    </message>
    <message>
        <source>You cut</source>
        <translation>Du kuperar</translation>
    </message>
    <message>
        <source>%1 knocks</source>
        <translation>%1 knackar</translation>
    </message>
    <message>
        <source>You knock</source>
        <translation>Du knackar</translation>
    </message>
    <message>
        <source>%1 draws lowest, %2, and deals</source>
        <translation>%1 drar lägst, %2, och ger</translation>
    </message>
    <message>
        <source>You draw lowest, %2, and deal</source>
        <translation>Du drar lägst, %2, och ger</translation>
    </message>
</context>
<context>
    <name>Today</name>
    <message>
        <source>Yesterday: %1</source>
        <translation>I går: %1</translation>
    </message>
    <message>
        <source>Yesterday: not played</source>
        <translation>I går: inte spelad</translation>
    </message>
    <message>
        <source>You: %1</source>
        <translation>Du: %1</translation>
    </message>
</context>
<context>
    <name>TrickStrip</name>
    <message>
        <source>Trick %1</source>
        <translation>Stick %1</translation>
    </message>
</context>
<context>
    <name>Tries</name>
    <message>
        <source>Your choice is being judged…</source>
        <translation>Ditt val bedöms…</translation>
    </message>
    <message>
        <source>Choose again. Choosing the same card plays it.</source>
        <translation>Välj igen. Väljer du samma kort en gång till läggs det.</translation>
    </message>
</context>
<context>
    <name>TrumpSign</name>
    <message>
        <source>Trump: %1</source>
        <translation>Trumf: %1</translation>
    </message>
    <message>
        <source>No trump</source>
        <translation>Sang</translation>
    </message>
</context>
<context>
    <name>TurnPad</name>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lugnt</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Lagom</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snabbt</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Genast</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stanna</translation>
    </message>
    <message>
        <source>Turn automatically</source>
        <translation>Vänd automatiskt</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>Beginners</source>
        <translation>Nybörjare</translation>
    </message>
    <message>
        <source>Everyday players</source>
        <translation>Vardagsspelare</translation>
    </message>
    <message>
        <source>Masters</source>
        <translation>Mästare</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lär dig</translation>
    </message>
    <message>
        <source>Two minutes at the table show you how %1 is played.</source>
        <translation>Två minuter vid bordet visar hur %1 går till.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spela</translation>
    </message>
    <message>
        <source>Play against</source>
        <translation>Spela mot</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alla spel</translation>
    </message>
</context>
<context>
    <name>WishPage</name>
    <message>
        <source>%1 wants to take back their last move. Do you agree?</source>
        <translation>%1 vill ta tillbaka sitt senaste drag. Går ni med på det?</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nej</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
</context>
</TS>
