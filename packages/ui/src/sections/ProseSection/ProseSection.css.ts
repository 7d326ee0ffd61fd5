import { sectionStyle, singleColumn } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** The first paragraph, in larger type. */
export const statement = sectionStyle({
  color: vars.color.text.strong,
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.375rem, 1.1rem + 1vw, 1.875rem)',
  letterSpacing: '-0.01em',
  lineHeight: 1.25,
});

export const paragraphs = sectionStyle({
  ...singleColumn,
  gap: vars.space.lg,
  overflowWrap: 'anywhere',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      columnGap: 'clamp(2rem, 4vw, 4rem)',
      alignItems: 'start',
    },
  },
});
