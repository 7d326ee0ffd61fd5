import { globalStyle, style } from '@vanilla-extract/css';
import { componentStyle, inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { destination } from './destination.css.ts';

const away = { translate: '100% 0' };
// Not :dir(), which builds for older browsers turn into a list of languages.
const rightToLeft = '[dir="rtl"] &';
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
    [rightToLeft]: awayRightToLeft,
    [`&[open], ${rightToLeft}[open]`]: { translate: 'none' },
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
      [`${rightToLeft}[open]`]: awayRightToLeft,
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

export const link = style([
  destination,
  inComponents({
    paddingBlock: vars.space.xs,
    color: vars.color.text.strong,
    fontFamily: vars.font.display,
    // Beside its toggle the longest name must fit at 320 px with text at 200 %.
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
