import {
  componentStyle,
  globalComponentStyle,
  quiet,
  singleColumn,
  wrappingRow,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const form = componentStyle({
  ...singleColumn,
  gap: vars.space.sm,
  maxInlineSize: '44rem',
});

export const note = componentStyle({ ...quiet, overflowWrap: 'anywhere' });

export const tooLong = componentStyle({
  color: vars.color.text.danger,
  fontSize: vars.size.small,
  fontWeight: 500,
});

export const sentences = componentStyle({
  ...singleColumn,
  gap: vars.space.xxs,
  marginBlockStart: vars.space.xxs,
  color: vars.color.text.body,
});

export const place = componentStyle({ color: vars.color.text.muted });

export const buttons = componentStyle({ ...wrappingRow, gap: vars.space.xs });

/* Sticks to the lower edge of the window while a long form is on the screen. */
export const foot = componentStyle({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: 0,
  ...singleColumn,
  gap: vars.space.sm,
  paddingBlock: vars.space.xs,
  background: vars.color.surface,
  '@media': {
    [media.phone]: { insetBlockEnd: vars.frame.bottomBar },
    [media.low]: { position: 'static' },
  },
});

/* A field that gets the focus scrolls into view above the foot. */
globalComponentStyle(`${form} :is(input, textarea, button)`, {
  scrollMarginBlockEnd: '5rem',
  '@media': {
    [media.phone]: { scrollMarginBlockEnd: `calc(${vars.frame.bottomBar} + 5rem)` },
    [media.low]: { scrollMarginBlockEnd: '1rem' },
  },
});
globalComponentStyle(`${foot} button`, { scrollMarginBlock: 0 });

export const answers = componentStyle({
  ...wrappingRow,
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
});

export const pages = componentStyle({
  ...wrappingRow,
  gap: `${vars.space.xxs} ${vars.space.sm}`,
  ...quiet,
});
