import { keyframes } from '@vanilla-extract/css';
import { bar as bottomBar } from '../../components/BottomBar/BottomBar.css.ts';
import {
  alignedRow,
  centered,
  globalSectionStyle,
  hovered,
  scrubbed,
  sectionStyle,
  singleColumn,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/* In a low window, no bar is fixed (docs/behavior.md#layouts). */
const roomy = `${media.phone} and (min-height: 30em)`;
const scrollTimelines = '(animation-timeline: scroll())';
const AREA = '--ui-sticky-action-area';

/** The area in which the bar is visible. */
export const area = sectionStyle({
  '@supports': { [scrollTimelines]: { viewTimelineName: AREA } },
});

const hidden = { opacity: 0, visibility: 'hidden' } as const;

/* Appears after the hero, whose own buttons say the same. */
const arrive = keyframes({
  from: hidden,
  '99%': { visibility: 'hidden' },
  to: { opacity: 1, visibility: 'inherit' },
});
const leave = keyframes({ '1%': { visibility: 'visible' }, to: hidden });

/** Takes no space: it is hidden again before the end of the content, which it would cover. */
export const frame = sectionStyle({
  display: 'none',
  '@media': {
    [roomy]: {
      position: 'sticky',
      // Above the bottom bar, which comes later in the page.
      zIndex: `calc(${vars.zIndex.header} + 1)`,
      insetBlockEnd: 0,
      display: 'block',
      marginBlockStart: `calc(-1 * ${vars.frame.bottomBar})`,
      pointerEvents: 'none',
      '@supports': {
        [scrollTimelines]: {
          animationName: leave,
          ...scrubbed,
          animationTimeline: AREA,
          animationRange: 'exit -8rem exit -4rem',
        },
      },
    },
  },
});

const away = { translate: '0 100%', visibility: 'hidden' } as const;

/** Covers the bottom bar, which has the same size. */
export const bar = sectionStyle({
  ...alignedRow,
  gap: vars.space.xs,
  blockSize: vars.frame.bottomBar,
  pointerEvents: 'auto',
  paddingInline: `min(${vars.space.gutter}, 5vw)`,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  // Limited, because the page also says this in full size and small screens are short of space.
  fontSize: `min(${vars.size.body}, 4.1vw)`,
  background: vars.color.background,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  transition: `translate ${vars.motion.base} ${vars.motion.ease}, visibility ${vars.motion.base}`,
  selectors: {
    // Scrolling up, and moving the focus into it, brings the bottom bar back.
    [`&[data-direction="up"]:not(:focus-within), body:has(${bottomBar} :focus-visible) &`]: away,
  },
  '@supports': {
    [scrollTimelines]: {
      animationName: arrive,
      ...scrubbed,
      animationTimeline: 'scroll(root)',
      animationRange: '60svh 78svh',
    },
    [`not ${scrollTimelines}`]: {
      selectors: { '&:not([data-direction="down"], :focus-within)': away },
    },
  },
});

export const main = sectionStyle({ ...singleColumn, flexGrow: 1 });
globalSectionStyle(`${main} > a`, { paddingInline: vars.space.xs });

export const number = sectionStyle({
  ...centered,
  minBlockSize: vars.target.touch,
  flexShrink: 0,
  paddingInline: vars.space.xs,
  color: vars.color.text.strong,
  fontWeight: 550,
  textDecorationLine: 'none',
  whiteSpace: 'nowrap',
  ...hovered({ color: vars.color.text.accent }),
});

export const menu = sectionStyle({
  ...centered,
  inlineSize: `min(${vars.target.touch}, 12vw)`,
  minBlockSize: vars.target.touch,
  flexShrink: 0,
  marginInlineEnd: `max(-1 * ${vars.space.sm}, -4vw)`,
});
