/** The end of the phone layout, in CSS pixels at the browser's default text size. */
export const MOBILE_BREAKPOINT = 768;

/**
 * In em of the browser's text size, so that a visitor with 200 % text gets the layout of a screen
 * half as wide.
 */
const em = (pixels: number) => `${pixels / 16}em`;

export const media = {
  phone: `screen and (max-width: ${em(MOBILE_BREAKPOINT - 0.02)})`,
  desktop: `screen and (min-width: ${em(MOBILE_BREAKPOINT)})`,
  /** A phone in landscape, or a page at 400 % zoom. Fixed bars would cover most of it. */
  low: `screen and (max-height: ${em(480 - 0.02)})`,
  wide: `screen and (min-width: ${em(1120)})`,
  /** The header has one row. On narrower desktops, its navigation has a row of its own. */
  oneRow: `screen and (min-width: ${em(1248)})`,
  hover: '(hover: hover) and (pointer: fine)',
  touch: '(hover: none)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  noScript: '(scripting: none)',
} as const;

/** Heights of the header's first row. */
export const BAR_ROW = { phone: '4rem', desktop: '4.5rem' } as const;
