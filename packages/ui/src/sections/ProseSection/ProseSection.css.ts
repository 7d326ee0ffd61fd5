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

export const paragraphs = sectionStyle({
  ...singleColumn,
  gap: vars.space.lg,
  overflowWrap: 'anywhere',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: 'clamp(3rem, 7vw, 7rem)',
      alignItems: 'start',
    },
  },
});
