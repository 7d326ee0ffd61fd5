import { clampChroma, converter, type Oklch, parse } from 'culori';
import {
  type ContrastRequirement,
  colorAt,
  contrastOf,
  contrastRequirements,
  resolve,
} from './contrast.ts';
import { type Accent, palette } from './palette.ts';
import { neutralDark } from './primitives.ts';
import type { Theme } from './ThemeProvider.tsx';

/** Lightness to add, and a factor for chroma. */
const states = { hover: [0.09, 0.56], pressed: [-0.08, 1.2] } as const;

interface Recipe {
  /** The lightness with the best contrast, where the search ends. */
  readonly extreme: number;
  /** Lightness, and a factor for chroma. */
  readonly soft: readonly [number, number];
  readonly glow: readonly [number, number];
}

const recipes: Readonly<Record<Theme, Recipe>> = {
  dark: {
    extreme: 1,
    soft: [0.3, 0.24],
    glow: [0.74, 1.2],
  },
  light: {
    extreme: 0,
    soft: [0.945, 0.24],
    glow: [0.63, 1.65],
  },
};

const toOklch = converter('oklch');

/** @throws TypeError for anything but an opaque CSS color */
function readAccent(value: string): Oklch {
  const color = parse(value);
  if (!color || (color.alpha !== undefined && color.alpha < 1)) {
    throw new TypeError(
      `The accent ${JSON.stringify(value)} is no opaque CSS color, so its contrast cannot be known. Write one such as '#0b6e4f'.`,
    );
  }
  return toOklch(color);
}

/** Formats a color with four digits, inside every screen's gamut. */
function written(l: number, c: number, h = 0): string {
  const { l: lightness, c: chroma } = clampChroma({ mode: 'oklch', l, c, h }, 'oklch', 'rgb');
  return `oklch(${lightness.toFixed(4)} ${chroma.toFixed(4)} ${h.toFixed(1)})`;
}

/** A state that would go past black or white goes the other way, so that it still differs. */
const shifted = (lightness: number, by: number) =>
  lightness + by < 0 || lightness + by > 1 ? lightness - by : lightness + by;

function accentOf(lightness: number, { c, h }: Oklch, recipe: Recipe): Accent {
  const state = ([by, times]: readonly [number, number]) =>
    written(shifted(lightness, by), c * times, h);
  const fixed = ([at, times]: readonly [number, number]) => written(at, c * times, h);
  return {
    solid: written(lightness, c, h),
    hover: state(states.hover),
    pressed: state(states.pressed),
    on: neutralDark[950],
    soft: fixed(recipe.soft),
    glow: fixed(recipe.glow),
  };
}

const followsAccent = ({ over, on }: ContrastRequirement) => /accent|focus/.test(`${over} ${on}`);

function reads(accent: Accent, theme: Theme): boolean {
  const colors = palette({ dark: accent, light: accent });
  const at = (path: string) => resolve(colorAt(colors, path), theme);
  return (
    contrastRequirements
      .filter(followsAccent)
      // Both themes use the dark theme's colors on pictures and on controls.
      .filter(({ over }) => theme === 'dark' || !/^(onImage\.|accent\.on)/.test(over))
      .every(({ over, on, least }) => contrastOf(at(over), at(on)) >= least)
  );
}

/**
 * Returns the accent unchanged if it has enough contrast. Otherwise it adjusts the lightness, up in
 * the dark theme and down in the light theme, until every requirement in contrast.ts is met. The
 * hue stays, and the gamut limits the chroma.
 */
export function deriveAccent(value: string, theme: Theme): Accent {
  const color = readAccent(value);
  const recipe = recipes[theme];
  const own = accentOf(color.l, color, recipe);
  if (reads(own, theme)) return own;
  let [failing, holding] = [color.l, recipe.extreme];
  while (Math.abs(failing - holding) > 0.002) {
    const between = (failing + holding) / 2;
    if (reads(accentOf(between, color, recipe), theme)) holding = between;
    else failing = between;
  }
  return accentOf(holding, color, recipe);
}
