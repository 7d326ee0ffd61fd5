import { componentStyle, singleColumn, surface, wrappingRow } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = componentStyle({ ...singleColumn, gap: vars.space.sm });

export const items = componentStyle({ ...singleColumn, gap: vars.space.sm, padding: 0 });

export const item = componentStyle({
  ...singleColumn,
  gap: vars.space.xs,
  padding: vars.space.sm,
  ...surface,
});

export const add = componentStyle({ ...wrappingRow, gap: vars.space.xs });
