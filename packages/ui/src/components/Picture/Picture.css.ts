import { fallbackVar, keyframes, styleVariants } from '@vanilla-extract/css';
import {
  componentStyle,
  covering,
  drawn,
  hovered,
  inComponents,
  scrubbed,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = styleVariants({
  flow: inComponents({ display: 'block', position: 'relative', inlineSize: '100%' }),
  fill: inComponents({ display: 'block', position: 'absolute', inset: 0 }),
});

/** The frame lays out its image. */
export const variant = componentStyle({ display: 'contents' });

/**
 * Don't use `overflow: hidden` on a parent: it creates a scroll container, which stops the view
 * timeline.
 */
export const image = componentStyle({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  objectFit: 'cover',
  backgroundColor: vars.color.onImage.background,
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  color: vars.color.onImage.muted,
  fontSize: vars.size.small,
});

const framed = (aspectRatio: string) => inComponents({ aspectRatio, blockSize: 'auto' });
export const ratio = styleVariants({
  natural: inComponents({ blockSize: 'auto' }),
  fill: inComponents({ blockSize: '100%' }),
  wide: framed('16 / 9'),
  landscape: framed('3 / 2'),
  square: framed('1'),
  portrait: framed('4 / 5'),
  panorama: framed('21 / 9'),
});

export const edge = styleVariants({
  card: inComponents({ borderRadius: vars.radius.card }),
  'full-bleed': inComponents({ borderRadius: 0 }),
});

/** Shown in one theme only. A hidden image isn't requested, unless it has priority. */
export const darkThemeOnly = componentStyle({
  selectors: { ':root.light &': { display: 'none' } },
});
export const lightThemeOnly = componentStyle({
  display: 'none',
  selectors: { ':root.light &': { display: 'block' } },
});

/** Dimmed at both ends of the viewport, and lit in the middle. */
const untilCentered = keyframes({ '0%, 100%': { opacity: 1 }, '20%, 80%': { opacity: 0 } });

/** A nested scroller, such as a carousel, sets its axis with this property. */
const timeline = fallbackVar('var(--ui-picture-timeline)', 'view()');
const passes = {
  '@supports': {
    '(animation-timeline: view())': {
      display: 'block',
      animationName: untilCentered,
      ...scrubbed,
      animationTimeline: timeline,
    },
  },
} as const;
/** Elsewhere, such as in print, pictures aren't dimmed, and the dimmed file isn't requested. */
const moving = 'screen and (prefers-reduced-motion: no-preference) and (forced-colors: none)';

/*
 * The dimmed picture is on top of the lit one, and only its opacity changes. It has no background,
 * so the lit one shows if its file is broken.
 */
const dimmed = {
  display: 'none',
  ...covering,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
} as const;
export const dim = styleVariants({
  untilHover: inComponents({
    ...dimmed,
    transition: `opacity ${vars.motion.light} ${vars.motion.ease}`,
    '@media': {
      [`${moving} and ${media.hover}`]: {
        display: 'block',
        selectors: { '[data-brighten]:is(:hover, :focus-within) &': { opacity: 0 } },
      },
      [`${moving} and ${media.touch}`]: passes,
    },
  }),
  untilCentered: inComponents({ ...dimmed, '@media': { [moving]: passes } }),
});

/** The position of its brightest spot. */
export const brightest = '--ui-picture-brightest';

/**
 * In the dark theme, a picture enters the screen with only its brightest spot lit, then the rest follows. A dark layer
 * over it fades, because a filter would dim the lamp itself.
 */
const lighten = keyframes({ to: { opacity: 0 } });
export const lightsUp = componentStyle({
  '@media': {
    [moving]: {
      '@supports': {
        '(animation-timeline: view())': {
          selectors: {
            ':root:not(.light) &::after': {
              ...drawn,
              inset: 0,
              borderRadius: 'inherit',
              background: `radial-gradient(circle at var(${brightest}), transparent 4%, ${vars.color.onImage.background} 60%)`,
              animationName: lighten,
              ...scrubbed,
              animationTimeline: 'view()',
              animationRange: 'cover 8% cover 38%',
              pointerEvents: 'none',
            },
          },
        },
      },
    },
  },
});

/** The glow below a lit picture. Only its opacity changes. */
export const glow = componentStyle({
  '::before': {
    ...drawn,
    inset: 0,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.glow,
    opacity: 0,
    transition: `opacity ${vars.motion.light} ${vars.motion.ease}`,
    pointerEvents: 'none',
  },
  selectors: { '[data-brighten]:focus-within &::before': { opacity: 1 } },
  ...hovered({ opacity: 1 }, '[data-brighten]:hover &::before'),
});
