import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentStyle, emphasis, inComponents, wrapping } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const inset = (edge: 'top' | 'bottom') => `env(safe-area-inset-${edge}, 0px)`;

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

/**
 * At the top on small screens, away from the bars at the lower edge. At the bottom end on larger ones,
 * above a bar there (liftToasts).
 */
export const region = componentStyle({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  insetInline: 0,
  insetBlockStart: `calc(${vars.frame.header} + ${inset('top')})`,
  display: 'flex',
  justifyContent: 'center',
  padding: vars.space.sm,
  pointerEvents: 'none',
  '@media': {
    [media.desktop]: {
      insetInlineStart: 'auto',
      insetBlockStart: 'auto',
      insetBlockEnd: `var(--ui-toast-end, ${inset('bottom')})`,
      inlineSize: '100%',
      maxInlineSize: `calc(420px + 2 * ${vars.space.lg})`,
      padding: vars.space.lg,
    },
  },
});

export const toast = recipe({
  base: inComponents({
    position: 'relative',
    ...wrapping,
    alignItems: 'flex-start',
    columnGap: vars.space.sm,
    inlineSize: '100%',
    maxInlineSize: '420px',
    paddingBlock: vars.space.sm,
    paddingInline: `${vars.space.lg} ${vars.space.xxs}`,
    border: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
    borderRadius: vars.radius.card,
    background: vars.color.raised,
    boxShadow: `${vars.shadow.edge}, ${vars.shadow.lift}`,
    overflowWrap: 'anywhere',
    pointerEvents: 'auto',
    touchAction: 'pan-y',
    userSelect: 'none',
    transform: 'translateX(var(--ui-toast-swipe, 0px))',
    transition: `transform ${vars.motion.base} ${vars.motion.ease}, opacity ${vars.motion.base}`,
    selectors: {
      '&[data-swiping]': { transition: 'none', cursor: 'grabbing' },
      '&[data-leaving]': { opacity: 0, pointerEvents: 'none' },
      // Slides out in the reading direction.
      '&[data-leaving]:dir(ltr)': { transform: 'translateX(calc(100% + 2rem))' },
      '&[data-leaving]:dir(rtl)': { transform: 'translateX(calc(-100% - 2rem))' },
    },
    animation: `${arrive} ${vars.motion.slow} ${vars.motion.ease}`,
  }),
  variants: {
    variant: {
      default: {},
      destructive: inComponents({
        borderColor: vars.color.danger.edge,
        background: vars.color.danger.background,
      }),
    },
  },
});

/** A strip of light along the inline start. */
export const strip = componentStyle({
  position: 'absolute',
  insetBlock: vars.space.sm,
  insetInlineStart: vars.space.sm,
  inlineSize: '2px',
  borderRadius: vars.radius.round,
  background: vars.color.accent.solid,
  boxShadow: `0 0 0.75rem ${vars.color.accent.solid}`,
  selectors: {
    '[data-variant="destructive"] > &': { background: vars.color.danger.edge, boxShadow: 'none' },
  },
});

export const message = componentStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlock: '0.625rem',
});
export const title = componentStyle({ ...emphasis, lineHeight: 1.4 });
export const description = componentStyle({
  color: vars.color.text.body,
  fontSize: vars.size.small,
  lineHeight: 1.5,
});
export const action = componentStyle({ paddingBlock: vars.space.xxs });
