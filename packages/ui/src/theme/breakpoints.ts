/** Where the phone's layout ends, in CSS pixels at the browser's default text size. */
export const MOBILE_BREAKPOINT = 768;

/**
 * In em of the browser's own text size: whoever sets it to 200 % gets the layout that has room for such
 * words, as on a screen of half the width.
 */
const em = (pixels: number) => `${pixels / 16}em`;

export const media = {
  phone: `screen and (max-width: ${em(MOBILE_BREAKPOINT - 0.02)})`,
  desktop: `screen and (min-width: ${em(MOBILE_BREAKPOINT)})`,
  /** A phone on its side, or a page at 400 %: bars that stay would hide most of it. */
  low: `screen and (max-height: ${em(480 - 0.02)})`,
  wide: `screen and (min-width: ${em(1120)})`,
  hover: '(hover: hover) and (pointer: fine)',
  touch: '(hover: none)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  noScript: '(scripting: none)',
} as const;
