import { keyframes } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';

const rise = keyframes({
  from: { filter: 'opacity(0.4)', transform: 'translateY(2rem)' },
  to: { filter: 'opacity(1)', transform: 'none' },
});

/*
 * An enhancement: only wide screens with view timelines and motion hide anything, and only at their
 * lower edge.
 */
export const fadeIn = sectionStyle({
  '@media': {
    [`${media.desktop} and (prefers-reduced-motion: no-preference)`]: {
      '@supports': {
        '(animation-timeline: view())': {
          animationName: rise,
          animationDuration: '1ms',
          animationTimingFunction: 'linear',
          animationFillMode: 'backwards',
          animationTimeline: 'view()',
          animationRange: 'entry 0% entry min(100%, 18rem)',
        },
      },
    },
  },
});
