import { sectionStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const words = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  justifyItems: 'center',
  textAlign: 'center',
});
