import { globalSectionStyle, sectionStyle } from '../../styles/index.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { hero, media as picture } from '../Hero/Hero.css.ts';
import { strip } from '../Hero/TimeOfDay.css.ts';

/** How many letters the name has, and its longer line if it takes two. The font size makes them fill the line. */
export const letters = '--ui-hero-name-letters';
export const lineLetters = '--ui-hero-name-line-letters';

const line = `min(${vars.width.content}, 100vw - 2 * ${vars.space.gutter})`;
/* Instrument Serif with this tracking needs up to 0.35 em per letter for city names. */
const filling = (count: string) => `calc(${line} / (var(${count}) * 0.37))`;

/** Its font size is the name's, so that the overlap follows it. */
export const title = sectionStyle({
  display: 'block',
  fontSize: `min(7.5rem, ${filling(lineLetters)})`,
  '@media': { [media.desktop]: { fontSize: `min(24rem, 27svh, ${filling(letters)})` } },
});

export const before = sectionStyle({
  display: 'block',
  fontSize: vars.size.heading,
  letterSpacing: '-0.01em',
  lineHeight: 1.1,
  marginBlockEnd: '0.15em',
});

export const name = sectionStyle({
  display: 'block',
  letterSpacing: '-0.035em',
  lineHeight: 0.84,
  // Compensates for the first letter's side bearing, so that it aligns with the text.
  marginInlineStart: '-0.035em',
});

/** This tight line height would cut off descenders. */
export const reachesDown = sectionStyle({ paddingBlockEnd: '0.16em' });

globalSectionStyle(`h1:has(> ${title})`, { textWrap: 'wrap' });

/* In the dark theme, the first line and part of the name are on the picture (Hero.css.ts). */
globalSectionStyle(`:root:not(.light) h1:has(> ${title})`, { marginBlockStart: 0 });
globalSectionStyle(`:root:not(.light) ${title}`, {
  marginBlockStart: `calc(-0.22em - 1.25 * ${vars.size.heading})`,
});

/* A line of small letters needs more shade. */
globalSectionStyle(`:root:not(.light) ${hero}:has(${title}) ${picture}::after`, {
  blockSize: 'min(12rem, 40%)',
});

/* In the light theme, the name is below the picture. */
globalSectionStyle(
  `:root.light ${title}`,
  { fontSize: `min(24rem, 16svh, ${filling(letters)})` },
  media.desktop,
);
/* Beside the first line, so that it covers less of the picture. */
globalSectionStyle(
  `:root:not(.light) h1:has(> ${title}) ~ ${strip}`,
  { insetBlockEnd: `calc(100% - 1.25 * ${vars.size.heading})` },
  media.desktop,
);
