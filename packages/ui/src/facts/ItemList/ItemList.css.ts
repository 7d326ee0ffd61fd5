import {
  componentStyle,
  globalComponentStyle,
  singleColumn,
  surface,
  wrapping,
  wrappingRow,
} from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = componentStyle({ ...singleColumn, gap: vars.space.sm });

export const items = componentStyle({ ...singleColumn, gap: vars.space.sm, padding: 0 });

export const item = componentStyle({
  ...wrapping,
  alignItems: 'flex-end',
  gap: vars.space.xs,
  padding: vars.space.sm,
  ...surface,
});

globalComponentStyle(`${item} > :first-child`, { flex: '1 1 20rem' });

export const remove = componentStyle({ marginInlineStart: 'auto' });

export const add = componentStyle({ ...wrappingRow, gap: vars.space.xs });
