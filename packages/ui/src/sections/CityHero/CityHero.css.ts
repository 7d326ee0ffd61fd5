import { globalSectionStyle, sectionStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** How many letters the name and its longest word have. The font size makes them fill the line. */
export const letters = '--ui-hero-name-letters';
export const wordLetters = '--ui-hero-name-word-letters';

const line = `min(${vars.width.content}, 100vw - 2 * ${vars.space.gutter})`;
/* Instrument Serif with this tracking needs up to 0.35 em per letter for city names. */
const filling = (count: string) => `calc(${line} / (var(${count}) * 0.37))`;

export const before = sectionStyle({
  display: 'block',
  fontSize: vars.size.title,
  lineHeight: 1.1,
  marginBlockEnd: '0.15em',
});

export const name = sectionStyle({
  display: 'block',
  fontSize: `min(7.5rem, ${filling(wordLetters)})`,
  letterSpacing: '-0.035em',
  lineHeight: 0.84,
  // Compensates for the first letter's side bearing, so that it aligns with the text.
  marginInlineStart: '-0.035em',
  '@media': { [media.desktop]: { fontSize: `min(24rem, 44svh, ${filling(letters)})` } },
});

/** This tight line height would cut off descenders. */
export const reachesDown = sectionStyle({ paddingBlockEnd: '0.16em' });

globalSectionStyle(`h1:has(> ${name})`, { maxInlineSize: 'none', textWrap: 'wrap' });
