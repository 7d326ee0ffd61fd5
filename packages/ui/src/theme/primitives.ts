/**
 * Raw values. Components use the contract's tokens instead. Warm tones are on the black-body curve,
 * like real lamps.
 */
export const light = {
  /** about 2700 K: the accent */ lamp: 'oklch(0.82 0.125 68)',
  /** about 5600 K */ daylight: 'oklch(0.972 0.010 82)',
  /** about 6500 K and above */ moon: 'oklch(0.85 0.035 245)',
} as const;

/** The same lamps for light backgrounds, darkened until they have enough contrast. */
export const accentOnLight = {
  lamp: 'oklch(0.43 0.098 56)',
  moon: 'oklch(0.40 0.055 250)',
} as const;

/** 950 is the darkest background, 900 a lit wall, 850 an element in front of it. */
export const neutralDark = {
  950: 'oklch(0.128 0.006 65)',
  900: 'oklch(0.230 0.011 58)',
  850: 'oklch(0.268 0.012 58)',
  800: 'oklch(0.340 0.013 60)',
  500: 'oklch(0.610 0.016 68)',
  300: 'oklch(0.810 0.014 75)',
  100: 'oklch(0.925 0.011 80)',
  50: 'oklch(0.965 0.009 82)',
} as const;

export const neutralLight = {
  white: 'oklch(0.992 0.004 85)',
  paper: light.daylight,
  linen: 'oklch(0.948 0.012 80)',
  line: 'oklch(0.870 0.014 76)',
  edge: 'oklch(0.560 0.020 70)',
  faded: 'oklch(0.390 0.016 66)',
  ink: 'oklch(0.270 0.012 62)',
  black: 'oklch(0.190 0.009 60)',
} as const;

export const signal = {
  red: 'oklch(0.800 0.105 25)',
  redOnLight: 'oklch(0.410 0.140 27)',
  redBackgroundDark: 'oklch(0.240 0.045 25)',
  redBackgroundLight: 'oklch(0.940 0.028 25)',
  green: 'oklch(0.840 0.100 150)',
  greenOnLight: 'oklch(0.390 0.080 150)',
} as const;
