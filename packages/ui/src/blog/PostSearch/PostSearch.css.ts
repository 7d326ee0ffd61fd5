import { componentStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const form = componentStyle({ maxInlineSize: vars.width.text });

export const input = componentStyle({
  flex: '1 1 14rem',
  minInlineSize: 0,
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.sm,
  border: `${vars.width.hairline} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.text.strong,
  appearance: 'none',
  '@media': { [media.phone]: { flexBasis: '100%' } },
  selectors: { '&::placeholder': { color: vars.color.text.muted, opacity: 1 } },
});
