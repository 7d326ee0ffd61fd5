import { alignedRow, componentStyle, hovered, quiet, quietLabel } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/* On phones, the tools move above the tabs. */
export const frame = componentStyle({
  ...alignedRow,
  flexWrap: 'wrap-reverse',
  gap: vars.space.sm,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
});

export const nav = componentStyle({ flexGrow: 1, flexBasis: '18rem', minInlineSize: 0 });

export const tools = componentStyle({
  flexShrink: 0,
  display: 'flex',
  marginInlineStart: 'auto',
});

export const keyboardTools = componentStyle({
  flexShrink: 0,
  display: 'flex',
  '@media': { [media.touch]: { display: 'none' } },
});

export const tab = componentStyle({
  position: 'relative',
  ...alignedRow,
  gap: vars.space.xs,
  minBlockSize: vars.target.touch,
  paddingInline: vars.space.sm,
  ...quiet,
  fontWeight: 500,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:focus-visible': { outlineOffset: '-3px' },
    '&[aria-current]': { color: vars.color.text.strong },
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: `2px solid ${vars.color.accent.solid}`,
    },
  },
  ...hovered({ color: vars.color.text.strong }),
});

/* Reserves space until the count is known. */
export const count = componentStyle({
  minInlineSize: '1ch',
  ...quietLabel,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 400,
});
