import { sectionStyle, singleColumn } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const text = sectionStyle({
  ...singleColumn,
  gap: vars.space.lg,
  justifyItems: 'center',
  textAlign: 'center',
});
