import { style } from '@vanilla-extract/css';
import {
  globalSectionStyle,
  hovered,
  inSections,
  phoneShelf,
  plainCard,
  sectionStyle,
  shelfItem,
  singleColumn,
  standaloneLink,
  stretchedLink,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** As many columns as values, up to four in a row. */
export const count = '--ui-value-columns';

export const columns = sectionStyle({
  ...singleColumn,
  gap: vars.space.xl,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: 'clamp(1.5rem, 4vw, 4rem)',
      rowGap: vars.space.xxl,
    },
    [media.wide]: { gridTemplateColumns: `repeat(var(${count}), minmax(0, 1fr))` },
  },
});

export const spaced = sectionStyle({ marginBlockStart: vars.space.xxl });

const hairline = `${vars.width.hairline} solid`;

export const column = sectionStyle({
  ...singleColumn,
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.lg,
  borderBlockStart: `${hairline} ${vars.color.line.strong}`,
});

/** Lights up on hover. */
export const card = sectionStyle({
  ...plainCard,
  position: 'relative',
  // The links of a row are on one line.
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.sm,
  transition: `box-shadow ${vars.motion.light}`,
  selectors: { '&:has(a:focus-visible)': { boxShadow: vars.shadow.glow } },
  ...hovered({ boxShadow: vars.shadow.glow }, '&:has(a:hover)'),
});
globalSectionStyle(`${columns}:has(> ${card})`, { gap: vars.space.md });

/** More than three cards, on phones. */
export const shelf = style([phoneShelf, inSections({ vars: { [shelfItem]: 'min(17rem, 80%)' } })]);

globalSectionStyle(`${card} > :last-child`, { marginBlockStart: 'auto' });
globalSectionStyle(
  `${columns} > :last-child:nth-child(odd)`,
  { gridColumn: 'span 2' },
  `${media.desktop} and (max-width: 69.99em)`,
);
globalSectionStyle(
  `${columns} > ${card}:last-child:nth-child(4n + 3):nth-child(n + 7)`,
  { gridColumn: 'span 2' },
  media.wide,
);

export const icon = sectionStyle({ display: 'grid', color: vars.color.text.accent });

export const link = sectionStyle({
  ...standaloneLink,
  fontSize: vars.size.small,
  textDecoration: 'none',
  selectors: stretchedLink('6px'),
});

export const end = sectionStyle({ marginBlockStart: vars.space.xxl });
