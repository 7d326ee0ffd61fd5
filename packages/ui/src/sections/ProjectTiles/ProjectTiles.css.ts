import { styleVariants } from '@vanilla-extract/css';
import { inSections, sectionStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const tiles = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  marginBlockStart: vars.space.xxl,
  '@media': { [media.desktop]: { columnGap: 'clamp(1.5rem, 3vw, 3rem)' } },
});

/* Hung at different heights, as on a wall, never in a row. */
const step = 'clamp(2.5rem, 6vw, 6rem)';

export const hanging = styleVariants({
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
});

export const tile = sectionStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  '@media': {
    [media.desktop]: {
      selectors: { [`${hanging.three} > &:nth-child(3n + 2)`]: { translate: `0 ${step}` } },
    },
  },
});

export const caption = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.xs,
});
