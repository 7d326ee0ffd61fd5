import {
  drawn,
  globalSectionStyle,
  outOfStep,
  sectionStyle,
  singleColumn,
} from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const avatarSize = '2.75rem';

/** The first quote is large, and the others are beside it, one below the other. Two are side by side. */
export const testimonials = sectionStyle({
  ...outOfStep,
  gap: vars.space.xl,
  marginBlockStart: vars.space.lg,
  '@media': { ...outOfStep['@media'], [media.phone]: { rowGap: vars.space.lg } },
});

/** A framed quote with a picture light above it. */
export const testimonial = sectionStyle({
  position: 'relative',
  paddingBlockStart: vars.space.md,
  '::before': {
    ...drawn,
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '4rem',
    blockSize: '3px',
    borderRadius: vars.radius.round,
    background: vars.color.accent.solid,
    boxShadow: `0 0.5rem 2rem 0.5rem ${vars.shadow.lampColor}`,
  },
  ...singleColumn,
  gap: vars.space.md,
  alignContent: 'start',
  '@media': {
    [media.desktop]: {
      gridColumn: '8 / 13',
      selectors: {
        '&:first-child': { gridColumn: '1 / 8', gridRow: '1 / span 3' },
        '&:first-child:nth-last-child(2)': { gridColumn: '1 / 7' },
        '&:nth-child(2):last-child': { gridColumn: '7 / 13' },
      },
    },
  },
});

export const quote = sectionStyle({
  color: vars.color.text.strong,
  fontFamily: vars.font.display,
  fontSize: 'clamp(1.1875rem, 1.1rem + 0.35vw, 1.375rem)',
  letterSpacing: '-0.005em',
  lineHeight: 1.3,
  hangingPunctuation: 'first',
  selectors: {
    ':first-child:not(:nth-last-child(2)) > &': {
      fontSize: 'clamp(1.625rem, 1.2rem + 1.5vw, 2.5rem)',
      letterSpacing: '-0.015em',
      lineHeight: 1.16,
    },
  },
});

globalSectionStyle(`${quote} p`, { textWrap: 'balance' });

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
