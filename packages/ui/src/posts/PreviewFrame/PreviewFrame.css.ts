import { componentStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textAlign: 'center',
});

export const window = componentStyle({
  maxInlineSize: 'none',
  border: 0,
  outline: `${vars.width.hairline} solid ${vars.color.line.strong}`,
  outlineOffset: '-1px',
  borderRadius: vars.radius.card,
  background: vars.color.background,
  transformOrigin: '0 0',
  selectors: { '[dir="rtl"] &': { transformOrigin: '100% 0' } },
});
