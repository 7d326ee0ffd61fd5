"""From the folding table to the open rack: a server on its rails in the work lamp, the door open to the rain."""
from scenes import commercial_emergency_services as place
from kit import stage

FILM = place.FILM


def build():
    place.build()
    stage.camera((2.0, -2.1, 1.5), (0.4, 1.2, 1.3), lens=25, fstop=4, focus=(0.9, 0.5, 1.2))
