import { formatHex } from 'culori';
import { create } from 'storybook/theming';
import {
  accentOnLight,
  light,
  neutralDark,
  neutralLight,
} from '../packages/ui/src/theme/primitives.ts';

/** Storybook computes colors from these values and can't parse OKLCH. */
const hex = (color: string) => formatHex(color) ?? color;

interface Tones {
  background: string;
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
    appBg: hex(tones.background),
    appContentBg: hex(tones.surface),
    appPreviewBg: hex(tones.background),
    appBorderColor: hex(tones.line),
    appBorderRadius: 6,
    textColor: hex(tones.text),
    textInverseColor: hex(tones.background),
    textMutedColor: hex(tones.muted),
    barBg: hex(tones.background),
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
    background: neutralDark[950],
    surface: neutralDark[900],
    field: neutralDark[850],
    line: neutralDark[800],
    edge: neutralDark[500],
    muted: neutralDark[300],
    text: neutralDark[100],
    strong: neutralDark[50],
    accent: light.lamp,
  }),
  light: themeOf('light', {
    background: neutralLight.paper,
    surface: neutralLight.white,
    field: neutralLight.white,
    line: neutralLight.line,
    edge: neutralLight.edge,
    muted: neutralLight.faded,
    text: neutralLight.ink,
    strong: neutralLight.black,
    accent: accentOnLight.lamp,
  }),
};

/** @returns the theme of these globals. Default: dark. */
export const themeName = (globals: Readonly<Record<string, unknown>>): keyof typeof themes =>
  globals.theme === 'light' ? 'light' : 'dark';
