"""A patio for the game, for dinner, and for the last hour by the fire."""
from scenes import outdoor_entertainment_patio

SCENE = outdoor_entertainment_patio

CIRCUITS = {
    "bulbs": ("festoon",),
    "fire": ("fire",),
    "television": ("screen",),
    "hearth": ("hearth",),
    "table": ("table",),
    "palms": ("uplights",),
    "hedge": ("hedge",),
}

KELVINS = {"bulbs": 2300, "hearth": 2600, "table": 2700, "palms": 2900, "hedge": 2800}

DIMMERS = {
    "bulbs": (-1.98, -1.38, 2.64), "fire": (0.4, 3.35, 0.6), "television": (0.75, 2.95, 2.05), "hearth": (-0.95, 2.85, 2.5),
    "table": (0.4, 0.1, 0.4), "palms": (4.6, 7.6, 2.6), "hedge": (-8.5, 11, 1.0),
}

SCENES = {
    "game": {"table": 0.0},
    "dinner": {"television": 0.0, "bulbs": 0.4, "hearth": 0.25, "table": 0.6, "palms": 0.5, "hedge": 0.3},
    "late": {"television": 0.0, "bulbs": 0.09, "fire": 0.7, "hearth": 0.0, "table": 0.0, "palms": 0.2, "hedge": 0.08},
}
