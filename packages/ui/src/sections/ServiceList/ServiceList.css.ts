import { keyframes } from '@vanilla-extract/css';
import {
  contentInset,
  hovered,
  inlineRow,
  sectionStyle,
  stretchedLink,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** How many rows the stage spans. */
export const rowCount = '--ui-service-list-rows';

/** A hover device, and space for a portrait picture beside the list. */
export const hoverStage = `${media.wide} and (hover: hover)`;
const hairline = `${vars.width.hairline} solid ${vars.color.line.subtle}`;
/** The scroll progress of a row through the reading area. */
const reading = '--ui-service-list-row';
/**
 * Each picture fades in over the previous one, which disappears once it's covered. The first one is
 * below all others.
 */
const comeUp = keyframes({ from: { opacity: 0 }, '25%': { opacity: 1 }, to: { opacity: 1 } });

/** Phones show cards, two in a row if their text fits. */
export const list = sectionStyle({
  display: 'grid',
  marginBlockStart: vars.space.lg,
  paddingInline: contentInset,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
      gap: `${vars.space.lg} ${vars.space.md}`,
    },
    // The stage extends to the page's edge.
    [hoverStage]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
      columnGap: 'clamp(3rem, 6vw, 6rem)',
      paddingInlineEnd: 0,
    },
  },
});

export const item = sectionStyle({
  display: 'grid',
  position: 'relative',
  '@media': {
    [media.phone]: { alignContent: 'start', gap: vars.space.sm },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 12rem',
      columnGap: vars.space.lg,
      alignItems: 'center',
      paddingBlock: vars.space.lg,
      borderBlockStart: hairline,
      selectors: { '&:last-child': { borderBlockEnd: hairline } },
    },
    [hoverStage]: { display: 'contents', timelineScope: reading },
  },
});

export const row = sectionStyle({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '3rem minmax(0, 1fr) auto',
      columnGap: vars.space.md,
      alignItems: 'baseline',
    },
    [hoverStage]: {
      gridColumn: 1,
      position: 'relative',
      paddingBlock: '1.625rem',
      viewTimelineName: reading,
      viewTimelineInset: '40% 50%',
      borderBlockStart: hairline,
      selectors: { ':last-child > &': { borderBlockEnd: hairline } },
    },
  },
});

export const number = sectionStyle({
  color: vars.color.text.muted,
  fontSize: vars.size.label,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.08em',
  transition: `color ${vars.motion.slow}`,
  selectors: { '[data-brighten]:focus-within &': { color: vars.color.text.accent } },
  '@media': {
    ...hovered({ color: vars.color.text.accent }, '[data-brighten]:hover &')['@media'],
    [media.phone]: { display: 'none' },
  },
});

export const text = sectionStyle({
  display: 'grid',
  gap: vars.space.xs,
  transition: `translate ${vars.motion.light} ${vars.motion.ease}`,
  '@media': {
    [hoverStage]: {
      selectors: {
        '[data-brighten]:is(:hover, :focus-within) &': { translate: '0.75rem 0' },
        '[dir="rtl"] [data-brighten]:is(:hover, :focus-within) &': { translate: '-0.75rem 0' },
      },
    },
  },
});

/** One link covers the whole row with its ::after. */
export const link = sectionStyle({
  ...inlineRow,
  gap: vars.space.xs,
  color: vars.color.text.accent,
  fontSize: vars.size.small,
  fontWeight: 550,
  textDecoration: 'none',
  selectors: stretchedLink('-2px', vars.radius.control),
});

const fade = `opacity ${vars.motion.light} ${vars.motion.ease}`;
/*
 * All pictures share one stage. It shows the hovered row, or else the one being read. A browser
 * without scroll animations keeps the last hovered picture: its opacity changes only after a delay
 * of days.
 */
export const stage = sectionStyle({
  position: 'relative',
  overflow: 'clip',
  borderRadius: vars.radius.card,
  aspectRatio: '3 / 2',
  '@media': {
    [media.phone]: { order: -1, aspectRatio: '16 / 9' },
    [hoverStage]: {
      gridColumn: 2,
      gridRow: `1 / span var(${rowCount})`,
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: `calc(${vars.frame.header} + ${vars.space.lg})`,
      aspectRatio: 'auto',
      borderRadius: 0,
      blockSize: `min(44rem, calc(100svh - ${vars.frame.header} - 2 * ${vars.space.lg}))`,
      pointerEvents: 'none',
      opacity: 0,
      transition: `${fade} 1000000s`,
      selectors: {
        'li:first-child > &': { opacity: 1 },
        ':has(> li:is(:hover, :focus-within)) > li > &': { opacity: 0, transition: fade },
        ':has(> li) > li:is(:hover, :focus-within) > &': { opacity: 1, zIndex: 1 },
      },
    },
    [`${hoverStage} and (prefers-reduced-motion: no-preference)`]: {
      '@supports': {
        '(timeline-scope: none)': {
          selectors: {
            ':not(:has(> li:is(:hover, :focus-within))) > li:not(:first-child) > &': {
              animationName: comeUp,
              animationDuration: '1ms',
              animationTimingFunction: 'linear',
              animationTimeline: reading,
              animationRange: 'cover',
              transition: 'none',
            },
            ':not(:has(> li:is(:hover, :focus-within))) > li:last-child > &': {
              animationFillMode: 'forwards',
            },
          },
        },
      },
    },
  },
});
