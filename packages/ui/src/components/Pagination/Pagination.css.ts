import { alignedRow, componentStyle, hovered } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** On phones only the arrow is visible, but screen readers still read the text. */
export const word = componentStyle({
  '@media': {
    [media.phone]: { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
});

export const page = componentStyle({
  ...alignedRow,
  justifyContent: 'center',
  gap: vars.space.xs,
  minInlineSize: vars.target.touch,
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.control,
  color: vars.color.text.strong,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: {
    '&[aria-current]': {
      color: vars.color.text.accent,
      borderBlockEnd: `2px solid ${vars.color.accent.solid}`,
    },
    '&[aria-disabled]': { color: vars.color.text.muted, opacity: 0.55 },
  },
  ...hovered({ background: vars.color.accent.soft }, '&[href]:hover'),
});
