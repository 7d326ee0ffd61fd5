import { componentStyle, quiet, singleColumn, wrappingRow } from '../../styles/index.ts';
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

export const answers = componentStyle({
  ...wrappingRow,
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
});

export const timing = componentStyle({ ...quiet, flex: '1 1 12rem' });

export const pages = componentStyle({
  ...wrappingRow,
  gap: `${vars.space.xxs} ${vars.space.sm}`,
  ...quiet,
});
