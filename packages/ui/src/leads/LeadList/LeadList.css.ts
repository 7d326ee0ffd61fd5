import {
  alignedRow,
  componentStyle,
  oneLine,
  quietLabel,
  singleColumn,
  surface,
  wrappingRow,
} from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

/** From this width of the list, a message takes two lines. */
const WIDE = '(min-width: 50rem)';
/** Up to this width, as at 200 % text on a phone, a name needs a line of its own. */
const NARROW = '(max-width: 16rem)';

export const frame = componentStyle({
  containerType: 'inline-size',
  ...singleColumn,
  gap: vars.space.sm,
});

export const list = componentStyle({ ...surface, outline: 'none' });

export const row = componentStyle({
  position: 'relative',
  scrollMarginBlockStart: vars.frame.header,
  display: 'flex',
  alignItems: 'stretch',
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.color.raised },
    '&[data-selected]': { background: vars.color.accent.soft },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-current]': { background: vars.color.raised },
    '&[data-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '3px',
      background: vars.color.accent.solid,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const check = componentStyle({
  flexShrink: 0,
  alignSelf: 'center',
  paddingInlineStart: vars.space.sm,
});

export const text = componentStyle({
  flexGrow: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"sender time" "excerpt excerpt" "place marks"',
  alignItems: 'center',
  columnGap: vars.space.sm,
  rowGap: vars.space.hair,
  minInlineSize: 0,
  paddingBlock: vars.space.sm,
  paddingInlineEnd: vars.space.sm,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  '@container': {
    [NARROW]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"sender" "excerpt" "place" "time" "marks"',
    },
    [WIDE]: {
      gridTemplateColumns: '13rem minmax(0, 1fr) auto 5.5rem',
      gridTemplateAreas: '"sender excerpt marks time" "sender place marks time"',
      columnGap: vars.space.md,
      paddingBlock: vars.space.xs,
    },
  },
});

const cut = { minInlineSize: 0, ...oneLine } as const;

export const sender = componentStyle({
  gridArea: 'sender',
  ...alignedRow,
  gap: vars.space.xs,
  minInlineSize: 0,
});

/* A glowing dot that marks an unread message. */
export const dot = componentStyle({
  flexShrink: 0,
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  borderRadius: vars.radius.round,
  selectors: {
    '[data-unread] &': { background: vars.color.accent.solid, forcedColorAdjust: 'none' },
  },
});

/* In a narrow list, names and what to do aren't cut. */
const whole = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

export const name = componentStyle({
  ...cut,
  color: vars.color.text.body,
  '@container': { [NARROW]: whole },
  selectors: { '[data-unread] &': { color: vars.color.text.strong, fontWeight: 700 } },
});

/* Aligns with the name instead of the dot. */
const besideDot = `calc(0.5rem + ${vars.space.xs})`;

const belowName = {
  ...cut,
  paddingInlineStart: besideDot,
  color: vars.color.text.muted,
  '@container': { [WIDE]: { paddingInlineStart: 0 } },
} as const;

export const excerpt = componentStyle({
  ...belowName,
  gridArea: 'excerpt',
  textAlign: 'start',
  selectors: { '[data-unread] &': { color: vars.color.text.body } },
});

/* Without marks, it takes their room, too. */
export const place = componentStyle({
  ...belowName,
  gridArea: 'place',
  fontSize: vars.size.label,
  selectors: { '&:last-child': { gridColumnEnd: '-1' } },
  '@container': {
    [NARROW]: whole,
    [WIDE]: { paddingInlineStart: 0, selectors: { '&:last-child': { gridColumnEnd: 'place' } } },
  },
});

export const marks = componentStyle({
  gridArea: 'marks',
  ...alignedRow,
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  '@container': { [NARROW]: { justifyContent: 'flex-start', paddingInlineStart: besideDot } },
});

/* The words say the same as the color. */
export const flag = componentStyle({
  selectors: {
    '&[data-tone="danger"]': { color: vars.color.text.danger, fontWeight: 600 },
    '&[data-tone="accent"]': { color: vars.color.text.accent, fontWeight: 600 },
  },
});

export const time = componentStyle({
  gridArea: 'time',
  ...quietLabel,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  '@container': { [NARROW]: { textAlign: 'start', paddingInlineStart: besideDot } },
});

export const end = componentStyle({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: vars.space.sm,
  minBlockSize: vars.target.pointer,
  paddingInline: vars.space.sm,
  ...quietLabel,
});

export const loading = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.sm,
  minBlockSize: '100lvh',
});

export const skeleton = componentStyle({
  paddingBlock: vars.space.sm,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
});
