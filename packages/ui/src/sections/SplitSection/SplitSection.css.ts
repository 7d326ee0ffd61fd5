import { styleVariants } from '@vanilla-extract/css';
import { inSections, sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const columns = sectionStyle({
  ...singleColumn,
  gap: vars.space.lg,
  overflowWrap: 'anywhere',
});

const beside = (start: number, end: number) =>
  inSections({
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: `minmax(0, ${start}fr) minmax(0, ${end}fr)`,
        columnGap: 'clamp(3rem, 7vw, 7rem)',
        alignItems: 'start',
      },
    },
  });
export const proportion = styleVariants({ even: beside(5, 7), narrow: beside(4, 8) });

export const heading = sectionStyle({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.frame.header} + ${vars.space.xl})`,
    },
  },
});

export const below = sectionStyle({ gridColumn: '1 / -1', marginBlockStart: vars.space.lg });
