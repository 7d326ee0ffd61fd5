import sans from './fonts/instrument-sans.woff2?url';
import serif from './fonts/instrument-serif.woff2?url';

/** Addresses of the two faces that the first screen needs; the italic comes when it is used. */
export const preloadFonts: readonly string[] = [sans, serif];
