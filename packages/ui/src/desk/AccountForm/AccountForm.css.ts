import { componentStyle, wrapping } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const form = componentStyle({ display: 'grid', gap: vars.space.md });

export const buttons = componentStyle({
  ...wrapping,
  justifyContent: 'flex-end',
  gap: vars.space.sm,
});
