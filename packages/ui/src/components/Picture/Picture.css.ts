import { fallbackVar, keyframes, styleVariants } from '@vanilla-extract/css';
import { componentStyle, hovered, inComponents } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = styleVariants({
  flow: inComponents({ display: 'block', position: 'relative', inlineSize: '100%' }),
  fill: inComponents({ display: 'block', position: 'absolute', inset: 0 }),
});

/** No `overflow: hidden` anywhere near: it would make a scroll container and stop the view timeline. */
export const image = componentStyle({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  objectFit: 'cover',
  backgroundColor: vars.color.scene.ground,
  backgroundSize: 'cover',
  backgroundPosition: 'center',
  color: vars.color.scene.muted,
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

/** Lamps come up towards the middle of the view and go down again behind it. */
const passing = keyframes({
  '0%': { filter: vars.light.low },
  '38%, 62%': { filter: vars.light.up },
  '100%': { filter: vars.light.low },
});

/** A scroller of its own, such as a carousel, names its axis by this property. */
const timeline = fallbackVar('var(--ui-picture-timeline)', 'view()');
const passes = {
  '@supports': {
    '(animation-timeline: view())': {
      animationName: passing,
      animationDuration: '1ms',
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      animationTimeline: timeline,
    },
  },
} as const;
const moving = '(prefers-reduced-motion: no-preference)';

/* Without a pointer and without view timelines the lamps are simply up. */
export const lamps = styleVariants({
  low: inComponents({
    transition: `filter ${vars.motion.light} ${vars.motion.ease}`,
    '@media': {
      [media.hover]: {
        filter: vars.light.low,
        selectors: { '[data-lamps]:is(:hover, :focus-within) &': { filter: vars.light.up } },
      },
      [`${media.touch} and ${moving}`]: passes,
    },
  }),
  passing: inComponents({ '@media': { [moving]: passes } }),
});

/** The pool of light under a picture that is on: only its opacity moves. */
export const pool = componentStyle({
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: vars.radius.card,
    boxShadow: vars.light.pool,
    opacity: 0,
    transition: `opacity ${vars.motion.light} ${vars.motion.ease}`,
    pointerEvents: 'none',
  },
  selectors: { '[data-lamps]:focus-within &::before': { opacity: 1 } },
  ...hovered({ opacity: 1 }, '[data-lamps]:hover &::before'),
});
