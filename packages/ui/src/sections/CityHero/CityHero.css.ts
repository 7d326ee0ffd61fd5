import { globalSectionStyle, sectionStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Letters of the name, and of its longest word: the type is set to fill the line with them. */
export const letters = '--ui-hero-name-letters';
export const wordLetters = '--ui-hero-name-word-letters';

const line = `min(${vars.width.content}, 100vw - 2 * ${vars.space.gutter})`;
/* Instrument Serif, tracked as here, runs at up to 0.35 em a letter over a city’s name. */
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
  // Keeps the first letter's side bearing off the margin that the words around it keep.
  marginInlineStart: '-0.035em',
  '@media': { [media.desktop]: { fontSize: `min(24rem, 44svh, ${filling(letters)})` } },
});

/** A line this tight leaves no room below for letters that reach under it. */
export const reachesDown = sectionStyle({ paddingBlockEnd: '0.16em' });

globalSectionStyle(`h1:has(> ${name})`, { maxInlineSize: 'none', textWrap: 'wrap' });
