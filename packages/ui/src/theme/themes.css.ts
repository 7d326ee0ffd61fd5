import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { BAR_ROW, media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { deriveAccent } from './deriveAccent.ts';
import { displayFont, textFont } from './fonts.css.ts';
import { layers } from './layers.css.ts';
import { fade, pair, palette, shadows } from './palette.ts';
import { accentOnLight, light, neutralLight } from './primitives.ts';
import { sizes } from './sizes.ts';

const accents = {
  dark: deriveAccent(light.lamp, 'dark'),
  light: deriveAccent(accentOnLight.lamp, 'light'),
};

export const color = palette(accents);

createGlobalTheme(':root', vars, {
  '@layer': layers.tokens,
  color,
  shadow: {
    ...shadows(accents),
    lift: `0 1.5rem 4rem ${pair(fade(neutralLight.black, 18), 'oklch(0 0 0 / 0.55)')}`,
  },
  font: { display: displayFont, text: textFont },
  size: sizes,
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
    section: 'clamp(1.5rem, 3.4vw, 3rem)',
    gutter: 'clamp(1.25rem, 4.5vw, 3rem)',
  },
  radius: { control: '2px', card: '6px', round: '999px' },
  width: {
    content: 'max(72rem, min(60vw, 96rem))',
    text: '44rem',
    measure: '62ch',
    hairline: '1px',
  },
  target: { touch: '3rem', pointer: '2.5rem' },
  motion: {
    fast: '120ms',
    base: '200ms',
    slow: '400ms',
    light: '600ms',
    ease: 'cubic-bezier(0.16, 1, 0.3, 1)',
  },
  frame: { header: BAR_ROW.phone, bottomBar: 'calc(4rem + env(safe-area-inset-bottom, 0px))' },
  zIndex: { header: '10', sheet: '20', toast: '30' },
});

const inTokens = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.tokens]: rule } });

inTokens(':root', { colorScheme: 'dark', color: vars.color.text.body });
inTokens(':root.light', { colorScheme: 'light' });

inTokens(':root', {
  '@media': {
    [media.desktop]: { vars: { [vars.frame.header]: `calc(${BAR_ROW.desktop} + 3rem)` } },
    [media.oneRow]: { vars: { [vars.frame.header]: BAR_ROW.desktop } },
    [media.reducedMotion]: {
      vars: {
        [vars.motion.fast]: '0.01ms',
        [vars.motion.base]: '0.01ms',
        [vars.motion.slow]: '0.01ms',
        [vars.motion.light]: '0.01ms',
      },
    },
    '(forced-colors: active)': {
      vars: {
        [vars.color.line.subtle]: 'CanvasText',
        [vars.color.line.strong]: 'CanvasText',
        [vars.color.accent.solid]: 'ButtonText',
        [vars.color.accent.fill]: 'ButtonText',
        [vars.color.accent.on]: 'ButtonFace',
        [vars.color.focus]: 'Highlight',
        [vars.shadow.glow]: 'none',
        [vars.shadow.inset]: 'none',
        [vars.shadow.lampColor]: 'transparent',
      },
    },
  },
});
