import { recipe } from '@vanilla-extract/recipes';
import { centered, componentStyle, drawn, inComponents, wrapping } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

const MARK = '2rem';

export const list = componentStyle({ display: 'grid', minInlineSize: 0 });

export const item = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARK} minmax(0, 1fr)`,
  columnGap: vars.space.sm,
  paddingBlockEnd: vars.space.md,
  selectors: {
    // The line between two marks.
    '&:not(:last-child)::before': {
      ...drawn,
      insetBlock: `${MARK} 0`,
      insetInlineStart: `calc(${MARK} / 2)`,
      borderInlineStart: `${vars.width.hairline} solid ${vars.color.line.strong}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const mark = recipe({
  base: inComponents({
    ...centered,
    inlineSize: MARK,
    blockSize: MARK,
  }),
  variants: {
    tone: {
      neutral: inComponents({ color: vars.color.text.muted }),
      accent: inComponents({ color: vars.color.text.accent }),
      success: inComponents({ color: vars.color.text.success }),
      danger: inComponents({ color: vars.color.text.danger }),
    },
  },
});

export const content = componentStyle({ minInlineSize: 0, paddingBlockStart: vars.space.xxs });

export const head = componentStyle({
  ...wrapping,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.sm,
  fontSize: vars.size.small,
  lineHeight: 1.5,
});

export const title = componentStyle({
  minInlineSize: 0,
  color: vars.color.text.strong,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});

export const time = componentStyle({
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const detail = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xxs,
  color: vars.color.text.body,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
