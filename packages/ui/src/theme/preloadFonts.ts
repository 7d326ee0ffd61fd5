import sans from './fonts/instrument-sans.woff2?url';
import serif from './fonts/instrument-serif.woff2?url';
import serifItalic from './fonts/instrument-serif-italic.woff2?url';

/** Addresses of the two faces that every first screen needs. */
export const preloadFonts: readonly string[] = [sans, serif];

/** Address of the face for an italic word in a heading. A page without one never loads it. */
export const italicFont: string = serifItalic;
