import { componentStyle, singleColumn } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const form = componentStyle({ ...singleColumn, gap: vars.space.md });

export const pair = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
  gap: vars.space.md,
});
