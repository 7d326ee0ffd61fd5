import { sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const figure = sectionStyle({
  ...singleColumn,
  gap: vars.space.md,
});

export const caption = sectionStyle({
  display: 'grid',
  gap: vars.space.xs,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: vars.space.xl,
      alignItems: 'baseline',
    },
  },
});
