import { componentStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const waiting = componentStyle({
  marginBlockEnd: vars.space.md,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xs,
  border: `${vars.width.hairline} solid ${vars.color.accent.solid}`,
  borderRadius: vars.radius.control,
  background: vars.color.accent.soft,
  color: vars.color.text.strong,
  fontSize: vars.size.small,
});

export const failed = componentStyle({ marginBlockEnd: vars.space.md });
