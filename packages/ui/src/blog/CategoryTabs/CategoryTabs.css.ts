import { alignedRow, componentStyle, hovered, quietLabel } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** One scrolling line on phones, several lines on desktops. */
export const strip = componentStyle({
  display: 'flex',
  columnGap: vars.space.md,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `${vars.width.hairline} solid ${vars.color.line.subtle}`,
  '@media': {
    [media.phone]: {
      marginInline: `calc(-1 * ${vars.space.gutter})`,
      paddingInline: vars.space.gutter,
      maskImage: `linear-gradient(90deg, transparent, currentColor ${vars.space.gutter}, currentColor calc(100% - ${vars.space.gutter}), transparent)`,
    },
    [media.desktop]: { flexWrap: 'wrap' },
    [media.wide]: { justifyContent: 'space-between' },
  },
});

export const tab = componentStyle({
  ...alignedRow,
  gap: vars.space.xxs,
  minBlockSize: vars.target.touch,
  ...quietLabel,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': {
      color: vars.color.text.accent,
      borderBlockEnd: `2px solid ${vars.color.accent.solid}`,
    },
  },
  ...hovered({ color: vars.color.text.strong }, '&:hover:not([aria-current])'),
});
