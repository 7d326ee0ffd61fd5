import { sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Starts below the header, which takes up space here, under a single lamp. */
export const intro = sectionStyle({
  paddingBlock: 'clamp(2rem, 4vw, 4rem) clamp(1rem, 2vw, 2rem)',
  background: `radial-gradient(70rem 100% at 20% 0, ${vars.color.accent.soft}, transparent)`,
});

export const columns = sectionStyle({
  ...singleColumn,
  gap: vars.space.md,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: vars.space.xxl,
      alignItems: 'end',
    },
  },
});
