import { componentStyle, focusRing, inlineRow } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const checkbox = componentStyle({
  ...inlineRow,
  gap: vars.space.xs,
  minInlineSize: vars.target.pointer,
  minBlockSize: vars.target.pointer,
  maxInlineSize: '100%',
  color: vars.color.text.strong,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
    '&[data-readonly]': { cursor: 'default' },
  },
});

const edge = `var(--ui-checkbox-edge, ${vars.color.line.strong})`;
const emptyColor = `var(--ui-checkbox-background, ${vars.color.background})`;
const fill = `var(--ui-checkbox-fill, ${vars.color.accent.fill})`;
const checkedEdge = `var(--ui-checkbox-fill, ${vars.color.accent.solid})`;
const mark = `var(--ui-checkbox-mark, ${vars.color.accent.on})`;
const isOn = ':is([data-selected], [data-indeterminate]) >';

export const box = componentStyle({
  display: 'grid',
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `2px solid ${edge}`,
  borderRadius: vars.radius.control,
  background: emptyColor,
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '[data-hovered] > &': { borderColor: checkedEdge },
    '[data-invalid] > &': { borderColor: vars.color.danger.edge },
    '[data-focus-visible] > &': focusRing,
    [`${isOn} &`]: { borderColor: checkedEdge, background: fill },
    [`${isOn} &::before`]: { content: '""', background: mark },
    '[data-selected] > &::before': {
      clipPath: 'polygon(14% 47%, 26% 36%, 43% 53%, 75% 18%, 88% 29%, 44% 78%)',
    },
    '[data-indeterminate] > &::before': { clipPath: 'inset(42% 18%)' },
  },
  '@media': {
    '(forced-colors: active)': {
      // Otherwise the check mark would get the color of the box.
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'Field',
      selectors: {
        [`${isOn} &`]: { borderColor: 'Highlight', background: 'Highlight' },
        [`${isOn} &::before`]: { background: 'HighlightText' },
        '[data-focus-visible] > &': { outlineColor: 'Highlight' },
      },
    },
  },
});
