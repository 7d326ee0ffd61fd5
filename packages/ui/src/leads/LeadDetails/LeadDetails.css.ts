import { style } from '@vanilla-extract/css';
import * as notices from '../../desk/notices.css.ts';
import {
  componentStyle,
  emphasis,
  hovered,
  inComponents,
  oneLine,
  quiet,
  singleColumn,
  surface,
  wrapping,
  wrappingRow,
} from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({
  ...singleColumn,
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minBlockSize: 0,
  overflow: 'hidden',
  ...surface,
  selectors: { '&[data-sheet="true"]': { blockSize: '100%', border: 0, borderRadius: 0 } },
});

export const bar = componentStyle({
  ...wrappingRow,
  paddingInline: vars.space.xs,
  paddingBlock: vars.space.hair,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
});

export const gap = componentStyle({ flexGrow: 1 });

export const body = componentStyle({
  ...singleColumn,
  alignContent: 'start',
  gap: vars.space.md,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `clamp(${vars.space.md}, 3vw, ${vars.space.lg})`,
});

export const head = componentStyle({ display: 'grid', gap: vars.space.hair });

export const name = componentStyle({
  color: vars.color.text.strong,
  fontSize: vars.size.heading,
  fontWeight: 600,
  letterSpacing: '-0.01em',
  lineHeight: 1.25,
  outline: 'none',
  overflowWrap: 'anywhere',
});

export const received = componentStyle(quiet);

export const spamReasons = style([
  notices.failure,
  inComponents({ display: 'flex', gap: vars.space.xs }),
]);

export const actions = componentStyle({
  ...wrapping,
  justifyContent: 'space-between',
  gap: vars.space.sm,
});

export const status = componentStyle({
  flex: '1 1 9rem',
  selectors: { '[data-sheet="false"] &': { maxInlineSize: '14rem' } },
});

/* At the bottom of a phone, the question is above the links, but follows them for the keyboard. */
export const contact = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  selectors: { '&[data-sheet="true"]': { flexDirection: 'column-reverse' } },
});

export const question = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  paddingInlineStart: vars.space.sm,
  paddingBlockEnd: vars.space.sm,
  border: `${vars.width.hairline} solid ${vars.color.accent.solid}`,
  borderRadius: vars.radius.control,
  background: vars.color.accent.soft,
});

export const asks = componentStyle({ ...emphasis, fontSize: vars.size.small });

export const controls = componentStyle({ ...wrappingRow, gap: vars.space.xs, minInlineSize: 0 });

export const nextStep = componentStyle({ display: 'grid', gap: vars.space.sm });

/* The name of a row is beside its controls, and above them on a phone. */
export const step = componentStyle({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  alignItems: 'center',
  selectors: {
    '[data-sheet="true"] &': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.xxs,
    },
  },
});

export const stepName = componentStyle(quiet);

export const day = componentStyle({ flex: '1 1 9.5rem', maxInlineSize: '12rem' });

export const owner = componentStyle({ flex: '1 1 12rem', maxInlineSize: '20rem' });

export const flags = componentStyle({
  ...wrapping,
  gap: vars.space.xxs,
  paddingBlockStart: vars.space.xxs,
});

export const sender = componentStyle({ display: 'grid', gap: vars.space.xxs });

export const others = componentStyle({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 });

export const other = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.sm,
  minBlockSize: vars.target.touch,
  ...quiet,
  textDecoration: 'none',
  ...hovered({ color: vars.color.text.accent }),
});

export const otherText = componentStyle({ ...oneLine, color: vars.color.text.strong });

export const stack = componentStyle({ display: 'grid', gap: vars.space.xs });

export const photo = componentStyle({ justifySelf: 'start', cursor: 'zoom-in' });

export const thumbnail = componentStyle({
  inlineSize: 'auto',
  maxBlockSize: '10rem',
  borderRadius: vars.radius.card,
});

export const text = componentStyle({
  maxInlineSize: vars.width.measure,
  color: vars.color.text.body,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

export const none = componentStyle(quiet);

export const history = componentStyle({ display: 'grid', gap: vars.space.md });

export const title = componentStyle({
  color: vars.color.text.strong,
  fontSize: vars.size.body,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const foot = componentStyle({
  padding: vars.space.xs,
  paddingBlockEnd: `max(${vars.space.xs}, env(safe-area-inset-bottom, 0px))`,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  background: vars.color.raised,
});
