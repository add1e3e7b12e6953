"""The K+Q family, relatives of Mariage: tolva and bondtolva in all their forms."""

ORDER = 1
GAMES = {
    "tolva-4": ("tolva.TOLVA_4", (4,)),
    "tolva-3": ("tolva.TOLVA_3", (3,)),
    "plocketolva": ("tolva_two.PLOCKETOLVA", (2,)),
    "bordstolva": ("tolva_two.BORDSTOLVA", (2,)),
    "bondtolva-4": ("bondtolva.BONDTOLVA_4", (4,)),
    "bondtolva-6": ("bondtolva.BONDTOLVA_6", (6,)),
    "bondtolva-2": ("bondtolva_two.BONDTOLVA_2", (2,)),
}
