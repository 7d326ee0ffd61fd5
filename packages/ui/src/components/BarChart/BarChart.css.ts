import { componentStyle, emphasis, quietLabel } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({ minInlineSize: 0, overflowX: 'auto' });

export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
});

export const caption = componentStyle({
  paddingBlockEnd: vars.space.sm,
  ...emphasis,
  fontSize: vars.size.body,
  textAlign: 'start',
});

const headCell = {
  paddingBlockEnd: vars.space.xs,
  paddingInlineEnd: vars.space.md,
  ...quietLabel,
  fontWeight: 500,
  textAlign: 'start',
  verticalAlign: 'bottom',
  whiteSpace: 'nowrap',
} as const;

export const column = componentStyle(headCell);
export const valueColumn = componentStyle({ ...headCell, inlineSize: '60%' });
export const numberColumn = componentStyle({
  ...headCell,
  textAlign: 'end',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

/* A sample of the bars' color, beside the column's name. */
export const key = componentStyle({
  display: 'inline-block',
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  marginInlineEnd: vars.space.xxs,
  borderRadius: vars.radius.control,
  background: vars.color.line.strong,
  forcedColorAdjust: 'none',
  selectors: { '&[data-part]': { background: vars.color.accent.solid } },
});

const bodyCell = {
  paddingBlock: vars.space.xxs,
  paddingInlineEnd: vars.space.md,
  color: vars.color.text.body,
  textAlign: 'start',
  verticalAlign: 'middle',
} as const;

export const label = componentStyle({
  ...bodyCell,
  minInlineSize: '5rem',
  fontWeight: 400,
  overflowWrap: 'anywhere',
});
export const value = componentStyle(bodyCell);
export const numberCell = componentStyle({
  ...bodyCell,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
});

export const measure = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(3rem, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.xs,
});

export const track = componentStyle({ position: 'relative', display: 'block', blockSize: '1rem' });

export const bar = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: vars.radius.control,
  background: vars.color.line.strong,
  // Keeps the bars' color, which carries the meaning.
  forcedColorAdjust: 'none',
  selectors: { '&[data-part]': { background: vars.color.accent.solid } },
});

export const number = componentStyle({
  minInlineSize: '2ch',
  color: vars.color.text.strong,
  textAlign: 'end',
});
