import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import {
  componentStyle,
  covering,
  globalComponentStyle,
  hovered,
  inComponents,
  plus,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** How far the closed sheet is moved: beyond the inline end. */
const AWAY = createVar();
const away = { translate: `${fallbackVar(AWAY, '100%')} 0` };

/* The browser paints the closed sheet until it has slid out. */
const lasting = `overlay ${vars.motion.slow} allow-discrete, display ${vars.motion.slow} allow-discrete`;

/** Covers the page. */
export const sheet = componentStyle({
  inlineSize: 'auto',
  blockSize: 'auto',
  border: 0,
  background: 'none',
  overflow: 'clip',
  transition: lasting,
});
const open = `${sheet}:popover-open > &`;

// Prevents scrolling of the page while the sheet is open.
globalComponentStyle(`html:has(${sheet}:popover-open)`, { overflow: 'hidden' });

export const overlay = componentStyle({
  ...covering,
  background: vars.color.onImage.scrim,
  opacity: 0,
  transition: `opacity ${vars.motion.slow}`,
  selectors: { [open]: { opacity: 1 } },
  '@starting-style': { selectors: { [open]: { opacity: 0 } } },
});

export const content = componentStyle({
  position: 'absolute',
  inset: 0,
  insetInlineStart: 'auto',
  display: 'flex',
  inlineSize: 'min(26rem, 88vw)',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: `min(${vars.space.gutter}, 5vw)`,
  paddingBlockEnd: `max(${vars.space.lg}, env(safe-area-inset-bottom, 0px))`,
  background: vars.color.surface,
  boxShadow: vars.shadow.lift,
  color: vars.color.text.body,
  ...away,
  transition: `translate ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    // Not :dir(), which builds for older browsers expand to a list of languages.
    '[dir="rtl"] &': { vars: { [AWAY]: '-100%' } },
    [open]: { translate: 'none' },
  },
  '@starting-style': { selectors: { [open]: away } },
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
  position: 'relative',
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

// The longest name and its toggle must fit at 320 px with text at 200 %.
const toggleSize = `min(${vars.target.touch}, 15vw)`;

export const link = style([
  destination,
  inComponents({
    paddingBlock: vars.space.xs,
    color: vars.color.text.strong,
    fontFamily: vars.font.display,
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

/** A group's link, which leaves room for its toggle. */
export const overview = style([link, inComponents({ marginInlineEnd: toggleSize })]);

/** A plus sign whose vertical bar disappears when the group opens, beside the first line of the link. */
export const toggle = componentStyle({
  position: 'absolute',
  display: 'block',
  insetBlockStart: 0,
  insetInlineEnd: `max(-1 * ${vars.space.md}, -5vw)`,
  inlineSize: toggleSize,
  blockSize: vars.target.touch,
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    ...plus,
    '[open] > &': { color: vars.color.text.accent },
    '[open] > &::after': { rotate: '0deg' },
  },
});

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
