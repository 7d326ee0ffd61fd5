"""Along the bar from its first stool: pendants over the stone, bottles lit from behind, a lit wall at the end."""
from scenes import commercial_restaurants_bars as place
from kit import stage

FILM = {**place.FILM, "exposure": 1.28}


def build():
    place.build()
    stage.camera((-3.4, -1.75, 1.4), (2.2, 1.25, 1.5), lens=26, fstop=3.2, focus=(-0.3, -0.2, 1.1))
