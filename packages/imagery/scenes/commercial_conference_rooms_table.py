"""Across the table from the window, toward the felt wall and the call on the screen."""
from scenes import commercial_conference_rooms as place
from kit import stage

FILM = place.FILM


def build():
    place.build()
    stage.camera((2.45, -2.3, 1.5), (-0.75, 2.9, 1.3), lens=24, fstop=4.5, focus=(0.1, 0.8, 1.0))
