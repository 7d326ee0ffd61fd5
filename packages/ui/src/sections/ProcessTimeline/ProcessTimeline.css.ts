import { keyframes } from '@vanilla-extract/css';
import { drawn, globalSectionStyle, scrubbed, sectionStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const numberSize = 'clamp(1.75rem, 1.5rem + 0.9vw, 2.25rem)';
const axis = vars.space.xs;

const fill = keyframes({ from: { transform: 'scaleY(0)' }, to: { transform: 'none' } });
const light = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const passage = '--ui-process-step';

/** The light ends at 60% of the viewport's height, so the steps' lines light up as one. */
const FRONT = '60% 40%';

/** Only if the browser supports scroll animations and motion is allowed. */
const passing = (animationName: string, animationRange: string) =>
  ({
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        '@supports': {
          '(animation-timeline: view())': {
            '::after': {
              animationName,
              ...scrubbed,
              animationTimeline: passage,
              animationRange,
            },
          },
        },
      },
    },
  }) as const;

const line = {
  ...drawn,
  insetBlock: `calc(${numberSize} / 2) calc(${numberSize} / -2)`,
  insetInlineStart: `calc(${axis} / 2 - 1px)`,
  borderInlineStart: '3px solid',
} as const;

/** Phones show the steps only. */
export const picture = sectionStyle({
  inlineSize: '100%',
  '@media': { [media.phone]: { display: 'none' } },
});

/** A light strip in the corner of a wall, brightest beside it and soft at both ends. */
export const steps = sectionStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  '::before': {
    ...drawn,
    zIndex: -1,
    insetBlock: `calc(${numberSize} / -2)`,
    insetInline: `calc(-1 * ${vars.space.gutter}) 0`,
    background: `linear-gradient(90deg, transparent, ${vars.color.accent.soft} ${vars.space.gutter}, transparent)`,
    maskImage: 'linear-gradient(transparent, currentColor 6rem calc(100% - 6rem), transparent)',
  },
  selectors: { '[dir="rtl"] &::before': { rotate: '180deg' } },
  // Two columns of up to three steps.
  '@media': {
    [media.wide]: {
      gridAutoFlow: 'column',
      gridTemplateRows: 'repeat(3, auto)',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: vars.space.lg,
    },
  },
});

/** The strip and its light, which moves down with the scroll position. */
export const step = sectionStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  columnGap: vars.space.xs,
  alignItems: 'baseline',
  paddingInlineStart: 'clamp(1.5rem, 2vw, 1.75rem)',
  paddingBlockEnd: 'clamp(1.125rem, 1.8vw, 1.625rem)',
  viewTimelineName: passage,
  viewTimelineInset: FRONT,
  ...passing(fill, 'cover 0% cover 100%'),
  selectors: {
    '&::before': { ...line, borderColor: vars.color.line.subtle },
    '&::after': {
      ...line,
      borderColor: vars.color.accent.solid,
      boxShadow: `0 0 2.5rem 0.5rem ${vars.shadow.lampColor}`,
      transformOrigin: 'top',
    },
    '&:last-child': { paddingBlockEnd: 0 },
    // The line ends at the last lamp.
    '&:last-child::before, &:last-child::after': { content: 'none' },
  },
});

/** The lamp beside a step. */
export const lamp = sectionStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(${numberSize} / 2 - ${axis} / 2)`,
  insetInlineStart: 0,
  inlineSize: `calc(${axis} + 1px)`,
  blockSize: `calc(${axis} + 1px)`,
  borderRadius: vars.radius.round,
  background: vars.color.line.strong,
  '::after': {
    ...drawn,
    inset: 0,
    borderRadius: 'inherit',
    background: vars.color.accent.solid,
    boxShadow: `0 0 1.5rem 0.5rem ${vars.shadow.lampColor}`,
  },
  ...passing(light, 'cover 0% cover 2rem'),
});

export const number = sectionStyle({
  color: vars.color.text.accent,
  fontFamily: vars.font.display,
  fontSize: numberSize,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: '-0.02em',
  lineHeight: 1,
});

/* A column's line ends at its last lamp. */
globalSectionStyle(
  `${step}:nth-child(3)::before, ${step}:nth-child(3)::after`,
  { content: 'none' },
  media.wide,
);
