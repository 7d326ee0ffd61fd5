const LIMIT = 160;

/** Specification section 2: commercial pages' meta description is cut at 160 characters, here between words. */
export function commercialDescription(text: string): string {
  const whole = text.trim().replace(/\s+/g, ' ');
  if (whole.length <= LIMIT) return whole;
  // A space among the first 160 stands where the ellipsis will, so the result still fits.
  const head = whole.slice(0, LIMIT);
  const end = head.lastIndexOf(' ');
  const words = end > 0 ? head.slice(0, end) : head.slice(0, LIMIT - 1);
  return `${words.replace(/[\s,;:.\u2013-]+$/, '')}…`;
}
