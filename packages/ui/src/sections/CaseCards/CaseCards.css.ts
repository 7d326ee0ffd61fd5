import { outOfStep, sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Two columns of different widths. A last card without a neighbor takes the full width. */
export const cases = sectionStyle({ ...outOfStep, gap: 'clamp(3rem, 7vw, 6rem)' });

export const item = sectionStyle({
  ...singleColumn,
  gap: vars.space.lg,
  alignContent: 'start',
  '@media': {
    [media.desktop]: {
      gridColumn: '1 / 8',
      selectors: {
        '&:nth-child(2n)': { gridColumn: '8 / 13' },
        '&:nth-child(4n + 3)': { gridColumn: '1 / 6' },
        '&:nth-child(4n)': { gridColumn: '6 / 13' },
        '&:nth-child(2n + 1):last-child': {
          gridColumn: '1 / 13',
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          columnGap: vars.space.xxl,
          alignContent: 'center',
          alignItems: 'center',
        },
      },
    },
  },
});

export const picture = sectionStyle({ position: 'relative' });
