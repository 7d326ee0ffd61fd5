import { recipe } from '@vanilla-extract/recipes';
import {
  componentStyle,
  hovered,
  inComponents,
  oneLine,
  quiet,
  singleColumn,
  standaloneLink,
  wrappingRow,
} from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

/* Of a phone's width at most this much, so that large text doesn't break within words. */
const inset = `min(${vars.space.md}, 4vw)`;

export const list = componentStyle({
  display: 'grid',
  listStyle: 'none',
  padding: 0,
  border: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  overflow: 'hidden',
});

export const task = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(min(2.5em, 12vw), auto) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `min(${vars.space.sm}, 3vw)`,
  paddingBlock: vars.space.md,
  paddingInline: inset,
  color: vars.color.text.strong,
  textDecorationLine: 'none',
  selectors: {
    'li + li > &': { borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.subtle}` },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  ...hovered({ background: vars.color.raised }),
});

export const count = recipe({
  base: inComponents({
    fontSize: vars.size.heading,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
  }),
  variants: {
    isUrgent: {
      true: inComponents({ color: vars.color.text.danger }),
      false: inComponents({ color: vars.color.text.accent }),
    },
  },
});

export const label = componentStyle({ overflowWrap: 'anywhere' });

export const empty = componentStyle({ ...quiet });

export const items = componentStyle({
  ...singleColumn,
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  paddingInline: inset,
  paddingBlockEnd: vars.space.md,
});

export const item = componentStyle({ ...wrappingRow, gap: vars.space.sm });

export const words = componentStyle({
  ...wrappingRow,
  // The button goes below large text, which would break within names otherwise.
  flex: '1 1 10em',
  minInlineSize: 0,
  gap: `0 ${vars.space.sm}`,
  color: vars.color.text.muted,
});

export const title = componentStyle({
  ...standaloneLink,
  color: vars.color.text.strong,
  overflowWrap: 'anywhere',
});

export const time = recipe({
  base: inComponents({ fontSize: vars.size.label }),
  variants: {
    isLate: { true: inComponents({ color: vars.color.text.accent }), false: {} },
  },
  defaultVariants: { isLate: false },
});

export const excerpt = componentStyle({
  flexBasis: '100%',
  margin: 0,
  ...oneLine,
  fontSize: vars.size.small,
});
