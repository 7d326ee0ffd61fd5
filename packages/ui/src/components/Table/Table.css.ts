import { componentStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({
  overflowX: 'auto',
  border: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
  lineHeight: 1.4,
});

const cellBox = {
  paddingInline: vars.space.md,
  paddingBlock: vars.space.sm,
  textAlign: 'start',
  verticalAlign: 'baseline',
} as const;

export const column = componentStyle({
  ...cellBox,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.strong}`,
  color: vars.color.text.muted,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[aria-sort="ascending"], &[aria-sort="descending"]': {
      color: vars.color.text.strong,
    },
    '&[data-focus-visible]': { outlineOffset: '-3px' },
  },
});

export const heading = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
});

export const arrow = componentStyle({
  visibility: 'hidden',
  transition: `rotate ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '[aria-sort="ascending"] &, [aria-sort="descending"] &': { visibility: 'visible' },
    '[aria-sort="ascending"] &': { rotate: '180deg' },
  },
});

export const row = componentStyle({
  selectors: {
    '&:not(:last-child)': {
      borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
    },
    '&[data-hovered], &[data-pressed]': { background: vars.color.accent.soft },
    '&[data-focus-visible]': { outlineOffset: '-3px' },
    '&[data-hovered]': { cursor: 'pointer' },
  },
});

export const cell = componentStyle({
  ...cellBox,
  minInlineSize: '8rem',
  color: vars.color.text.body,
  overflowWrap: 'anywhere',
  selectors: {
    '&[role="rowheader"]': { color: vars.color.text.strong, fontWeight: 550 },
    '&[data-focus-visible]': { outlineOffset: '-3px' },
  },
});

export const empty = componentStyle({
  padding: vars.space.lg,
  color: vars.color.text.muted,
  textAlign: 'center',
});
