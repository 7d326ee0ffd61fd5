import { keyframes, style } from '@vanilla-extract/css';
import {
  componentStyle,
  drawn,
  globalComponentStyle,
  hovered,
  inComponents,
} from '../../styles/index.ts';
import { BAR_ROW, media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const INK = '--ui-bar-ink';
const ACCENT = '--ui-bar-accent';
const BAR_SIZE = '--ui-bar-size';
const BAR_POSITION = '--ui-bar-position';
const SHADE = '--ui-bar-shade';

const onImage = {
  [INK]: vars.color.onImage.text,
  [ACCENT]: vars.color.onImage.accent,
};
const page = { [INK]: vars.color.text.strong, [ACCENT]: vars.color.text.accent };

const openPanel = ':has(nav [aria-expanded="true"])';
const opaque = ['[data-solid]', '[data-scrolled]', openPanel];
const clear = `:not(${opaque.join(', ')})`;

/** In the light theme, the bar is on paper above the picture, so that its ink is readable by day and by night. */
const overPicture = ':root:not(.light) &[data-over-picture]';

/* Before hydration, no script can follow the first scroll, so CSS does. */
const followingScroll = '(animation-timeline: scroll())';
const follow = (name: string) =>
  ({
    animation: `${name} linear both`,
    animationTimeline: 'scroll(root)',
    animationRange: '20px 21px',
  }) as const;
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const fade = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });
const turnToPage = keyframes({ from: { vars: onImage }, to: { vars: page } });

export const header = componentStyle({
  position: 'sticky',
  zIndex: vars.zIndex.header,
  insetBlockStart: 0,
  // The navigation's panels are as wide as the bar.
  vars: { ...page, [BAR_SIZE]: '3rem', [BAR_POSITION]: 'static', [SHADE]: '12%' },
  selectors: {
    // Takes no space, so that the picture starts at the top of the page.
    [overPicture]: { blockSize: 0 },
    [overPicture + clear]: { vars: onImage },
  },
  '@supports': {
    [followingScroll]: {
      selectors: {
        [overPicture + clear]: follow(turnToPage),
      },
    },
  },
  '@media': {
    [media.desktop]: { vars: { [SHADE]: '70%' } },
    [media.oneRow]: { vars: { [BAR_SIZE]: vars.frame.header, [SHADE]: '45%' } },
    [media.low]: { position: 'relative' },
    [media.noScript]: { '@supports': { [`not ${followingScroll}`]: { vars: page } } },
  },
});

export const bar = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: `min(${vars.space.lg}, 3vw)`,
  paddingInline: `max(min(${vars.space.gutter}, 5vw), (100% - ${vars.width.content}) / 2)`,
  color: `var(${INK})`,
  selectors: {
    '&::before, &::after': {
      ...drawn,
      zIndex: -1,
      inset: 0,
      opacity: 0,
      pointerEvents: 'none',
      transition: `opacity ${vars.motion.base}`,
    },
    '&::before': {
      borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
      background: vars.color.background,
    },
    // Keeps text on the transparent bar readable on any picture.
    '&::after': {
      insetBlockEnd: '-15%',
      background: `linear-gradient(${vars.color.onImage.scrim} var(${SHADE}), transparent)`,
    },
    [opaque.map((state) => `${header}${state} &::before`).join(', ')]: { opacity: 1 },
    [`:root:not(.light) ${header}[data-over-picture]${clear} &::after`]: { opacity: 1 },
  },
  '@supports': {
    [followingScroll]: {
      selectors: {
        [`${header}${clear} &::before`]: follow(appear),
        [`:root:not(.light) ${header}[data-over-picture]${clear} &::after`]: follow(fade),
      },
    },
  },
  '@media': {
    [media.desktop]: { flexWrap: 'wrap' },
    [media.noScript]: {
      '@supports': {
        [`not ${followingScroll}`]: { selectors: { '&::before': { opacity: 1 } } },
      },
    },
  },
});

/* A text logo grows with the text size only as far as the phone's bar allows. */
export const brand = componentStyle({
  position: 'relative',
  display: 'flex',
  minBlockSize: `min(${BAR_ROW.phone}, 20vw)`,
  alignItems: 'center',
  color: 'inherit',
  fontFamily: vars.font.display,
  fontSize: 'min(1.5rem, 6.6vw)',
  letterSpacing: '-0.01em',
  lineHeight: 1,
  textDecorationLine: 'none',
  // Wide text wraps onto several lines, but a second row would cover the page's heading.
  '@media': { [media.desktop]: { minBlockSize: BAR_ROW.desktop, whiteSpace: 'nowrap' } },
});

globalComponentStyle(`${brand} > :is(img, svg)`, {
  blockSize: '2.5rem',
  inlineSize: 'auto',
  maxInlineSize: '45vw',
});

export const navigation = componentStyle({
  display: 'none',
  '@media': {
    [media.desktop]: { display: 'block', order: 1, flexBasis: '100%' },
    [media.oneRow]: { order: 0, flexBasis: 'auto', marginInlineStart: 'auto' },
  },
});

export const actions = componentStyle({
  display: 'flex',
  alignItems: 'center',
  marginInlineEnd: `max(-1 * ${vars.space.sm}, -4vw)`,
});

const square = {
  display: 'grid',
  inlineSize: `min(${vars.target.touch}, 15vw)`,
  minBlockSize: `min(${vars.target.touch}, 15vw)`,
  placeItems: 'center',
  color: 'inherit',
} as const;

export const icon = componentStyle({
  ...square,
  transition: `color ${vars.motion.fast}`,
  ...hovered({ color: `var(${ACCENT})` }),
});

export const call = style([
  icon,
  inComponents({
    '@media': {
      [media.desktop]: {
        inlineSize: 'auto',
        gridAutoFlow: 'column',
        columnGap: vars.space.xs,
        paddingInline: vars.space.xs,
        fontSize: vars.size.small,
        fontWeight: 550,
        textDecorationLine: 'none',
        whiteSpace: 'nowrap',
      },
    },
  }),
]);

export const menu = componentStyle({
  ...square,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const desktopOnly = componentStyle({ '@media': { [media.phone]: { display: 'none' } } });
