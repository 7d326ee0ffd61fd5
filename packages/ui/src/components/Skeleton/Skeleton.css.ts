import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, inComponents } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const breathe = keyframes({ from: { opacity: 1 }, to: { opacity: 0.55 } });

const glow = {
  background: vars.color.line.subtle,
  animation: `${breathe} calc(2 * ${vars.motion.light}) ease-in-out infinite alternate`,
  // A shorter duration would make a loop flicker, so the animation is off.
  '@media': { [media.reducedMotion]: { animation: 'none' } },
} as const;

export const skeleton = recipe({
  base: inComponents({ display: 'block', borderRadius: vars.radius.control }),
  variants: {
    shape: {
      text: inComponents({ display: 'grid', gap: vars.space.xs }),
      title: inComponents({ ...glow, blockSize: vars.size.heading, inlineSize: '70%' }),
      picture: inComponents({ ...glow, aspectRatio: '16 / 9', borderRadius: vars.radius.card }),
      badge: inComponents({ ...glow, blockSize: '1.5rem', inlineSize: '6rem' }),
    },
  },
});

export const line = componentStyle({
  ...glow,
  blockSize: '0.85em',
  borderRadius: vars.radius.control,
  selectors: { '&:last-child:not(:first-child)': { inlineSize: '60%' } },
});
