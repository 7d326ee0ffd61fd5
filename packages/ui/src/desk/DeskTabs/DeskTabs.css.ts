import { alignedRow, componentStyle, hovered, quiet, quietLabel } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = componentStyle({
  ...alignedRow,
  gap: vars.space.sm,
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
});

export const nav = componentStyle({ flexGrow: 1, minInlineSize: 0 });

export const tools = componentStyle({ flexShrink: 0, display: 'flex' });

export const keyboardTools = componentStyle({
  flexShrink: 0,
  display: 'flex',
  '@media': { [media.touch]: { display: 'none' } },
});

/* One line that scrolls in a narrow window. */
export const strip = componentStyle({
  display: 'flex',
  gap: vars.space.xs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
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
