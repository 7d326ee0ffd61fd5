import type { StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inComponents, inlineRow, veil } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

type Look = Pick<StyleRule, 'background' | 'borderColor' | 'boxShadow'>;

/** React Aria reports hovering of its button. Links and summaries use a hover media query. */
const hovered = (look: Look, others: StyleRule['selectors'] = {}): StyleRule => ({
  selectors: { '&[data-hovered]': look, ...others },
  '@media': { [media.hover]: { selectors: { '&:is(a, summary):hover': look } } },
});

const pressed = '[data-pressed], a:active, summary:active';

export const button = recipe({
  base: inComponents({
    ...inlineRow,
    justifyContent: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.target.touch,
    paddingInline: `min(${vars.space.lg}, 7vw)`,
    paddingBlock: vars.space.xs,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    fontWeight: 550,
    lineHeight: 1.2,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.base}, border-color ${vars.motion.base}, box-shadow ${vars.motion.slow}, filter 80ms`,
    selectors: {
      [`&:is(${pressed})`]: { filter: 'brightness(0.82)' },
      '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.55 },
    },
  }),
  variants: {
    variant: {
      primary: inComponents({
        borderColor: vars.color.accent.solid,
        background: vars.color.accent.fill,
        color: vars.color.accent.on,
        forcedColorAdjust: 'none',
        ...hovered(
          { background: vars.color.accent.hover, boxShadow: vars.shadow.inset },
          // A separate color, because a filter could lower the text's contrast.
          { [`&&:is(${pressed})`]: { background: vars.color.accent.pressed, filter: 'none' } },
        ),
      }),
      secondary: inComponents({
        borderColor: vars.color.line.strong,
        color: vars.color.text.strong,
        ...hovered({ borderColor: vars.color.accent.solid, background: vars.color.accent.soft }),
      }),
      /** For use on pictures. */
      onImage: inComponents({
        borderColor: vars.color.text.body,
        background: veil(72),
        color: vars.color.text.strong,
        ...hovered({ borderColor: vars.color.accent.solid }),
      }),
      ghost: inComponents({
        color: vars.color.text.strong,
        ...hovered({ background: vars.color.accent.soft }),
      }),
      danger: inComponents({
        borderColor: vars.color.danger.edge,
        background: vars.color.danger.background,
        color: vars.color.text.danger,
      }),
    },
    size: {
      regular: {},
      compact: inComponents({ minBlockSize: vars.target.pointer, paddingInline: vars.space.md }),
      icon: inComponents({ inlineSize: vars.target.touch, paddingInline: 0, flexShrink: 0 }),
    },
    width: {
      auto: {},
      full: inComponents({ inlineSize: '100%' }),
    },
  },
});
