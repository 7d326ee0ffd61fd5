import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { displayFont, textFont } from './fonts.css.ts';
import { layers } from './layers.css.ts';
import { light, lightOnPaper, night, noon, signal } from './primitives.ts';

/** Each color is written once: noon first, night second, chosen by the root's color-scheme. */
const pair = (atNoon: string, atNight: string) => `light-dark(${atNoon}, ${atNight})`;
const fade = (color: string, percent: number) =>
  `color-mix(in oklch, ${color} ${percent}%, transparent)`;

export const color = {
  ground: pair(noon.paper, night[950]),
  surface: pair(noon.linen, night[900]),
  raised: pair(noon.white, night[850]),
  text: {
    strong: pair(noon.black, night[50]),
    body: pair(noon.ink, night[100]),
    muted: pair(noon.faded, night[300]),
    accent: pair(lightOnPaper.lamp, light.lamp),
    cool: pair(lightOnPaper.moon, light.moon),
    danger: pair(signal.redOnPaper, signal.red),
    success: pair(signal.greenOnPaper, signal.green),
  },
  line: {
    subtle: pair(noon.line, night[800]),
    strong: pair(noon.edge, night[500]),
  },
  accent: {
    solid: pair(lightOnPaper.lamp, light.lamp),
    hover: pair(lightOnPaper.candle, light.halogen),
    pressed: pair(lightOnPaper.ember, light.candle),
    on: pair(noon.white, night[950]),
    soft: pair('oklch(0.925 0.035 72)', 'oklch(0.235 0.028 62)'),
  },
  danger: {
    ground: pair(signal.redPaper, signal.redGround),
    edge: pair(signal.redOnPaper, signal.red),
  },
  focus: pair(lightOnPaper.lamp, light.lamp),
  scene: {
    ground: night[950],
    scrim: fade(night[950], 72),
    text: night[50],
    muted: night[100],
    accent: light.lamp,
  },
} as const;

createGlobalTheme(':root', vars, {
  '@layer': layers.tokens,
  color,
  light: {
    edge: `inset 0 1px 0 ${pair('oklch(1 0 0 / 0.9)', fade(light.halogen, 8))}`,
    pool: `0 1.5rem 4rem -1rem ${pair(fade(light.ember, 34), fade(light.candle, 26))}`,
    within: `inset 0 0 1.25rem ${fade(light.halogen, 45)}, 0 0 1.75rem ${fade(light.candle, 30)}`,
    lift: `0 1.5rem 4rem ${pair(fade(noon.black, 18), 'oklch(0 0 0 / 0.55)')}`,
    low: 'brightness(0.72) saturate(0.9)',
    up: 'brightness(1) saturate(1)',
  },
  font: { display: displayFont, text: textFont },
  size: {
    hero: 'clamp(3rem, 1.35rem + 7vw, 6.5rem)',
    display: 'clamp(2.5rem, 1.6rem + 3.9vw, 4.5rem)',
    title: 'clamp(2rem, 1.45rem + 2.3vw, 3.25rem)',
    heading: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)',
    subheading: 'clamp(1.25rem, 1.17rem + 0.35vw, 1.4375rem)',
    lead: 'clamp(1.125rem, 1.06rem + 0.3vw, 1.3125rem)',
    body: '1.0625rem',
    small: '0.9375rem',
    label: '0.8125rem',
  },
  space: {
    hair: '2px',
    xxs: '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    xxxl: '4rem',
    section: 'clamp(4.5rem, 10vw, 9rem)',
    gutter: 'clamp(1.25rem, 4.5vw, 3rem)',
  },
  radius: { control: '2px', card: '6px', round: '999px' },
  width: { content: '72rem', text: '44rem', measure: '62ch', hairline: '1px' },
  target: { touch: '3rem', pointer: '2.5rem' },
  motion: {
    fast: '120ms',
    base: '200ms',
    slow: '400ms',
    light: '600ms',
    ease: 'cubic-bezier(0.16, 1, 0.3, 1)',
  },
  frame: { header: '4.5rem', bottomBar: 'calc(4rem + env(safe-area-inset-bottom, 0px))' },
  depth: { header: '10', sheet: '20', toast: '30' },
});

const inTokens = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.tokens]: rule } });

inTokens(':root', { colorScheme: 'dark', color: vars.color.text.body });
inTokens(':root.light', {
  colorScheme: 'light',
  vars: { [vars.light.low]: 'brightness(0.88) saturate(0.92)' },
});

inTokens(':root', {
  '@media': {
    [media.stillness]: {
      vars: {
        [vars.motion.fast]: '0.01ms',
        [vars.motion.base]: '0.01ms',
        [vars.motion.slow]: '0.01ms',
        [vars.motion.light]: '0.01ms',
        [vars.light.low]: 'none',
        [vars.light.up]: 'none',
      },
    },
    '(forced-colors: active)': {
      vars: {
        [vars.color.line.subtle]: 'CanvasText',
        [vars.color.line.strong]: 'CanvasText',
        [vars.color.accent.solid]: 'ButtonText',
        [vars.color.accent.on]: 'ButtonFace',
        [vars.color.focus]: 'Highlight',
        [vars.light.low]: 'none',
        [vars.light.up]: 'none',
        [vars.light.pool]: 'none',
        [vars.light.within]: 'none',
      },
    },
  },
});
