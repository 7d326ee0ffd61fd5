import { componentStyle } from '../styles/index.ts';
import { vars } from '../theme/contract.css.ts';

const box = {
  padding: vars.space.sm,
  borderRadius: vars.radius.control,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
} as const;

export const failure = componentStyle({
  ...box,
  border: `${vars.width.hairline} solid ${vars.color.danger.edge}`,
  background: vars.color.danger.background,
  color: vars.color.text.danger,
});

export const request = componentStyle({
  ...box,
  border: `${vars.width.hairline} solid ${vars.color.accent.solid}`,
  background: vars.color.accent.soft,
  color: vars.color.text.strong,
});
