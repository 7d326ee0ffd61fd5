import {
  globalSectionStyle,
  hovered,
  sectionStyle,
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

/** A column with a link lights up its hairline on hover. */
export const column = sectionStyle({
  position: 'relative',
  ...singleColumn,
  gridTemplateRows: 'auto 1fr',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.lg,
  borderBlockStart: `${hairline} ${vars.color.line.strong}`,
  transition: `border-color ${vars.motion.light}`,
  selectors: { '&:has(a:focus-visible)': { borderColor: vars.color.accent.solid } },
  ...hovered({ borderColor: vars.color.accent.solid }, '&:has(a:hover)'),
});

/* A seventh value, or a tenth, would stand alone beside empty columns, so its text runs beside its title. */
globalSectionStyle(
  `${columns} > :last-child:nth-child(3n + 7)`,
  {
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    gridTemplateRows: 'auto',
    columnGap: 'inherit',
    alignItems: 'baseline',
  },
  media.wide,
);

export const link = sectionStyle({
  ...standaloneLink,
  fontSize: vars.size.small,
  textDecoration: 'none',
  selectors: stretchedLink('6px'),
});

export const end = sectionStyle({ marginBlockStart: vars.space.xxl });
