import { componentStyle, quiet, raised, singleColumn, wrapping } from '../styles/index.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const sheet = componentStyle({
  ...singleColumn,
  gap: vars.space.lg,
  marginBlockEnd: vars.space.xl,
  color: vars.color.text.body,
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  lineHeight: 1.6,
});

export const head = componentStyle({
  ...wrapping,
  alignItems: 'baseline',
  columnGap: vars.space.md,
});

export const place = componentStyle({ flexBasis: '100%' });

export const status = componentStyle({
  ...quiet,
  selectors: {
    '&::before': {
      content: '""',
      display: 'inline-block',
      inlineSize: vars.space.xs,
      blockSize: vars.space.xs,
      marginInlineEnd: vars.space.xs,
      borderRadius: vars.radius.round,
      border: '1px solid currentColor',
    },
    '&[data-status="stable"]::before': {
      background: vars.color.accent.solid,
      borderColor: vars.color.accent.solid,
      boxShadow: vars.shadow.inset,
    },
  },
});

export const chapter = componentStyle({
  ...singleColumn,
  gap: vars.space.md,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '11rem minmax(0, 1fr)' } },
});

export const heard = componentStyle({
  paddingInlineStart: vars.space.md,
  borderInlineStart: `2px solid ${vars.color.accent.solid}`,
  color: vars.color.text.strong,
});

export const rows = componentStyle({ inlineSize: '100%', borderCollapse: 'collapse' });

export const cell = componentStyle({
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.md,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'baseline',
  selectors: { 'tr:last-child > &': { borderBlockEnd: 0 } },
});

export const keys = componentStyle({ inlineSize: '13rem', whiteSpace: 'nowrap' });

export const key = componentStyle({
  display: 'inline-block',
  minInlineSize: '1.75rem',
  paddingInline: vars.space.xs,
  ...raised,
  borderBlockEndWidth: '2px',
  color: vars.color.text.strong,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  textAlign: 'center',
});

export const examples = componentStyle({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
});

export const example = componentStyle({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: vars.space.sm,
  margin: 0,
});

export const stage = componentStyle({
  alignContent: 'center',
  minBlockSize: '9rem',
  padding: vars.space.lg,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text.body,
  boxShadow: vars.shadow.edge,
});

export const verdict = componentStyle({
  paddingBlockStart: vars.space.xs,
  borderBlockStart: '2px solid',
  selectors: {
    '&[data-verdict="do"]': { borderColor: vars.color.text.success },
    '&[data-verdict="dont"]': { borderColor: vars.color.text.danger },
  },
});
