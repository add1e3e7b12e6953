"""The K+Q family, relatives of Mariage: tolva and bondtolva in all their forms."""

ORDER = 1
GAMES = {
    "tolva-4": "tolva.TOLVA_4",
    "tolva-3": "tolva.TOLVA_3",
    "plocketolva": "tolva_two.PLOCKETOLVA",
    "bordstolva": "tolva_two.BORDSTOLVA",
    "bondtolva-4": "bondtolva.BONDTOLVA_4",
    "bondtolva-6": "bondtolva.BONDTOLVA_6",
    "bondtolva-2": "bondtolva_two.BONDTOLVA_2",
}
SEATS = {
    "tolva-4": (4,),
    "tolva-3": (3,),
    "plocketolva": (2,),
    "bordstolva": (2,),
    "bondtolva-4": (4,),
    "bondtolva-6": (6,),
    "bondtolva-2": (2,),
}
