"""The hero's evening: the garden comes up, the walls calm down for dinner, and the room comes back. Its day: noon, late afternoon, noon."""
from scenes import home_hero

SCENE = home_hero
SECONDS, FPS = 10, 24

# which lamps hang on one dimmer; candles and the sky stay as they are
CIRCUITS = {
    "pendant-1": ("pendant -0.65",),
    "pendant-2": ("pendant 0.1", "table"),
    "pendant-3": ("pendant 0.85",),
    "palms": ("palm 3", "palm 12", "palm 9", "palm 5"),
    "hedge": ("hedge", "path lights"),
    "pool": ("pool",),
    "floor-lamp": ("floor lamps",),
    "stone": ("wall washer",),
    "plaster": ("plaster wash",),
    "room": ("table spot", "chair spot"),
    "screen": ("screen",),
}

# the color each is at full; a circuit that is not named here keeps its color
KELVINS = {
    "pendant-1": 2500, "pendant-2": 2500, "pendant-3": 2500, "palms": 2900, "hedge": 2800, "floor-lamp": 2600, "stone": 2600, "plaster": 2800,
    "room": 2700, "sun": 5600,
}

# what visitors dim, and where they press it: a point of the room. A dimmer of several circuits names them.
DIMMERS = {
    "pendants": (0.1, 2.7, 1.74), "palms": (7.4, 12.6, 2.7), "hedge": (13.0, 15.4, 0.9), "pool": (3.2, 6.0, -0.1), "floor-lamp": (3.75, 0.3, 1.48),
    "stone": (4.9, 1.9, 2.45), "plaster": (-3.2, 1.3, 2.62), "room": (1.05, -0.35, 3.15), "screen": (-3.4, 0.5, 1.62),
}
JOINED = {"pendants": ("pendant-1", "pendant-2", "pendant-3")}


def calm(down, up, low, fade=1.3):
    """Full at both ends of the loop, and at `low` from `down` to `up`. The page's switches are hidden meanwhile."""
    return [(0, 1), (down, 1), (down + fade, low), (up, low), (up + fade, 1), (SECONDS - 0.001, 1)]


# (second, level) by circuit. The picture never gets much darker than it begins: it is the first thing that visitors see.
SCORE = {
    "screen": 0.0,
    "hedge": [(0, 0.3), (0.3, 0.3), (2.1, 1), (7.6, 1), (9.6, 0.3)],
    "pool": [(0, 0.45), (0.8, 0.45), (2.6, 1), (7.2, 1), (9.2, 0.45)],
    "stone": calm(2.4, 6.6, 0.5),
    "plaster": calm(2.8, 6.2, 0.5),
    "floor-lamp": calm(3.2, 5.9, 0.4),
    "room": calm(3.5, 6.0, 0.4),
}

# the hour of the film by day, from noon (0) to dusk (1)
HOURS = [(0, 0), (1.0, 0), (4.6, 0.5), (5.8, 0.5), (9.4, 0), (SECONDS - 0.001, 0)]

# what visitors choose from, as levels by circuit: the picture, which opens the film, and the stills home-hero-<name>
SCENES = {
    "evening": {"screen": 0.0, "hedge": 0.3, "pool": 0.45},
    "dinner": {"screen": 0.0, "palms": 0.4, "hedge": 0.2, "pool": 0.5, "floor-lamp": 0.2, "stone": 0.22, "plaster": 0.12, "room": 0.15},
    "movie": {
        "pendant-1": 0.0, "pendant-2": 0.0, "pendant-3": 0.0, "palms": 0.12, "hedge": 0.05, "pool": 0.2, "floor-lamp": 0.06, "stone": 0.1,
        "plaster": 0.0, "room": 0.0,
    },
    "late": {
        "screen": 0.0, "pendant-1": 0.0, "pendant-2": 0.0, "pendant-3": 0.0, "palms": 1.0, "hedge": 0.8, "pool": 1.0, "floor-lamp": 0.16,
        "stone": 0.07, "plaster": 0.05, "room": 0.0,
    },
}
