import { keyframes } from '@vanilla-extract/css';
import { globalSectionStyle, scrubbed, sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/* A low window has no room for a third bar. */
const roomy = `${media.phone} and (min-height: 30em)`;

/* Until the hero with its own buttons has gone, it would only say the same twice. */
const arrive = keyframes({
  from: { opacity: 0, visibility: 'hidden' },
  '99%': { visibility: 'hidden' },
  to: { opacity: 1, visibility: 'visible' },
});

/** What it stays in reach of: it travels with the view until the reach ends. */
export const area = sectionStyle({ position: 'relative' });

const barSize = `calc(${vars.target.touch} + 2 * ${vars.space.xs})`;

/** At the end of its reach it rests below what it follows, so it never covers the last of it. */
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
      // A second way to what the page says in full size: it must not fill a small screen.
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

/* What takes the focus is scrolled clear of it too (WCAG 2.4.11). */
globalSectionStyle(
  `${area} > :not(${bar}), ${area} > :not(${bar}) *`,
  {
    scrollMarginBlockEnd: `calc(${vars.frame.bottomBar} + ${barSize} + ${vars.space.md})`,
  },
  roomy,
);
