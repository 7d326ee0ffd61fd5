import { sectionStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const link = sectionStyle({
  display: 'block',
  position: 'relative',
  borderRadius: vars.radius.card,
  cursor: 'zoom-in',
});
