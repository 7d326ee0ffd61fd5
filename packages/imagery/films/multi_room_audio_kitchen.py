"""A kitchen bright enough to cook in, low enough for dinner in the next room, and dark enough for a glass of water at night."""
from scenes import multi_room_audio_kitchen

SCENE = multi_room_audio_kitchen

CIRCUITS = {
    "pendants": ("pendants",),
    "counter": ("under cabinets",),
    "spots": ("spots",),
    "cabinet-tops": ("cabinet tops",),
    "dining-room": ("dining room",),
    "toe-kick": ("toe kick",),
}

KELVINS = {"pendants": 3000, "counter": 3300, "spots": 3800, "cabinet-tops": 3000, "dining-room": 2600, "toe-kick": 2200}

DIMMERS = {
    "pendants": (-0.75, -0.3, 1.75), "counter": (2.0, 2.35, 1.5), "spots": (0.8, 1.15, 2.79), "cabinet-tops": (2.6, 2.3, 2.45),
    "dining-room": (-3.6, 5.2, 1.65), "toe-kick": (0.6, -0.54, 0.1),
}

SCENES = {
    "evening": {"pendants": 0.4, "counter": 0.42, "spots": 0.0, "cabinet-tops": 0.1, "toe-kick": 0.0},
    "cooking": {"cabinet-tops": 0.5, "dining-room": 0.3, "toe-kick": 0.0},
    "dinner": {"pendants": 0.16, "counter": 0.03, "spots": 0.0, "cabinet-tops": 0.03, "toe-kick": 0.0},
    "late": {"pendants": 0.0, "counter": 0.0, "spots": 0.0, "cabinet-tops": 0.0, "dining-room": 0.0},
}
