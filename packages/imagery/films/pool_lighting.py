"""A pool for a swim, for a party, and for looking at from bed."""
from scenes import pool_lighting

SCENE = pool_lighting

CIRCUITS = {
    "pool": ("pool",),
    "house": ("house", "pendants", "table lamps"),
    "eaves": ("soffit",),
    "palms": ("uplights",),
    "hedge": ("hedge",),
    "path-light": ("path lights",),
}

KELVINS = {"house": 2700, "eaves": 2900, "palms": 3000, "hedge": 2800, "path-light": 2500}

DIMMERS = {
    "pool": (-1.0, 2.0, -0.1), "house": (1.6, 8.8, 1.3), "eaves": (-1.7, 7.75, 3.0), "palms": (-5.6, 7.4, 2.0), "hedge": (-5.2, 12.0, 1.2),
    "path-light": (3.3, 1.25, 0.4),
}

SCENES = {
    "swim": {"pool": 0.62, "eaves": 0.5, "palms": 0.6, "hedge": 0.0},
    "party": {},
    "late": {"pool": 0.14, "house": 0.0, "eaves": 0.015, "palms": 0.15, "hedge": 0.1},
}
