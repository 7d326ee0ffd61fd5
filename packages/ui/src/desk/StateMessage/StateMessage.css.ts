import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const message = recipe({
  base: inComponents({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.md,
    paddingBlock: vars.space.xxxl,
    paddingInline: vars.space.md,
    border: `${vars.width.hairline} dashed ${vars.color.line.strong}`,
    borderRadius: vars.radius.card,
    color: vars.color.text.body,
    textAlign: 'center',
  }),
  variants: {
    isFailure: {
      true: inComponents({
        paddingBlock: vars.space.md,
        borderStyle: 'solid',
        borderColor: vars.color.danger.edge,
        background: vars.color.danger.background,
        color: vars.color.text.danger,
      }),
    },
  },
});
