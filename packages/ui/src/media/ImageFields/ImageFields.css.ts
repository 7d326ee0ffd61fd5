import { componentStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const fields = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.md,
  minInlineSize: 0,
});
