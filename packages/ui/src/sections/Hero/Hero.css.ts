import { styleVariants } from '@vanilla-extract/css';
import {
  covering,
  drawn,
  globalSectionStyle,
  halo,
  inSections,
  quiet,
  sectionStyle,
  veil,
  wrapping,
} from '../../styles/index.ts';
import { media as screens } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { width as keypadWidth } from '../LightRoom/RoomKeypad.css.ts';

/** Vertical `object-position` of the image, and the horizontal one of its portrait crop. */
export const focus = '--ui-hero-focus';
export const cropPosition = '--ui-hero-crop-position';

const above = '--ui-hero-above';
/** The picture's least share of the screen. */
export const share = '--ui-hero-share';

export const hero = sectionStyle({
  position: 'relative',
  display: 'grid',
  // In the light theme, the site's header is above the picture, not over it.
  vars: { [above]: '0px' },
  selectors: { ':root.light &': { vars: { [above]: vars.frame.header } } },
  // The picture takes the height that the words leave.
  gridTemplate: `minmax(calc(var(${share}, 62svh) - 0.6 * var(${above})), 1fr) auto / minmax(0, 1fr)`,
  '@media': {
    [screens.phone]: {
      gridTemplateRows: `minmax(clamp(10rem, 38svh - var(${above}), 88vw), 1fr) auto`,
    },
  },
});

const least = (blockSize: string) => `calc(${blockSize} - var(${above}))`;
export const height = styleVariants({
  // The home page's words are taller.
  full: inSections({ minBlockSize: least('100svh'), vars: { [share]: '52svh' } }),
  tall: inSections({ minBlockSize: least('85svh') }),
});

export const media = sectionStyle({ position: 'relative', isolation: 'isolate' });

const fadesIn = `opacity ${vars.motion.light} ${vars.motion.ease}`;

export const video = sectionStyle({
  ...covering,
  inlineSize: '100%',
  blockSize: '100%',
  // The same part as the image below.
  objectFit: 'cover',
  objectPosition: `50% var(${focus}, 50%)`,
  '@media': {
    '(max-aspect-ratio: 4/5)': { objectPosition: `var(${cropPosition}, 50%) var(${focus}, 50%)` },
  },
  opacity: 0,
  transition: fadesIn,
  selectors: { '&[data-playing]': { opacity: 1 } },
});

/** Above the heading, which overlaps the picture. The lamps of a room are higher. */
export const toggle = sectionStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: vars.space.xxl,
  insetInlineEnd: vars.space.gutter,
  // Here, the heading is below the picture.
  selectors: { ':root.light &': { insetBlockEnd: vars.space.sm } },
});

export const words = sectionStyle({
  position: 'relative',
  paddingBlockEnd: `clamp(${vars.space.lg}, 4svh, ${vars.space.xxl})`,
});

/** The text, the links, and the keypad, beside each other if they fit. */
export const row = sectionStyle({
  ...wrapping,
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${vars.space.lg} ${vars.space.xl}`,
  marginBlockStart: vars.space.lg,
});

export const beside = sectionStyle({ position: 'relative' });

/** Below the links, or beside them and the heading. */
export const keypad = sectionStyle({
  display: 'grid',
  marginBlockStart: vars.space.lg,
  '@media': {
    [screens.wide]: {
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      inlineSize: keypadWidth,
    },
  },
});

globalSectionStyle(
  `${beside} > ${row}`,
  { paddingInlineEnd: `calc(${keypadWidth} + ${vars.space.xl})` },
  screens.wide,
);

export const text = sectionStyle({
  display: 'grid',
  flex: '1 1 24rem',
  gap: vars.space.sm,
});

export const actions = sectionStyle({
  display: 'grid',
  gap: vars.space.sm,
  // Has room for two long labels side by side.
  maxInlineSize: '36rem',
});

/** Each fact has a lit dot. */
export const facts = sectionStyle({
  ...wrapping,
  // Three facts take two lines, so that the links stay at the end of the row.
  maxInlineSize: '26rem',
  columnGap: vars.space.md,
  ...quiet,
});
globalSectionStyle(`${facts} > li::before`, {
  content: '""',
  display: 'inline-block',
  inlineSize: '0.375rem',
  blockSize: '0.375rem',
  marginInlineEnd: vars.space.xs,
  borderRadius: vars.radius.round,
  background: vars.color.accent.fill,
  boxShadow: `0 0 0.5rem ${vars.color.accent.fill}`,
  verticalAlign: 'middle',
});

/*
 * In the dark theme, the heading overlaps the picture by half a line, where the picture fades into the page.
 * In the light theme, ink is unreadable on an evening picture, so the heading is below a clean edge.
 */
globalSectionStyle(`${hero} h1`, {
  marginBlockStart: '-0.56em',
  maxInlineSize: 'none',
  textShadow: halo,
});
globalSectionStyle(`:root.light ${hero} h1`, { marginBlockStart: vars.space.lg });
globalSectionStyle(`:root:not(.light) ${media}::after`, {
  ...drawn,
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 'min(5.5rem, 17%)',
  background: `linear-gradient(to top, ${veil(100)}, ${veil(70)} 22%, ${veil(30)} 48%, ${veil(8)} 74%, transparent)`,
  pointerEvents: 'none',
});

/* On a wide light page, an evening is a framed picture on the paper. */
globalSectionStyle(
  `:root.light ${media}:not(:has([data-daytime]))`,
  {
    marginInline: vars.space.gutter,
    borderRadius: vars.radius.card,
    overflow: 'clip',
    boxShadow: vars.shadow.lift,
  },
  screens.desktop,
);

// The video shows an evening, so the daytime hero hides it.
globalSectionStyle(`:root.light ${hero}:has([data-daytime]) :is(${video}, ${toggle})`, {
  display: 'none',
});

export const intro = sectionStyle({
  display: 'none',
  '@media': {
    [screens.phone]: { display: 'grid', gap: vars.space.xs, marginBlockStart: vars.space.xl },
  },
});

/* On phones, the emphasis is on its own line. */
globalSectionStyle(`${hero} h1 > em`, { display: 'block' }, screens.phone);

/* The home page's heading is larger than any other. */
globalSectionStyle(`${height.full} h1`, {
  fontSize: 'clamp(4.25rem, 1.5rem + 9vw, 10rem)',
  lineHeight: 0.88,
});
