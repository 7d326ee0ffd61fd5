import { centered, componentStyle, inlineRow, wrapping } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = componentStyle({
  ...wrapping,
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const tag = componentStyle({
  ...inlineRow,
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: '2rem',
  paddingInline: vars.space.sm,
  border: `${vars.width.hairline} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.round,
  background: vars.color.raised,
  color: vars.color.text.strong,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  cursor: 'default',
  selectors: {
    '&[data-allows-removing]': { paddingInlineEnd: 0 },
    '&[data-disabled]': { opacity: 0.55 },
  },
});

export const text = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const remove = componentStyle({
  ...centered,
  flexShrink: 0,
  inlineSize: `min(${vars.target.touch}, 2.5rem)`,
  minBlockSize: '2rem',
  borderRadius: vars.radius.round,
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-pressed]': { color: vars.color.text.danger },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-focus-visible]': { outlineOffset: '-3px' },
  },
});
