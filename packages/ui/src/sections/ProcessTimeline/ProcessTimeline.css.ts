import { type GlobalStyleRule, keyframes } from '@vanilla-extract/css';
import {
  drawn,
  globalSectionStyle,
  scrubbed,
  sectionStyle,
  singleColumn,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const numberSize = 'clamp(2.5rem, 1.9rem + 2.4vw, 4rem)';
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

export const picture = sectionStyle({ inlineSize: '100%' });

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
});

/** The strip and its light, which moves down with the scroll position. */
export const step = sectionStyle({
  position: 'relative',
  ...singleColumn,
  gap: vars.space.xs,
  paddingInlineStart: 'clamp(2.25rem, 5vw, 4rem)',
  paddingBlockEnd: 'clamp(2.5rem, 5vw, 4.5rem)',
  viewTimelineName: passage,
  viewTimelineInset: FRONT,
  '@media': {
    ...passing(fill, 'cover 0% cover 100%')['@media'],
    [media.wide]: {
      gridTemplateColumns: '6rem minmax(0, 1fr)',
      columnGap: vars.space.lg,
      alignItems: 'baseline',
    },
  },
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

/** The picture, and the steps below it. */
export const below = sectionStyle({
  ...singleColumn,
  gap: vars.space.xxl,
  marginBlockStart: vars.space.xl,
});

/** A row of steps below a wide picture, on a line that turns on as it passes. */
export const across = sectionStyle({
  '@media': {
    [media.wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});
const inRow = (part: string, style: GlobalStyleRule) =>
  globalSectionStyle(`${across}${part}`, style, media.wide);
inRow('::before', { content: 'none' });
inRow(` > ${step}`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  padding: `${vars.space.lg} ${vars.space.lg} 0 0`,
});
inRow(` > ${step}::before`, { borderInlineStart: 0 });
inRow(` > ${step}::after`, {
  inset: '-1px 0 auto',
  borderInlineStart: 0,
  borderBlockStart: `3px solid ${vars.color.accent.solid}`,
});
inRow(` > ${step} > ${lamp}`, { insetBlockStart: `calc(${axis} / -2)` });
