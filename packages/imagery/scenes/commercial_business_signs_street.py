"""The neon sun from the pavement, along the wall to the shop's door."""
from scenes import commercial_business_signs as place
from kit import stage

FILM = place.FILM


def build():
    place.build()
    stage.camera((-3.9, -4.2, 1.5), (0.6, 0, 2.4), lens=25, fstop=4, focus=(0, -0.1, 2.2))
