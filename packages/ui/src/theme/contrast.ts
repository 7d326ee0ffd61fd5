import { clampRgb, converter, type Oklch, parse, wcagContrast } from 'culori';
import type { Theme } from './ThemeProvider.tsx';

/**
 * A text color's required contrast on a background (docs/behavior/every-page.md#accessibility; WCAG 2.2 1.4.3,
 * 1.4.6, 1.4.11). A test checks the tokens, and the color page of the documentation shows the
 * results.
 */
export interface ContrastRequirement {
  readonly over: string;
  readonly on: string;
  readonly least: number;
  readonly why: string;
}

/** From the darkest background to the lightest. */
const backgrounds = ['background', 'surface', 'raised', 'accent.soft'] as const;
const everywhere = (over: string, least: number, why: string): ContrastRequirement[] =>
  backgrounds.map((on) => ({ over, on, least, why }));

export const contrastRequirements: readonly ContrastRequirement[] = [
  ...everywhere('text.strong', 7, 'headings and labels'),
  ...everywhere('text.body', 7, 'body text'),
  ...everywhere('text.muted', 7, 'second paragraphs, dates, hints, captions'),
  ...everywhere('text.accent', 4.5, 'section labels and links'),
  ...everywhere('text.cool', 4.5, 'technology'),
  ...everywhere('text.danger', 4.5, 'error messages'),
  ...everywhere('text.success', 4.5, 'confirmations'),
  ...everywhere('line.strong', 3, 'edges of controls'),
  ...everywhere('focus', 3, 'focus ring'),
  ...everywhere('accent.solid', 3, 'edge of a primary button'),
  ...everywhere('danger.edge', 3, 'edge of an error'),
  { over: 'text.danger', on: 'danger.background', least: 4.5, why: 'a destructive toast' },
  { over: 'text.body', on: 'danger.background', least: 7, why: 'the words of an error' },
  { over: 'accent.on', on: 'accent.fill', least: 4.5, why: 'a primary button' },
  { over: 'accent.on', on: 'accent.hover', least: 4.5, why: 'the same, pointed at' },
  { over: 'accent.on', on: 'accent.pressed', least: 4.5, why: 'the same, pressed' },
  {
    over: 'onImage.text',
    on: 'onImage.background',
    least: 7,
    why: 'a heading over a dark picture',
  },
  { over: 'onImage.muted', on: 'onImage.background', least: 7, why: 'text over a dark picture' },
  {
    over: 'onImage.accent',
    on: 'onImage.background',
    least: 4.5,
    why: 'a label over a dark picture',
  },
  { over: 'onImage.text', on: 'onImage.scrim', least: 4.5, why: 'a heading over a white picture' },
  { over: 'onImage.muted', on: 'onImage.scrim', least: 4.5, why: 'text over a white picture' },
  {
    over: 'onImage.accent',
    on: 'onImage.scrim',
    least: 3,
    why: 'a large label over a white picture',
  },
];

/** `light-dark(light, dark)` as the root's color-scheme would choose; other colors as they are. */
export function resolve(value: string, theme: Theme): string {
  const arms = /^light-dark\((.*)\)$/.exec(value)?.[1];
  if (arms === undefined) return value;
  let depth = 0;
  const comma = [...arms].findIndex((character) => {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    return character === ',' && depth === 0;
  });
  return (theme === 'light' ? arms.slice(0, comma) : arms.slice(comma + 1)).trim();
}

const toRgb = converter('rgb');

function readColor(value: string) {
  const veil = /^color-mix\(in oklch, (.*) ([\d.]+)%, transparent\)$/.exec(value);
  // Browsers clip colors outside the screen's gamut, so the measurement does too.
  const parsed = parse(veil?.[1] ?? value);
  const color = parsed && toRgb(clampRgb(parsed));
  if (!color) throw new Error(`The theme's "${value}" is no color that can be measured.`);
  return { ...color, alpha: veil ? Number(veil[2]) / 100 : (color.alpha ?? 1) };
}

/** Measures a veil over white, the brightest possible picture. */
function flatten(value: string) {
  const { r, g, b, alpha } = readColor(value);
  // Rounds to 8 bits per channel as a screen does, because rounding can change the last hundredth.
  const over = (channel: number) => Math.round((channel * alpha + 1 - alpha) * 255) / 255;
  return { mode: 'rgb' as const, r: over(r), g: over(g), b: over(b) };
}

/** WCAG contrast of two colors, 1 to 21. */
export const contrastOf = (over: string, on: string): number =>
  wcagContrast(flatten(over), flatten(on));

const toOklch = converter('oklch');
/** Parses a color to lightness, chroma, and hue, for display. */
export const readOklch = (value: string): Oklch | undefined => toOklch(readColor(value));

type Palette = { readonly [word: string]: string | Palette };

/** Looks up a path such as `text.muted` in the palette. */
export function colorAt(palette: Palette, path: string): string {
  const found = path
    .split('.')
    .reduce<string | Palette | undefined>(
      (place, word) => (typeof place === 'object' ? place[word] : undefined),
      palette,
    );
  if (typeof found !== 'string') throw new Error(`The theme has no color "${path}".`);
  return found;
}

export interface Measured extends ContrastRequirement {
  readonly theme: Theme;
  readonly contrast: number;
}

/** Measures every requirement in both themes. */
export const measure = (palette: Palette): readonly Measured[] =>
  (['dark', 'light'] as const).flatMap((theme) =>
    contrastRequirements.map((requirement) => {
      const [over, on] = [requirement.over, requirement.on].map((path) =>
        resolve(colorAt(palette, path), theme),
      );
      return { ...requirement, theme, contrast: contrastOf(over as string, on as string) };
    }),
  );
