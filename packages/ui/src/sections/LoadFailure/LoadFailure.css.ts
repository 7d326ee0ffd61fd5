import { sectionStyle, wrappingRow } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const failure = sectionStyle({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: vars.space.md,
  paddingBlock: vars.space.md,
  borderBlock: `${vars.width.hairline} solid ${vars.color.danger.edge}`,
});
