import { keyframes } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const numberSize = 'clamp(2.5rem, 1.9rem + 2.4vw, 4rem)';
const axis = vars.space.xs;

const fill = keyframes({ from: { transform: 'scaleY(0)' }, to: { transform: 'none' } });
const light = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

const passage = '--ui-process-step';

/** Only where the scroll can drive it, and only for those who allow motion. */
const passing = (animationName: string, animationRange: string) =>
  ({
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        '@supports': {
          '(animation-timeline: view())': {
            '::after': {
              animationName,
              animationDuration: '1ms',
              animationTimingFunction: 'linear',
              animationFillMode: 'both',
              animationTimeline: passage,
              animationRange,
            },
          },
        },
      },
    },
  }) as const;

const line = {
  content: '""',
  position: 'absolute',
  insetBlock: `calc(${numberSize} / 2) calc(${numberSize} / -2)`,
  insetInlineStart: `calc(${axis} / 2)`,
  borderInlineStart: `${vars.width.hairline} solid`,
} as const;

export const steps = sectionStyle({ position: 'relative', display: 'grid' });

/** The wire, and over it its light, which comes down as one reads. */
export const step = sectionStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
    '&::before': { ...line, borderColor: vars.color.line.strong, opacity: 0.6 },
    '&::after': {
      ...line,
      borderColor: vars.color.accent.solid,
      transformOrigin: 'top',
    },
    '&:last-child': { paddingBlockEnd: 0 },
    // The wire ends at the last lamp.
    '&:last-child::before, &:last-child::after': { content: 'none' },
  },
});

/** The lamp on the wire. */
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
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    background: vars.color.accent.solid,
    boxShadow: vars.light.within,
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

export const words = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
});
