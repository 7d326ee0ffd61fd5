import { componentStyle, wrapping } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const column = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.md,
  minInlineSize: 0,
});

export const row = componentStyle({ ...wrapping, gap: vars.space.sm });

export const short = componentStyle({ flex: '1 1 12rem', minInlineSize: 0 });

export const wide = componentStyle({ flex: '1 1 100%', minInlineSize: 0 });
