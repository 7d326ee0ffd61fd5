import {
  drawn,
  globalSectionStyle,
  outOfStep,
  sectionStyle,
  singleColumn,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const avatarSize = '3.5rem';

/** The first quote spans the page, the others are in two columns below it. Two are side by side. */
export const testimonials = sectionStyle({ ...outOfStep, gap: 'clamp(1.5rem, 5vw, 4rem)' });

/** A framed quote with a picture light above it. */
export const testimonial = sectionStyle({
  position: 'relative',
  paddingBlockStart: vars.space.xl,
  '::before': {
    ...drawn,
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '8rem',
    blockSize: '3px',
    borderRadius: vars.radius.round,
    background: vars.color.accent.solid,
    boxShadow: `0 0.5rem 2rem 0.5rem ${vars.shadow.lampColor}`,
  },
  ...singleColumn,
  gap: vars.space.lg,
  alignContent: 'start',
  '@media': {
    [media.desktop]: {
      gridColumn: 'span 5',
      selectors: {
        '&:first-child': { gridColumn: '1 / 11' },
        '&:nth-child(2n)': { gridColumn: '2 / 7' },
        '&:nth-child(2n + 3)': { gridColumn: '8 / 13' },
        '&:first-child:nth-last-child(2)': { gridColumn: '1 / 7' },
        '&:nth-child(2):last-child': { gridColumn: '7 / 13' },
      },
    },
  },
});

export const quote = sectionStyle({
  color: vars.color.text.strong,
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)',
  letterSpacing: '-0.01em',
  lineHeight: 1.25,
  hangingPunctuation: 'first',
  selectors: {
    ':first-child:not(:nth-last-child(2)) > &': {
      fontSize: 'clamp(1.75rem, 1.2rem + 2.5vw, 3.375rem)',
      letterSpacing: '-0.015em',
      lineHeight: 1.12,
    },
  },
});

/* The quotation marks hang outside the column if there's space. */
globalSectionStyle(`${quote} p::before`, {
  content: '"\\201C"',
  color: vars.color.text.accent,
  '@media': { [media.desktop]: { marginInlineStart: '-0.42em' } },
});
globalSectionStyle(`${quote} p::after`, { content: '"\\201D"', color: vars.color.text.accent });

export const who = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.md,
  alignItems: 'center',
});

/** A portrait, or the first letter of the name. */
export const face = sectionStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'clip',
  inlineSize: avatarSize,
  blockSize: avatarSize,
  borderRadius: vars.radius.round,
  background: vars.color.accent.soft,
  color: vars.color.text.accent,
  fontFamily: vars.font.display,
  fontSize: vars.size.heading,
  lineHeight: 1,
});
