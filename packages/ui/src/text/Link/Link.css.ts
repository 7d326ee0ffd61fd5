import { recipe } from '@vanilla-extract/recipes';
import { hovered, inComponents, inlineRow, standaloneLink } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const link = recipe({
  base: inComponents({
    borderRadius: vars.radius.control,
    transition: `color ${vars.motion.fast}, text-decoration-color ${vars.motion.fast}`,
  }),
  variants: {
    variant: {
      /** in running text */
      text: inComponents({
        color: vars.color.text.accent,
        textDecorationLine: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.22em',
        ...hovered({ color: vars.color.text.strong }),
      }),
      /** stands alone, as the end of a card */
      standalone: inComponents({
        ...standaloneLink,
        textDecorationLine: 'none',
        ...hovered({ textDecorationLine: 'underline', textUnderlineOffset: '0.3em' }),
      }),
      /** in lists of links, where position says that they are links */
      quiet: inComponents({
        ...inlineRow,
        gap: vars.space.xs,
        minBlockSize: vars.target.pointer,
        color: vars.color.text.muted,
        textDecorationLine: 'none',
        ...hovered({ color: vars.color.text.strong }),
      }),
      /** takes its look from what it wraps */
      plain: inComponents({ color: 'inherit', textDecorationLine: 'none' }),
    },
  },
});
