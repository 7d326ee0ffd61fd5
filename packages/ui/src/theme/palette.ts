import { accentOnLight, light, neutralDark, neutralLight, signal } from './primitives.ts';
import type { Theme } from './ThemeProvider.tsx';

/** The accent of one theme and its derived colors, as CSS colors. */
export interface Accent {
  /** Links, lines, edges of controls, and the focus ring. In the dark theme, also the fill of controls. */
  solid: string;
  hover: string;
  pressed: string;
  /** Text on `solid`, `hover`, and `pressed`. */
  on: string;
  /** Background of badges and of hovered items. */
  soft: string;
  /** The glow around lit elements. */
  glow: string;
}

/** Writes each color once: light theme first, dark theme second, chosen by `color-scheme`. */
export const pair = (inLight: string, inDark: string) => `light-dark(${inLight}, ${inDark})`;

export const fade = (color: string, percent: number) =>
  `color-mix(in oklch, ${color} ${percent}%, transparent)`;

type Accents = Readonly<Record<Theme, Accent>>;

const accentPair = (accents: Accents, token: keyof Accent) =>
  pair(accents.light[token], accents.dark[token]);

/** The color tokens derived from the accent. */
const accentColors = (accents: Accents) => ({
  text: { accent: accentPair(accents, 'solid') },
  accent: {
    solid: accentPair(accents, 'solid'),
    // A lamp has one color in both themes. In the light theme, controls have an edge of `solid`.
    fill: accents.dark.solid,
    hover: accents.dark.hover,
    pressed: accents.dark.pressed,
    on: accents.dark.on,
    soft: accentPair(accents, 'soft'),
  },
  focus: accentPair(accents, 'solid'),
  onImage: { accent: accents.dark.solid },
});

/** The glow tokens derived from the accent. */
export const shadows = ({ dark, light }: Accents) => ({
  edge: `inset 0 1px 0 ${pair('oklch(1 0 0 / 0.9)', fade(dark.hover, 8))}`,
  glow: `0 1.5rem 4rem -1rem ${pair(fade(light.glow, 34), fade(dark.glow, 26))}`,
  inset: `inset 0 0 1.25rem ${fade(dark.hover, 45)}, 0 0 1.75rem ${fade(dark.glow, 30)}`,
  lampColor: pair(fade(light.glow, 26), fade(dark.glow, 40)),
});

/** Every color token. */
export function palette(accents: Accents) {
  const derived = accentColors(accents);
  return {
    background: pair(neutralLight.paper, neutralDark[950]),
    surface: pair(neutralLight.linen, neutralDark[900]),
    raised: pair(neutralLight.white, neutralDark[850]),
    text: {
      strong: pair(neutralLight.black, neutralDark[50]),
      body: pair(neutralLight.ink, neutralDark[100]),
      muted: pair(neutralLight.faded, neutralDark[300]),
      ...derived.text,
      cool: pair(accentOnLight.moon, light.moon),
      danger: pair(signal.redOnLight, signal.red),
      success: pair(signal.greenOnLight, signal.green),
    },
    line: {
      subtle: pair(neutralLight.line, neutralDark[800]),
      strong: pair(neutralLight.edge, neutralDark[500]),
    },
    accent: derived.accent,
    danger: {
      background: pair(signal.redBackgroundLight, signal.redBackgroundDark),
      edge: pair(signal.redOnLight, signal.red),
    },
    focus: derived.focus,
    onImage: {
      background: neutralDark[950],
      scrim: fade(neutralDark[950], 72),
      text: neutralDark[50],
      muted: neutralDark[100],
      ...derived.onImage,
    },
  };
}
