import { componentStyle } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const progress = componentStyle({ display: 'grid', gap: vars.space.xs });

export const words = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
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

/* A strip of light that grows from where reading starts. */
export const light = componentStyle({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.round,
  background: vars.color.accent.solid,
  transformOrigin: 'left',
  transform: 'scaleX(var(--ui-progress))',
  transition: `transform ${vars.motion.base}`,
  selectors: { '&:dir(rtl)': { transformOrigin: 'right' } },
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

/* Follows the light. Its colour alone says nothing: the words do. */
export const failed = componentStyle({
  position: 'absolute',
  inset: 0,
  background: vars.color.danger.edge,
  transformOrigin: 'left',
  transform: 'translateX(calc(var(--ui-progress) * 100%)) scaleX(var(--ui-progress-failed))',
  transition: `transform ${vars.motion.base}`,
  selectors: {
    '&:dir(rtl)': {
      transformOrigin: 'right',
      transform: 'translateX(calc(var(--ui-progress) * -100%)) scaleX(var(--ui-progress-failed))',
    },
  },
  '@media': { '(forced-colors: active)': { background: 'GrayText' } },
});
