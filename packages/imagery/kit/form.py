"""Shapes, in metres. Every function makes one object, stands it in the scene and returns it."""
from .soft import curtain, cushion, sheet
from .solid import ball, box, lathe, rod, tube
from .stand import again, mesh_of, place

__all__ = ["again", "ball", "box", "curtain", "cushion", "lathe", "mesh_of", "place", "rod", "sheet", "tube"]
