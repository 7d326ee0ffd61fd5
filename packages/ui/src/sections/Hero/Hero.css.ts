import { lamp, switches } from '../../exhibits/LightRoom/LightRoom.css.ts';
import { width as keypadWidth } from '../../exhibits/LightRoom/RoomKeypad.css.ts';
import {
  contentInset,
  covering,
  drawn,
  globalSectionStyle,
  quiet,
  sectionStyle,
  shade,
  surface,
  veil,
  wrapping,
  wrappingRow,
} from '../../styles/index.ts';
import { media as screens } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Vertical `object-position` of the image, and the horizontal one of its portrait crop. */
export const focus = '--ui-hero-focus';
export const cropPosition = '--ui-hero-crop-position';

/**
 * 85% of the screen (docs/behavior/shared-parts.md#hero). The picture takes the height that the words leave. Only large text makes the
 * hero taller, so that the picture keeps its least height.
 */
export const hero = sectionStyle({
  position: 'relative',
  display: 'grid',
  minBlockSize: '85svh',
  gridTemplate: 'minmax(34svh, 1fr) auto / minmax(0, 1fr)',
  '@media': { [screens.phone]: { gridTemplateRows: 'minmax(9rem, 1fr) auto' } },
});

export const media = sectionStyle({ position: 'relative', isolation: 'isolate' });

const fadesIn = `opacity ${vars.motion.light} ${vars.motion.ease}`;

export const videos = sectionStyle({ display: 'contents' });

export const video = sectionStyle({
  ...covering,
  inlineSize: '100%',
  // Less than the image below, as rounded. Browsers would take a larger video for the largest paint, though it starts as
  // the same picture.
  blockSize: 'calc(100% - 2px)',
  // The same part as the image.
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
  display: 'none',
  insetBlockEnd: vars.space.xxl,
  insetInlineEnd: vars.space.gutter,
  selectors: {
    '&[data-shown]': { display: 'block' },
    // Here, the heading is below the picture.
    ':root.light &': { insetBlockEnd: vars.space.sm },
  },
});

export const words = sectionStyle({
  position: 'relative',
  paddingBlockEnd: `clamp(${vars.space.md}, 3.5svh, ${vars.space.xl})`,
});

/** The text, the links, and the keypad, beside each other if they fit. */
export const row = sectionStyle({
  ...wrapping,
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${vars.space.md} ${vars.space.xl}`,
  marginBlockStart: vars.space.md,
});

export const card = sectionStyle({
  '@media': {
    [screens.phone]: { ...surface, padding: vars.space.md, marginBlockStart: vars.space.sm },
  },
});

const bottom = `clamp(${vars.space.lg}, 4svh, ${vars.space.xxl})`;

/** On wide screens, the keypad lies over the hero. */
export const withKeypad = sectionStyle({
  '@media': {
    [screens.wide]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** On phones, a room of its own below the hero, with all lamps of the picture. */
export const panel = sectionStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  paddingInline: vars.space.gutter,
  paddingBlockEnd: bottom,
  '@media': {
    [screens.noScript]: { display: 'none' },
    [screens.wide]: { display: 'contents' },
  },
});

export const phoneRoom = sectionStyle({ '@media': { [screens.desktop]: { display: 'none' } } });

/** In the hero's lower corner on wide screens. */
export const keypad = sectionStyle({
  display: 'grid',
  '@media': {
    [screens.wide]: {
      position: 'relative',
      gridArea: '1 / 1',
      placeSelf: 'end',
      inlineSize: keypadWidth,
      marginBlockEnd: bottom,
      marginInlineEnd: contentInset,
    },
  },
});

/** In the flow, so that the sliders move the page and never cover the lamps. */
export const lamps = sectionStyle({
  '@media': { [screens.wide]: { paddingInline: contentInset } },
});
/* Below the keypad. */
globalSectionStyle(
  `${lamps} summary`,
  { inlineSize: keypadWidth, marginInlineStart: 'auto' },
  screens.wide,
);

globalSectionStyle(`${withKeypad} > ${hero}`, { gridArea: '1 / 1' }, screens.wide);

/* The heading's descenders reach further down than others. */
globalSectionStyle(
  `${withKeypad} ${row}`,
  { paddingInlineEnd: `calc(${keypadWidth} + ${vars.space.xl})`, marginBlockStart: vars.space.xl },
  screens.wide,
);

export const text = sectionStyle({
  display: 'grid',
  flex: '1 1 24rem',
  gap: vars.space.xs,
});

export const phone = sectionStyle({
  display: 'none',
  '@media': { [screens.phone]: { ...wrappingRow, columnGap: vars.space.md } },
});

/** Below the text and the links. Each fact has a lit dot. */
export const facts = sectionStyle({
  ...wrapping,
  flexBasis: '100%',
  columnGap: vars.space.md,
  ...quiet,
  textWrap: 'balance',
  // Two facts in a row, which leaves more of the screen to the picture.
  '@media': { [screens.phone]: { columnGap: vars.space.sm, fontSize: vars.size.label } },
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
  filter: shade,
});
globalSectionStyle(`:root.light ${hero} h1`, { marginBlockStart: vars.space.lg });
globalSectionStyle(`:root:not(.light) ${media}::after`, {
  ...drawn,
  // Above the picture of another hour.
  zIndex: 1,
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 'min(5.5rem, 25%)',
  background: `linear-gradient(to top, ${vars.color.background}, ${veil(70)} 22%, ${veil(30)} 48%, ${veil(8)} 74%, transparent)`,
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

/* A video shows the same hour as the picture below it. */
globalSectionStyle(
  `:root.light ${media}:has([data-daytime]) ${video}[data-hour="evening"], :root:not(.light) ${video}[data-hour="day"]`,
  { display: 'none' },
);

/* The button is there once a video plays or has played, also before hydration. */
globalSectionStyle(`${video}[data-playing] ~ ${toggle}`, { display: 'block' });

/* The film switches its own lamps, so rings can't tell which are on. A press or a drag stops it and sets the lamp. */
globalSectionStyle(`${media}:has(${video}[data-playing]) ${lamp}:not(:focus-visible)::before`, {
  opacity: 0,
});

/* Phones have the lamps in the room below the hero. */
globalSectionStyle(`${media} ${switches}`, { display: 'none' }, screens.phone);

/* On phones, the emphasis is on its own line. */
globalSectionStyle(`${hero} h1 > em`, { display: 'block' }, screens.phone);

/* The heading above a keypad is larger than any other, and ends before the keypad does. */
globalSectionStyle(`${withKeypad} h1`, {
  fontSize: 'clamp(4.25rem, min(1.5rem + 9vw, 17svh), 9.5rem)',
  lineHeight: 0.88,
});
