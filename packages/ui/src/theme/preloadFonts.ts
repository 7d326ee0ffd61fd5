import sans from './fonts/instrument-sans.woff2?url';
import serif from './fonts/instrument-serif.woff2?url';
import serifItalic from './fonts/instrument-serif-italic.woff2?url';

/** Addresses of the two fonts that every page needs first. */
export const preloadFonts: readonly string[] = [sans, serif];

/** Address of the font for italic words in headings. Pages without one don't load it. */
export const italicFont: string = serifItalic;
