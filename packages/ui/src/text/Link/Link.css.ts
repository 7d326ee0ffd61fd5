import { recipe } from '@vanilla-extract/recipes';
import { hovered, inComponents, inlineRow, standaloneLink } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

const standalone = {
  textDecorationLine: 'none',
  ...hovered({ textDecorationLine: 'underline', textUnderlineOffset: '0.3em' }),
} as const;

export const link = recipe({
  base: inComponents({
    borderRadius: vars.radius.control,
    transition: `color ${vars.motion.fast}, text-decoration-color ${vars.motion.fast}`,
  }),
  variants: {
    variant: {
      /** In running text. */
      text: inComponents({
        color: vars.color.text.accent,
        textDecorationLine: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.22em',
        ...hovered({ color: vars.color.text.strong }),
      }),
      /** On its own, as at the end of a card. */
      standalone: inComponents({
        ...standaloneLink,
        ...standalone,
      }),
      /** The same with an angle, to more about what stands beside it. */
      more: inComponents({
        ...standaloneLink,
        ...standalone,
        '::after': { content: '"\\203A" / ""' },
      }),
      /** In lists of links, where the position is enough to recognize a link. */
      quiet: inComponents({
        ...inlineRow,
        gap: vars.space.xs,
        minBlockSize: vars.target.pointer,
        color: vars.color.text.muted,
        textDecorationLine: 'none',
        ...hovered({ color: vars.color.text.strong }),
      }),
      /** Inherits the look of its content. */
      plain: inComponents({ color: 'inherit', textDecorationLine: 'none' }),
    },
  },
});
