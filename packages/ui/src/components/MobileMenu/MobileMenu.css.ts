import { style } from '@vanilla-extract/css';
import {
  componentStyle,
  globalComponentStyle,
  hovered,
  inComponents,
  plus,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const away = { translate: '100% 0' };
// Not :dir(), which builds for older browsers expand to a list of languages.
const rightToLeft = '[dir="rtl"] &';
const awayRightToLeft = { translate: '-100% 0' };

/* While closed, it's beyond the inline end. The browser paints it until it has slid out. */
export const sheet = componentStyle({
  position: 'fixed',
  inset: 0,
  insetInlineStart: 'auto',
  inlineSize: 'min(26rem, 88vw)',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: vars.color.surface,
  boxShadow: vars.shadow.lift,
  color: vars.color.text.body,
  overscrollBehavior: 'contain',
  ...away,
  transition: `translate ${vars.motion.slow} ${vars.motion.ease}, overlay ${vars.motion.slow} allow-discrete, display ${vars.motion.slow} allow-discrete`,
  selectors: {
    [rightToLeft]: awayRightToLeft,
    [`&[open], ${rightToLeft}[open]`]: { translate: 'none' },
    '&::backdrop': {
      background: vars.color.onImage.scrim,
      opacity: 0,
      transition: `opacity ${vars.motion.slow}, overlay ${vars.motion.slow} allow-discrete, display ${vars.motion.slow} allow-discrete`,
    },
    '&[open]::backdrop': { opacity: 1 },
  },
  '@starting-style': {
    selectors: {
      '&[open]': away,
      [`${rightToLeft}[open]`]: awayRightToLeft,
      '&[open]::backdrop': { opacity: 0 },
    },
  },
});

// Prevents scrolling of the page while the sheet is open.
globalComponentStyle(`html:has(${sheet}[open])`, { overflow: 'hidden' });

export const content = componentStyle({
  display: 'flex',
  minBlockSize: '100%',
  flexDirection: 'column',
  paddingInline: `min(${vars.space.gutter}, 5vw)`,
  paddingBlockEnd: `max(${vars.space.lg}, env(safe-area-inset-bottom, 0px))`,
});

export const head = componentStyle({
  display: 'flex',
  minBlockSize: vars.frame.header,
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInline: `max(-1 * ${vars.space.sm}, -4vw)`,
});

export const close = componentStyle({
  display: 'grid',
  minInlineSize: vars.target.touch,
  minBlockSize: vars.target.touch,
  placeItems: 'center',
  color: vars.color.text.strong,
  cursor: 'pointer',
});

export const list = componentStyle({ listStyle: 'none', padding: 0 });

export const row = componentStyle({
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});

/** The shared styles of the sheet's links. */
const destination = componentStyle({
  display: 'flex',
  minBlockSize: vars.target.touch,
  alignItems: 'center',
  overflowWrap: 'anywhere',
  textDecorationLine: 'none',
  selectors: { '&[aria-current]': { color: vars.color.text.accent } },
  ...hovered({ color: vars.color.text.accent }),
});

export const link = style([
  destination,
  inComponents({
    paddingBlock: vars.space.xs,
    color: vars.color.text.strong,
    fontFamily: vars.font.display,
    // The longest name and its toggle must fit at 320 px with text at 200 %.
    fontSize: `min(${vars.size.heading}, 13vw)`,
    lineHeight: 1.1,
  }),
]);

export const foot = componentStyle({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.lg,
});

export const quietLink = style([
  destination,
  inComponents({
    color: vars.color.text.muted,
    fontSize: vars.size.small,
  }),
]);

export const group = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});

/** A plus sign whose vertical bar disappears when the section opens. */
export const toggle = componentStyle({
  position: 'relative',
  inlineSize: `min(${vars.target.touch}, 15vw)`,
  marginInlineEnd: `max(-1 * ${vars.space.md}, -5vw)`,
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    ...plus,
    '&[aria-expanded="true"]': { color: vars.color.text.accent },
    '&[aria-expanded="true"]::after': { rotate: '0deg' },
  },
});

export const panel = componentStyle({ gridColumn: '1 / -1' });

export const items = componentStyle({
  listStyle: 'none',
  marginBlockEnd: vars.space.sm,
  padding: 0,
  paddingInlineStart: `min(${vars.space.md}, 4vw)`,
  borderInlineStart: `1px solid ${vars.color.line.subtle}`,
});

export const item = style([destination, inComponents({ color: vars.color.text.muted })]);

/*
 * Fills its parent and uses the parent's layout: a square in the header, an item in the bottom bar.
 */
const face = componentStyle({
  display: 'inherit',
  inlineSize: '100%',
  minBlockSize: 'inherit',
  flexDirection: 'inherit',
  placeItems: 'inherit',
  justifyContent: 'inherit',
  gap: 'inherit',
  color: 'inherit',
  textDecorationLine: 'none',
  cursor: 'pointer',
});

export const trigger = style([
  face,
  inComponents({ '@media': { [media.noScript]: { display: 'none' } } }),
]);

export const fallback = style([
  face,
  inComponents({ '@media': { '(scripting: enabled)': { display: 'none' } } }),
]);
