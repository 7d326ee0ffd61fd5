import { sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const columns = sectionStyle({
  ...singleColumn,
  gap: vars.space.lg,
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: 'clamp(2rem, 4vw, 4rem)',
      alignItems: 'start',
    },
  },
});

export const heading = sectionStyle({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.frame.header} + ${vars.space.xl})`,
    },
  },
});
