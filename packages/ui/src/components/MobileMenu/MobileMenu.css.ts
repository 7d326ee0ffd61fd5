import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';

const away = { translate: '100% 0' };
const awayRightToLeft = { translate: '-100% 0' };

/* Closed it waits beyond the inline end; the browser keeps it painted until it has left. */
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
  boxShadow: vars.light.lift,
  color: vars.color.text.body,
  overscrollBehavior: 'contain',
  ...away,
  transition: `translate ${vars.motion.slow} ${vars.motion.ease}, overlay ${vars.motion.slow} allow-discrete, display ${vars.motion.slow} allow-discrete`,
  selectors: {
    '&:dir(rtl)': awayRightToLeft,
    '&[open], &[open]:dir(rtl)': { translate: 'none' },
    '&::backdrop': {
      background: vars.color.scene.scrim,
      opacity: 0,
      transition: `opacity ${vars.motion.slow}, overlay ${vars.motion.slow} allow-discrete, display ${vars.motion.slow} allow-discrete`,
    },
    '&[open]::backdrop': { opacity: 1 },
  },
  '@starting-style': {
    selectors: {
      '&[open]': away,
      '&[open]:dir(rtl)': awayRightToLeft,
      '&[open]::backdrop': { opacity: 0 },
    },
  },
});

// The page behind stands still while the sheet is open.
globalStyle(`html:has(${sheet}[open])`, {
  '@layer': { [layers.components]: { overflow: 'hidden' } },
});

export const content = componentStyle({
  display: 'flex',
  minBlockSize: '100%',
  flexDirection: 'column',
  paddingInline: vars.space.gutter,
  paddingBlockEnd: `max(${vars.space.lg}, env(safe-area-inset-bottom, 0px))`,
});

export const head = componentStyle({
  display: 'flex',
  minBlockSize: vars.frame.header,
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInlineEnd: `calc(-1 * ${vars.space.sm})`,
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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
});

const destination = {
  display: 'flex',
  minBlockSize: vars.target.touch,
  alignItems: 'center',
  textDecorationLine: 'none',
  selectors: { '&:hover, &[aria-current]': { color: vars.color.text.accent } },
} as const;

export const link = componentStyle({
  ...destination,
  paddingBlock: vars.space.xs,
  color: vars.color.text.strong,
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  lineHeight: 1.1,
});

/** A plus whose upright falls when the section opens. */
export const toggle = componentStyle({
  position: 'relative',
  minInlineSize: vars.target.touch,
  marginInlineEnd: `calc(-1 * ${vars.space.md})`,
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 'calc(50% - 0.5rem)',
      insetBlockStart: 'calc(50% - 0.75px)',
      inlineSize: '1rem',
      borderBlockStart: '1.5px solid currentColor',
    },
    '&::after': { rotate: '90deg', transition: `rotate ${vars.motion.base} ${vars.motion.ease}` },
    '&[aria-expanded="true"]': { color: vars.color.text.accent },
    '&[aria-expanded="true"]::after': { rotate: '0deg' },
  },
});

export const items = componentStyle({
  gridColumn: '1 / -1',
  listStyle: 'none',
  marginBlockEnd: vars.space.sm,
  padding: 0,
  paddingInlineStart: vars.space.md,
  borderInlineStart: `1px solid ${vars.color.line.subtle}`,
});

export const item = componentStyle({ ...destination, color: vars.color.text.muted });

export const foot = componentStyle({
  display: 'grid',
  gap: vars.space.sm,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.lg,
});

export const quietLink = componentStyle({
  ...destination,
  justifySelf: 'start',
  color: vars.color.text.muted,
  fontSize: vars.size.small,
});

/* Fills its place and takes that place's layout: a square in the header, an item in the bottom bar. */
const inherited = {
  display: 'inherit',
  inlineSize: '100%',
  minBlockSize: 'inherit',
  flexDirection: 'inherit',
  alignItems: 'inherit',
  justifyContent: 'inherit',
  gap: 'inherit',
  color: 'inherit',
  textDecorationLine: 'none',
  cursor: 'pointer',
} as const;

export const trigger = componentStyle({
  ...inherited,
  '@media': { [media.noScript]: { display: 'none' } },
});

export const fallback = componentStyle({
  ...inherited,
  display: 'none',
  '@media': { [media.noScript]: { display: 'inherit' } },
});
