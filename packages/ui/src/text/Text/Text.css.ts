import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../styles/index.ts';
import { vars } from '../../theme/contract.css.ts';

export const text = recipe({
  base: inComponents({ maxInlineSize: vars.width.measure }),
  variants: {
    size: {
      lead: inComponents({ fontSize: vars.size.lead, lineHeight: 1.5 }),
      body: inComponents({ fontSize: vars.size.body, lineHeight: 1.6 }),
      small: inComponents({ fontSize: vars.size.small, lineHeight: 1.5 }),
      label: inComponents({
        fontSize: vars.size.label,
        fontWeight: 500,
        letterSpacing: '0.08em',
        lineHeight: 1.4,
      }),
      tagline: inComponents({
        fontFamily: vars.font.display,
        fontSize: vars.size.heading,
        lineHeight: 1.2,
      }),
    },
    tone: {
      body: inComponents({ color: vars.color.text.body }),
      strong: inComponents({ color: vars.color.text.strong }),
      muted: inComponents({ color: vars.color.text.muted }),
      accent: inComponents({ color: vars.color.text.accent }),
      cool: inComponents({ color: vars.color.text.cool }),
      danger: inComponents({ color: vars.color.text.danger }),
      inherit: inComponents({ color: 'inherit' }),
    },
    clamp: {
      3: inComponents({
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 3,
        overflow: 'hidden',
      }),
    },
  },
});
