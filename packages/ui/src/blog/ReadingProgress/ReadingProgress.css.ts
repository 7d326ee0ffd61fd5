import { keyframes } from '@vanilla-extract/css';
import { componentStyle, scrubbed } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

const TIMELINE = '--ui-reading';

export const subject = componentStyle({ viewTimelineName: TIMELINE });

const grow = keyframes({ from: { scale: '0 1' } });
const moving = '(prefers-reduced-motion: no-preference)';

/** A thin line of light below the header. It isn't shown if it can't follow the scroll position. */
export const hairline = componentStyle({
  display: 'none',
  '@media': {
    [moving]: {
      '@supports': {
        '(animation-timeline: view())': {
          display: 'block',
          position: 'fixed',
          zIndex: vars.zIndex.header,
          insetInline: 0,
          insetBlockStart: 'var(--ui-reading-progress-top, 0px)',
          blockSize: '2px',
          background: vars.color.accent.solid,
          boxShadow: `0 0 0.75rem ${vars.color.accent.solid}`,
          transformOrigin: '0 50%',
          animationName: grow,
          ...scrubbed,
          animationTimeline: TIMELINE,
          animationRange: 'contain',
          pointerEvents: 'none',
          selectors: { '[dir="rtl"] &': { transformOrigin: '100% 50%' } },
        },
      },
    },
  },
});
