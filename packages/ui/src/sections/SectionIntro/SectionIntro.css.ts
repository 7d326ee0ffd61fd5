import { styleVariants } from '@vanilla-extract/css';
import { inSections, sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const intro = sectionStyle({
  ...singleColumn,
  gap: vars.space.md,
});

export const layout = styleVariants({
  stacked: inSections({}),
  split: inSections({
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
        columnGap: vars.space.xxl,
        alignItems: 'end',
      },
    },
  }),
});
