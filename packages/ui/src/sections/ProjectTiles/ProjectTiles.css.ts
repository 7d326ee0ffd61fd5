import { styleVariants } from '@vanilla-extract/css';
import {
  contentInset,
  globalSectionStyle,
  inSections,
  sectionStyle,
  singleColumn,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const gap = 'clamp(1.5rem, 3vw, 3rem)';

export const tiles = sectionStyle({
  ...singleColumn,
  gap: vars.space.xl,
  marginBlockStart: vars.space.lg,
  '@media': { [media.desktop]: { gap: `${vars.space.xxl} ${gap}` } },
});

/* Pictures at different heights, never in a row. */
const step = 'clamp(2.5rem, 6vw, 6rem)';

/** A tile's columns in the grid, with padding that keeps text off the page's edge. */
export const place = {
  phone: '--ui-tile-phone',
  desktop: '--ui-tile-desktop',
  inset: '--ui-tile-inset',
} as const;
export const room = vars.space.gutter;

export const arrangement = styleVariants({
  pair: inSections({
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        alignItems: 'end',
      },
    },
  }),
  three: inSections({
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        paddingBlockEnd: step,
        alignItems: 'start',
      },
    },
  }),
  /* From edge to edge, so that a picture can extend beyond the content. */
  gallery: inSections({
    columnGap: 0,
    gridTemplateColumns: `${vars.space.gutter} [start] min(3rem, 12vw) [indent] minmax(0, 1fr) [end] ${vars.space.gutter} [edge]`,
    '@media': {
      [media.desktop]: {
        columnGap: gap,
        rowGap: step,
        gridTemplateColumns: `calc(${contentInset} - ${gap}) repeat(12, minmax(0, 1fr)) [end] calc(${contentInset} - ${gap}) [edge]`,
        alignItems: 'end',
      },
    },
  }),
});

export const tile = sectionStyle({
  position: 'relative',
  ...singleColumn,
  gap: vars.space.md,
  gridColumn: `var(${place.phone})`,
  '@media': {
    [media.desktop]: {
      gridColumn: `var(${place.desktop})`,
      selectors: { [`${arrangement.three} > &:nth-child(3n + 2)`]: { translate: `0 ${step}` } },
    },
  },
});

export const caption = sectionStyle({
  ...singleColumn,
  justifyItems: 'start',
  gap: vars.space.xs,
  paddingInlineEnd: `var(${place.inset})`,
});

/* Three upright pictures would take most of three screens. */
globalSectionStyle(`${arrangement.three} img`, { aspectRatio: '3 / 2' }, media.phone);
