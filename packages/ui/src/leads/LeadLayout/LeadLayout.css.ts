import { style } from '@vanilla-extract/css';
import { componentStyle, inComponents, singleColumn } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const column = componentStyle({
  ...singleColumn,
  minBlockSize: '60vh',
  alignItems: 'start',
});

export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: vars.space.md,
  minBlockSize: '60vh',
  alignItems: 'start',
});

export const list = componentStyle({ minInlineSize: 0 });

/* Stays visible below the page's header, and scrolls by itself if it's taller than the window. */
export const details = componentStyle({
  position: 'sticky',
  insetBlockStart: `calc(${vars.frame.header} + ${vars.space.sm})`,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minInlineSize: 0,
  maxBlockSize: `calc(100dvh - ${vars.frame.header} - 2 * ${vars.space.sm})`,
});

export const overlay = componentStyle({
  position: 'fixed',
  zIndex: vars.zIndex.sheet,
  inset: 0,
  background: vars.color.background,
});

export const notice = componentStyle({
  minInlineSize: 0,
  selectors: { '&:not(:empty)': { padding: vars.space.xs } },
});

/* A row of at least zero keeps a long message within the window, so that its body scrolls. */
export const sheet = componentStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '100%',
  outline: 'none',
});

export const filled = style([sheet, inComponents({ gridTemplateRows: 'auto minmax(0, 1fr)' })]);
