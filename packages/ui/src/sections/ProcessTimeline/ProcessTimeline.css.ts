import { keyframes, type StyleRule } from '@vanilla-extract/css';
import { covering, drawn, globalSectionStyle, scrubbed, sectionStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { columns } from '../SplitSection/SplitSection.css.ts';

const numberSize = 'clamp(1.75rem, 1.5rem + 0.9vw, 2.25rem)';
const axis = vars.space.xs;

const fill = keyframes({ from: { transform: 'scaleY(0)' }, to: { transform: 'none' } });
const light = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** The scroll timeline of a step, which its line and its picture share. */
export const passage = '--ui-process-passage';
/** The timelines of up to six steps. */
export const passages = [1, 2, 3, 4, 5, 6].map((step) => `--ui-process-step-${step}`);

/** The light ends at 60% of the viewport's height, so the steps' lines light up as one. */
const FRONT = '60% 40%';

const moving = '(prefers-reduced-motion: no-preference)';
const timelines = '(timeline-scope: none)';

/** Only if the browser supports scroll animations and motion is allowed. */
const scrolling = (style: StyleRule) =>
  ({ '@media': { [moving]: { '@supports': { [timelines]: style } } } }) as const;

const passing = (animationName: string, animationRange: string) => ({
  animationName,
  ...scrubbed,
  animationTimeline: `var(${passage})`,
  animationRange,
});

const line = {
  ...drawn,
  insetBlock: `calc(${numberSize} / 2) calc(${numberSize} / -2)`,
  insetInlineStart: `calc(${axis} / 2 - 1px)`,
  borderInlineStart: '3px solid',
} as const;

/** The pictures of the steps, one place for all of them. Phones show them in a row. */
export const pictures = sectionStyle({
  inlineSize: '100%',
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: vars.space.xs,
      blockSize: '8rem',
    },
    [media.desktop]: { position: 'relative', aspectRatio: '3 / 2' },
  },
});

export const picture = sectionStyle({
  position: 'relative',
  '@media': {
    [media.desktop]: {
      ...covering,
      // Covers the one before it once its step lights up. Without scroll animations, only the first one shows.
      selectors: { '&:not(:first-child)': { visibility: 'hidden' } },
    },
  },
});
globalSectionStyle(`${picture}:not(:first-child)`, {
  '@media': {
    [`${media.desktop} and ${moving}`]: {
      '@supports': {
        [timelines]: { visibility: 'visible', ...passing(light, 'cover 0% cover 3rem') },
      },
    },
  },
});

/** A light strip in the corner of a wall, brightest beside it and soft at both ends. */
export const steps = sectionStyle({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  inlineSize: '100%',
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

/* The pictures follow the steps' timelines. */
globalSectionStyle(`${columns}:has(${steps})`, {
  timelineScope: passages.join(', '),
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
  viewTimelineName: `var(${passage})`,
  viewTimelineInset: FRONT,
  ...scrolling({ '::after': passing(fill, 'cover 0% cover 100%') }),
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
  ...scrolling({ '::after': passing(light, 'cover 0% cover 2rem') }),
});

export const number = sectionStyle({
  color: vars.color.text.accent,
  fontFamily: vars.font.display,
  fontSize: numberSize,
  fontVariantNumeric: 'lining-nums',
  letterSpacing: '-0.02em',
  lineHeight: 1,
});
