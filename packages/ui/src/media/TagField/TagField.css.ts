import { componentStyle, hovered } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const field = componentStyle({ display: 'grid', gap: vars.space.xs, minInlineSize: 0 });

export const entry = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.xs,
});

export const chips = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingInlineStart: vars.space.sm,
  border: `${vars.width.hairline} solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.round,
  background: vars.color.raised,
  color: vars.color.text.strong,
  fontSize: vars.size.small,
  lineHeight: 1.3,
});

export const chipText = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const remove = componentStyle({
  display: 'grid',
  flexShrink: 0,
  inlineSize: `min(${vars.target.touch}, 2.5rem)`,
  minBlockSize: '2rem',
  placeItems: 'center',
  borderRadius: vars.radius.round,
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  ...hovered({ color: vars.color.text.danger }, '&:hover:not(:disabled)'),
});
