import { componentStyle, focusRing, inlineRow } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const wrapper = componentStyle({
  ...inlineRow,
  gap: vars.space.xs,
  minBlockSize: vars.target.pointer,
  maxInlineSize: '100%',
  color: vars.color.text.strong,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
    '&[data-readonly]': { cursor: 'default' },
  },
});

export const track = componentStyle({
  display: 'flex',
  flexShrink: 0,
  inlineSize: '2.5rem',
  padding: '2px',
  border: `2px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.round,
  background: vars.color.background,
  transition: `background-color ${vars.motion.base}, border-color ${vars.motion.base}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.accent.solid },
    '[data-selected] > &': {
      borderColor: vars.color.accent.solid,
      background: vars.color.accent.fill,
    },
    '[data-focus-visible] > &': focusRing,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '[data-selected] > &': { background: 'Highlight' } },
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'Field',
    },
  },
});

export const thumb = componentStyle({
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: vars.radius.round,
  background: vars.color.line.strong,
  transition: `margin-inline-start ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '[data-selected] &': { marginInlineStart: '1rem', background: vars.color.accent.on },
  },
  '@media': {
    '(forced-colors: active)': {
      background: 'ButtonText',
      selectors: { '[data-selected] &': { background: 'HighlightText' } },
    },
  },
});
