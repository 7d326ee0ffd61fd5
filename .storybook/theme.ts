import { formatHex } from 'culori';
import { create } from 'storybook/theming';
import { light, lightOnPaper, night, noon } from '../packages/ui/src/theme/primitives.ts';

/** Storybook computes colors from these values and can't parse OKLCH. */
const hex = (color: string) => formatHex(color) ?? color;

interface Tones {
  ground: string;
  surface: string;
  field: string;
  line: string;
  edge: string;
  muted: string;
  text: string;
  strong: string;
  accent: string;
}

/** Themes Storybook's interface with the colors of the stories. */
const themeOf = (base: 'dark' | 'light', tones: Tones) =>
  create({
    base,
    brandTitle: 'Custom Designs',
    brandUrl: './/',
    fontBase: '"Instrument Sans Variable", "Instrument Sans", system-ui, sans-serif',
    colorPrimary: hex(tones.accent),
    colorSecondary: hex(tones.accent),
    appBg: hex(tones.ground),
    appContentBg: hex(tones.surface),
    appPreviewBg: hex(tones.ground),
    appBorderColor: hex(tones.line),
    appBorderRadius: 6,
    textColor: hex(tones.text),
    textInverseColor: hex(tones.ground),
    textMutedColor: hex(tones.muted),
    barBg: hex(tones.ground),
    barTextColor: hex(tones.muted),
    barHoverColor: hex(tones.strong),
    barSelectedColor: hex(tones.accent),
    inputBg: hex(tones.field),
    inputBorder: hex(tones.edge),
    inputTextColor: hex(tones.strong),
    inputBorderRadius: 2,
  });

/** Keyed by the value of the toolbar's *Theme*. */
export const themes = {
  dark: themeOf('dark', {
    ground: night[950],
    surface: night[900],
    field: night[850],
    line: night[800],
    edge: night[500],
    muted: night[300],
    text: night[100],
    strong: night[50],
    accent: light.lamp,
  }),
  light: themeOf('light', {
    ground: noon.paper,
    surface: noon.white,
    field: noon.white,
    line: noon.line,
    edge: noon.edge,
    muted: noon.faded,
    text: noon.ink,
    strong: noon.black,
    accent: lightOnPaper.lamp,
  }),
};

/** @returns the theme of these globals, dark unless they say light */
export const themeName = (globals: Readonly<Record<string, unknown>>): keyof typeof themes =>
  globals.theme === 'light' ? 'light' : 'dark';
