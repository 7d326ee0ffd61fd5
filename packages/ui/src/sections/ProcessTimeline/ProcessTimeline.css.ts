import { keyframes } from '@vanilla-extract/css';
import { drawn, scrubbed, sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const numberSize = 'clamp(2.5rem, 1.9rem + 2.4vw, 4rem)';
const axis = vars.space.xs;

const fill = keyframes({ from: { transform: 'scaleY(0)' }, to: { transform: 'none' } });
const light = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const passage = '--ui-process-step';

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
    insetInline: `calc(${axis} / 2) 0`,
    background: `linear-gradient(90deg, ${vars.color.accent.soft}, transparent)`,
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
  '@media': {
    ...passing(fill, 'cover 30% cover 65%')['@media'],
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
  ...passing(light, 'entry 60% cover 45%'),
});

export const number = sectionStyle({
  color: vars.color.text.accent,
  fontFamily: vars.font.display,
  fontSize: numberSize,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: '-0.02em',
  lineHeight: 1,
});
