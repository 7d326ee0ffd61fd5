import { componentStyle, singleColumn, wrapping } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxs,
  inlineSize: '100%',
});

export const form = componentStyle({ ...singleColumn, gap: vars.space.xs, inlineSize: '100%' });

export const buttons = componentStyle({ ...wrapping, gap: vars.space.xs });
