import { componentStyle, contentInset } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const notice = componentStyle({
  position: 'relative',
  paddingInline: contentInset,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.accent.solid}`,
  background: vars.color.accent.soft,
  color: vars.color.text.strong,
});

export const text = componentStyle({
  fontSize: vars.size.small,
  fontWeight: 500,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
});
