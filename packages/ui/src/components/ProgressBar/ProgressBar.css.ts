import { componentStyle, covering, wrapping } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const progress = componentStyle({ display: 'grid', gap: vars.space.xs });

export const labels = componentStyle({
  ...wrapping,
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  color: vars.color.text.body,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
});

export const track = componentStyle({
  position: 'relative',
  blockSize: '0.375rem',
  borderRadius: vars.radius.round,
  background: vars.color.line.subtle,
  overflow: 'hidden',
  '@media': {
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

/* A strip of light that grows from the inline start. */
export const light = componentStyle({
  ...covering,
  borderRadius: vars.radius.round,
  background: vars.color.accent.solid,
  transformOrigin: 'left',
  transform: 'scaleX(var(--ui-progress))',
  transition: `transform ${vars.motion.base}`,
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

/* Striped, because in the light theme the two colors are similar. */
export const failed = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 'calc(var(--ui-progress) * 100%)',
  inlineSize: 'calc(var(--ui-progress-failed) * 100%)',
  background: `repeating-linear-gradient(135deg, ${vars.color.danger.edge} 0 4px, transparent 4px 7px)`,
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'repeating-linear-gradient(135deg, CanvasText 0 4px, Canvas 4px 7px)',
    },
  },
});
