import { sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The first paragraph, in larger type. */
export const statement = sectionStyle({
  color: vars.color.text.strong,
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.375rem)',
  letterSpacing: '-0.01em',
  lineHeight: 1.22,
});

export const details = sectionStyle({
  ...singleColumn,
  gap: vars.space.lg,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
      columnGap: vars.space.xxl,
    },
  },
});
