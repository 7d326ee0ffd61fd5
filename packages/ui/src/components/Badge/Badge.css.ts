import { recipe } from '@vanilla-extract/recipes';
import { inComponents, inlineRow } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const badge = recipe({
  base: inComponents({
    ...inlineRow,
    gap: vars.space.xxs,
    maxInlineSize: '100%',
    paddingInline: vars.space.xs,
    paddingBlock: vars.space.hair,
    border: `${vars.width.hairline} solid transparent`,
    borderRadius: vars.radius.control,
    fontSize: vars.size.label,
    fontWeight: 500,
    letterSpacing: '0.04em',
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  }),
  variants: {
    tone: {
      neutral: inComponents({ borderColor: vars.color.line.strong, color: vars.color.text.muted }),
      accent: inComponents({ background: vars.color.accent.soft, color: vars.color.text.accent }),
      /** For technology: networks, fiber, and security. */
      cool: inComponents({ borderColor: vars.color.text.cool, color: vars.color.text.cool }),
      success: inComponents({
        borderColor: vars.color.text.success,
        color: vars.color.text.success,
      }),
      danger: inComponents({
        borderColor: vars.color.danger.edge,
        background: vars.color.danger.background,
        color: vars.color.text.danger,
      }),
    },
  },
});
