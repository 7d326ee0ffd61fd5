import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { componentStyle } from './layered.ts';

const fade = '3rem';
const atEnd = `currentColor calc(100% - ${fade}), transparent`;
const atStart = `transparent, currentColor ${fade}`;
const masked = (...stops: string[]) => ({
  maskImage: `linear-gradient(to right, ${stops.join(', ')})`,
});

/* The masks change at once, because gradients can't be mixed. */
const moreToSee = keyframes({
  from: masked(atEnd),
  '1%, 99%': masked(atStart, atEnd),
  to: masked(atStart),
});

/* One line that scrolls in a narrow window. It fades out where more tabs follow. */
export const fadingStrip = componentStyle({
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    '(forced-colors: none)': {
      '@supports': {
        '(animation-timeline: scroll())': {
          animation: `${moreToSee} linear both`,
          animationTimeline: 'scroll(self inline)',
          selectors: { '&:dir(rtl)': { animationDirection: 'reverse' } },
        },
      },
    },
  },
});
