"""Two rows of desks under the lines of light, toward the windows and the town."""
from scenes import commercial_offices as place
from kit import stage

FILM = place.FILM


def build():
    place.build()
    stage.camera((-2.65, -4.1, 1.6), (2.5, 2.4, 1.42), lens=24, fstop=5.6, focus=(0.4, -0.6, 0.9))
