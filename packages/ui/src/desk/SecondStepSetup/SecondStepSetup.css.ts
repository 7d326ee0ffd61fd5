import { componentStyle, singleColumn, wrappingRow } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const key = componentStyle({ ...singleColumn, justifyItems: 'start', gap: vars.space.sm });

/* Cameras need a light edge around the picture, in any theme and in forced colors. */
export const frame = componentStyle({
  inlineSize: '12rem',
  maxInlineSize: '100%',
  padding: vars.space.sm,
  borderRadius: vars.radius.control,
  background: vars.color.onImage.text,
  forcedColorAdjust: 'none',
});

/* The picture's white takes the color of the frame. */
export const picture = componentStyle({
  inlineSize: '100%',
  aspectRatio: '1',
  mixBlendMode: 'multiply',
});

export const text = componentStyle({ ...wrappingRow, gap: vars.space.xs });

export const secret = componentStyle({
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.sm,
  border: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.control,
  color: vars.color.text.strong,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
