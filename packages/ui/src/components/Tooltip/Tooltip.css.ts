import { componentStyle, raised } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const tooltip = componentStyle({
  maxInlineSize: '20rem',
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  ...raised,
  boxShadow: vars.shadow.lift,
  color: vars.color.text.strong,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  transition: `opacity ${vars.motion.fast}`,
  '@starting-style': { opacity: 0 },
  selectors: { '&[data-exiting]': { opacity: 0 } },
});
