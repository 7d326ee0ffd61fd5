import { keyframes } from '@vanilla-extract/css';
import {
  centered,
  covering,
  drawn,
  focusRing,
  globalSectionStyle,
  scrubbed,
  sectionStyle,
  singleColumn,
  surface,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const page = sectionStyle({ containerType: 'inline-size' });

const inset = `max(${vars.space.gutter}, (100cqi - ${vars.width.content}) / 2)`;

/** The picture begins at the page's edge. The first three features are beside it, the others below. */
export const spread = sectionStyle({
  columnGap: vars.space.xl,
  marginBlockStart: vars.space.lg,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
      paddingInline: inset,
    },
  },
});

export const figure = sectionStyle({
  position: 'relative',
  zIndex: 1,
  isolation: 'isolate',
  containerType: 'size',
  aspectRatio: '3 / 2',
  marginBlockEnd: vars.space.md,
  color: vars.color.text.accent,
  '@media': {
    // Phones that leave enough room for the list below it.
    [`${media.phone} and (min-height: 40em)`]: {
      position: 'sticky',
      insetBlockStart: vars.frame.header,
      // The list passes behind it.
      background: vars.color.surface,
    },
    [media.desktop]: { gridColumn: '1 / -1', marginInline: `calc(-1 * ${inset})` },
    [media.wide]: {
      gridColumn: '1 / span 4',
      gridRow: '1 / span 3',
      aspectRatio: 'auto',
      minBlockSize: '28cqi',
      marginInlineEnd: 0,
    },
  },
});

globalSectionStyle(`${figure} > svg`, { ...covering, inlineSize: '100%', blockSize: '100%' });

export const items = sectionStyle({
  ...singleColumn,
  paddingInline: vars.space.gutter,
  '@media': { [media.desktop]: { display: 'contents' } },
});

export const item = sectionStyle({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  alignContent: 'start',
  paddingBlock: vars.space.sm,
  borderBlockStart: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
});

/** Every row is full: the last row of two columns has one cell, and the last ones of three have two cells each. */
const cells = (query: string, which: string, columns: number) =>
  globalSectionStyle(`${items} > ${which}`, { gridColumn: `span ${columns}` }, query);
cells(media.desktop, 'li', 3);
cells(`${media.desktop} and (max-width: 69.99em)`, 'li:nth-child(odd):last-child', 6);
cells(media.wide, 'li', 2);
const PAIRS = 'li:nth-child(3n + 1):is(:nth-last-child(2), :nth-last-child(4))';
cells(media.wide, PAIRS, 3);
cells(media.wide, `${PAIRS} ~ li`, 3);

/* A drawing alone is shown whole. */
globalSectionStyle(
  `${figure}:has(> svg:first-child)`,
  { alignSelf: 'start', aspectRatio: '8 / 5', minBlockSize: 0 },
  media.wide,
);

const disc = { ...centered, aspectRatio: '1', borderRadius: vars.radius.round } as const;

/** Half of what can be pressed around a pin, which must not reach beyond the page. */
const edge = `${vars.target.touch} / 2`;
const shape = 'var(--ui-map-shape, 1.5)';
/** The frame cuts off what is wider or higher than its own shape. */
const place = (share: string, size: string) =>
  `clamp(${edge}, 50% + (var(${share}) - 0.5) * ${size}, 100% - ${edge})`;
const x = place('--ui-pin-x', `max(100cqw, 100cqh * ${shape})`);
const y = place('--ui-pin-y', `max(100cqh, 100cqw / ${shape})`);

/** As many as the longest list (docs/behavior/pages.md#area-pages). */
const places = Array.from({ length: 12 }, (_, index) => `:nth-child(${index + 1})`);

export const pin = sectionStyle({});

