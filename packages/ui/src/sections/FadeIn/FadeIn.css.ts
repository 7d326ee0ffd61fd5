import { keyframes } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';

// Nothing moves: a press would miss a button that moves away under it.
const enter = keyframes({ from: { filter: 'opacity(0.4)' }, to: { filter: 'opacity(1)' } });

const show = keyframes({ to: { filter: 'opacity(1)' } });

/*
 * An enhancement: only wide screens with view timelines and motion hide anything, and only at their
 * lower edge. After two seconds, everything is visible, also a part that nobody scrolls on to.
 */
export const fadeIn = sectionStyle({
  '@media': {
    [`${media.desktop} and (prefers-reduced-motion: no-preference)`]: {
      '@supports': {
        '(animation-timeline: view())': {
          animationName: `${enter}, ${show}`,
          animationDuration: '1ms, 400ms',
          animationDelay: '0s, 2s',
          animationTimingFunction: 'linear',
          animationFillMode: 'backwards, forwards',
          animationTimeline: 'view(), auto',
          animationRange: 'entry 0% entry min(100%, 18rem), normal',
        },
      },
    },
  },
});
