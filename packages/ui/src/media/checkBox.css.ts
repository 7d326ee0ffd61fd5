import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../styles/index.ts';
import { vars } from '../theme/contract.css.ts';

/** Set these for a box on another ground, such as a picture. */
export const edge = createVar();
export const ground = createVar();
export const fill = createVar();
export const mark = createVar();

/**
 * A check box drawn here, because engines draw their own in different colors: WebKit's is black on
 * a dark ground.
 */
export const checkBox = componentStyle({
  vars: {
    [edge]: vars.color.line.strong,
    [ground]: vars.color.ground,
    [fill]: vars.color.accent.solid,
    [mark]: vars.color.accent.on,
  },
  appearance: 'none',
  position: 'relative',
  display: 'grid',
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  border: `2px solid ${edge}`,
  borderRadius: vars.radius.control,
  background: ground,
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderColor: fill, background: fill },
    '&:checked::before': {
      content: '""',
      background: mark,
      clipPath: 'polygon(14% 47%, 26% 36%, 43% 53%, 75% 18%, 88% 29%, 44% 78%)',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      // Otherwise the mark would get the color of the box.
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'Field',
      selectors: {
        '&:checked': { borderColor: 'Highlight', background: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
      },
    },
  },
});
