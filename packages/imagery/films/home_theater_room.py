"""A theater whose lamps come up for guests, go down for the film, and come up all the way for the vacuum cleaner."""
from scenes import home_theater_room

SCENE = home_theater_room

CIRCUITS = {
    "screen": ("screen",),
    "stars": ("stars",),
    "cove": ("cove",),
    "front-sconces": ("front sconces",),
    "sconces": ("sconces",),
    "step": ("step",),
    "house-lights": ("house lights",),
}

KELVINS = {"cove": 3200, "front-sconces": 2400, "sconces": 2400, "step": 2300, "house-lights": 3800}

DIMMERS = {
    "screen": (0, 8.02, 1.64), "stars": (-0.4, 3.9, 2.82), "cove": (2.95, 5.2, 3.0), "front-sconces": (-3.23, 6.33, 1.55),
    "sconces": (-3.23, 4.58, 1.55), "step": (-0.6, 3.22, 0.28),
    "house-lights": (1.3, 4.1, 2.81),
}

SCENES = {
    "trailers": {"cove": 0.43, "house-lights": 0.0},
    "film": {"cove": 0.0, "front-sconces": 0.0, "sconces": 0.035, "stars": 0.35, "step": 0.5, "house-lights": 0.0},
    "intermission": {"screen": 0.0, "cove": 0.33, "front-sconces": 0.5, "sconces": 0.5, "house-lights": 0.25},
    "cleanup": {"screen": 0.0, "stars": 0.0},
}
