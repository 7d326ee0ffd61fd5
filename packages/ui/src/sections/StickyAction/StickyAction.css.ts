import { keyframes } from '@vanilla-extract/css';
import { globalSectionStyle, scrubbed, sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/* A low window has no space for a third bar. */
const roomy = `${media.phone} and (min-height: 30em)`;

/* Appears after the hero, whose own buttons say the same. */
const arrive = keyframes({
  from: { opacity: 0, visibility: 'hidden' },
  '99%': { visibility: 'hidden' },
  to: { opacity: 1, visibility: 'visible' },
});

/** The area in which the bar is visible. The bar sticks until its end. */
export const area = sectionStyle({ position: 'relative' });

const barSize = `calc(${vars.target.touch} + 2 * ${vars.space.xs})`;

/** At the end, the bar rests below the content, so it never covers the content's last part. */
export const bar = sectionStyle({
  display: 'none',
  '@media': {
    [roomy]: {
      position: 'sticky',
      zIndex: 2,
      insetBlockEnd: vars.frame.bottomBar,
      display: 'flex',
      gap: vars.space.xs,
      padding: `${vars.space.xs} min(${vars.space.gutter}, 5vw)`,
      // Limited, because the page also says this in full size and small screens are short of space.
      fontSize: `min(${vars.size.body}, 5vw)`,
      background: vars.color.background,
      borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
      '@supports': {
        '(animation-timeline: scroll())': {
          animationName: arrive,
          ...scrubbed,
          animationTimeline: 'scroll(root)',
          animationRange: '60svh 78svh',
        },
      },
    },
  },
});

export const main = sectionStyle({
  flexGrow: 1,
  ...singleColumn,
});

/* Scrolls focused elements clear of the bar too (WCAG 2.4.11). */
globalSectionStyle(
  `${area} > :not(${bar}), ${area} > :not(${bar}) *`,
  {
    scrollMarginBlockEnd: `calc(${vars.frame.bottomBar} + ${barSize} + ${vars.space.md})`,
  },
  roomy,
);