/** Around it is what can be pressed. While it is open, so can the rest of the picture, which gets dark. */
export const toggle = sectionStyle({
  cursor: 'pointer',
  listStyle: 'none',
  '::before': {
    ...drawn,
    zIndex: 1,
    insetInlineStart: `calc(${x} - ${vars.target.touch} / 2)`,
    insetBlockStart: `calc(${y} - ${vars.target.touch} / 2)`,
    inlineSize: vars.target.touch,
    blockSize: vars.target.touch,
  },
  '::after': {
    ...drawn,
    inset: 0,
    background: `radial-gradient(circle at ${x} ${y}, transparent 4rem, ${vars.color.onImage.background} 14rem)`,
    opacity: 0,
    pointerEvents: 'none',
    transition: `opacity ${vars.motion.slow} ${vars.motion.ease}`,
  },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::before': { ...focusRing, borderRadius: vars.radius.round },
    [`${pin}[open] > &::after`]: { opacity: 0.45, pointerEvents: 'auto' },
  },
});

const lit = keyframes({ '0%, 100%': { opacity: 0 }, '1%, 99%': { opacity: 1 } });
const SEEN = 'var(--ui-map-item)';

/** A small lamp on the picture. Its halo is on while it is open or its feature is pointed at. */
export const lamp = sectionStyle({
  ...disc,
  position: 'absolute',
  zIndex: 2,
  insetInlineStart: x,
  insetBlockStart: y,
  translate: '-50% -50%',
  inlineSize: 'clamp(1.75rem, 2.2vw, 2rem)',
  background: vars.color.onImage.accent,
  color: vars.color.onImage.background,
  outline: `3px solid ${vars.color.onImage.scrim}`,
  selectors: {
    '&::after': {
      ...drawn,
      inset: '-0.625rem',
      borderRadius: 'inherit',
      border: `3px solid ${vars.color.onImage.accent}`,
      boxShadow: `0 0 2.5rem 1rem ${vars.shadow.lampColor}`,
      opacity: 0,
      transition: `opacity ${vars.motion.slow} ${vars.motion.ease}`,
    },
    [`${pin}[open] &::after`]: { opacity: 1 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        [[
          `${toggle}:hover > &::after`,
          ...places.map((nth) => `${spread}:has(${item}${nth}:hover) ${pin}${nth} &::after`),
        ].join()]: { opacity: 1 },
      },
    },
    // The feature that is in the middle of the room below the picture.
    [media.phone]: {
      '@supports': {
        '(timeline-scope: --a)': {
          '::after': { animationName: lit, ...scrubbed, animationTimeline: SEEN },
        },
      },
    },
  },
});

export const seen = sectionStyle({ viewTimelineName: SEEN, viewTimelineInset: '65% 35%' });

const appear = keyframes({ from: { opacity: 0 } });

/** Below its pin, or above one that is low. On phones always below, where it may cover the list. */
export const card = sectionStyle({
  ...surface,
  position: 'absolute',
  zIndex: 3,
  vars: { '--ui-card': `min(20rem, 100cqw - 2 * ${vars.space.md})` },
  inlineSize: 'var(--ui-card)',
  insetInlineStart: `clamp(${vars.space.md}, ${x} - var(--ui-card) / 2, 100% - var(--ui-card) - ${vars.space.md})`,
  insetBlockStart: `calc(${y} + ${edge} + ${vars.space.xs})`,
  padding: `${vars.space.sm} ${vars.space.md}`,
  boxShadow: vars.shadow.lift,
  animation: `${appear} ${vars.motion.slow}`,
});

export const above = sectionStyle({
  '@media': {
    [media.desktop]: { translate: `0 calc(-100% - 2 * (${edge} + ${vars.space.xs}))` },
  },
});

/** The feature's icon, at the height of its title. */
export const marker = sectionStyle({
  ...disc,
  inlineSize: '2.25rem',
  marginBlockStart: '-0.3125rem',
  color: vars.color.text.accent,
});

/** The icon of a feature with a pin. */
export const pinned = sectionStyle({
  background: vars.color.accent.soft,
  selectors: {
    [places.map((nth) => `${spread}:has(${pin}${nth}[open]) ${item}${nth} > &`).join()]: {
      background: vars.color.accent.fill,
      color: vars.color.accent.on,
    },
  },
});

for (const place of [lamp, marker]) {
  globalSectionStyle(`${place} > svg`, { inlineSize: '1.125rem', blockSize: '1.125rem' });
}

export const description = sectionStyle({ gridColumn: 2 });
