import { componentStyle, singleColumn, surface, wrapping } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const fields = componentStyle({ ...wrapping, gap: vars.space.sm });

export const field = componentStyle({ flex: '1 1 12rem', minInlineSize: 0 });

export const wide = componentStyle({ flex: '1 1 100%', minInlineSize: 0 });

export const list = componentStyle({ ...singleColumn, gap: vars.space.sm });

export const items = componentStyle({ ...singleColumn, gap: vars.space.sm });

export const item = componentStyle({
  ...singleColumn,
  gap: vars.space.xs,
  padding: vars.space.sm,
  ...surface,
});
