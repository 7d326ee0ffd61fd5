"""Color of a black body, as a camera at dusk sees it."""
import math

# A photographer balances for the evening, not for noon: 70 mired of correction keep 2700 K a warm white
# instead of orange, and turn the sky blue.
BALANCE_MIRED = 70


def seen(kelvins):
    return 1e6 / (1e6 / kelvins - BALANCE_MIRED)


def color(kelvins):
    """Linear RGB of equal luminance (an approximation that is good between 1500 and 12000 K)."""
    t = seen(kelvins) / 100
    red = 255 if t <= 66 else 329.7 * (t - 60) ** -0.1332
    green = 99.47 * math.log(t) - 161.1 if t <= 66 else 288.1 * (t - 60) ** -0.0755
    blue = 255 if t >= 66 else (0 if t <= 19 else 138.5 * math.log(t - 10) - 305.0)
    linear = [(min(255, max(0, c)) / 255) ** 2.2 for c in (red, green, blue)]
    light = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return tuple(c / light for c in linear)
