import { sectionStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const failure = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBlock: vars.space.md,
  borderBlock: `${vars.width.hairline} solid ${vars.color.danger.edge}`,
});
