"""The old sitting room from the end of the sofa: the hearth, a lit alcove on each side of it, the armchair."""
from scenes import residential_existing_homes as place
from kit import stage

FILM = place.FILM


def build():
    place.build()
    stage.camera((1.9, -2.6, 1.15), (-0.25, 1.5, 1.25), lens=24, fstop=4, focus=(0, 0.8, 0.9))
