"""The shop seen close through its window, by the door: stoneware on plinths, shelves and the counter behind."""
from scenes import commercial_retail as place
from kit import stage

FILM = place.FILM


def build():
    place.build()
    stage.camera((1.15, -2.7, 1.45), (0.0, 1.6, 1.35), lens=24, fstop=4, focus=(0, 0.9, 1.1))
