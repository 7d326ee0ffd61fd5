/** Specification section 9: the mobile breakpoint is 768 px. */
export const MOBILE_BREAKPOINT = 768;

export const media = {
  phone: `screen and (max-width: ${MOBILE_BREAKPOINT - 0.02}px)`,
  desktop: `screen and (min-width: ${MOBILE_BREAKPOINT}px)`,
  wide: 'screen and (min-width: 1120px)',
  hover: '(hover: hover) and (pointer: fine)',
  touch: '(hover: none)',
  stillness: '(prefers-reduced-motion: reduce)',
  noScript: '(scripting: none)',
} as const;
