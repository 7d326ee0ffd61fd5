"""The clinic's desk from the patients' side: screens turned away from them, the corridor's door behind it."""
from scenes import commercial_medical_facilities as place
from kit import stage

FILM = place.FILM


def build():
    place.build()
    stage.camera((-1.6, -1.9, 1.35), (0.8, 2.0, 1.3), lens=28, fstop=3.5, focus=(0, 1, 1))
