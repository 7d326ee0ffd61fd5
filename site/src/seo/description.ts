const LIMIT = 160;

/** Specification section 2: commercial pages' meta description is cut at 160 characters, here after a whole word. */
export function commercialDescription(text: string): string {
  const whole = text.trim().replace(/\s+/g, ' ');
  if (whole.length <= LIMIT) return whole;
  // One character more than fits: a space there means that the word before it is whole.
  const end = whole.slice(0, LIMIT + 1).lastIndexOf(' ');
  return whole.slice(0, end > 0 ? end : LIMIT).replace(/[\s,;:\u2013-]+$/, '');
}
