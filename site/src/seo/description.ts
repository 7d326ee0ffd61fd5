/** Search engines show about this many characters, which commercial pages must not exceed. */
const LIMIT = 160;
/** If whole sentences are shorter than this, a cut sentence is more useful. */
const LEAST = 70;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Returns as many whole sentences as fit. `text` is one line. */
function wholeSentences(text: string): string {
  const ends = [...sentences.segment(text)].map(({ segment, index }) =>
    text.slice(0, index + segment.length).trimEnd(),
  );
  return ends.findLast((beginning) => beginning.length <= LIMIT) ?? '';
}

/** Returns as many whole words as fit, with an ellipsis. */
function wholeWords(text: string): string {
  // A space right after the limit means that the last word is complete.
  const end = text.slice(0, LIMIT).lastIndexOf(' ');
  const words = text.slice(0, end > 0 ? end : LIMIT - 1);
  return `${words.replace(/[\s,;:.\u2013-]+$/, '')}…`;
}

/**
 * Makes a meta description from any text: at most 160 characters, with an ellipsis if a sentence is
 * cut.
 */
export function metaDescription(text: string): string {
  const whole = text.trim().replace(/\s+/g, ' ');
  if (whole.length <= LIMIT) return whole;
  const said = wholeSentences(whole);
  return said.length >= LEAST ? said : wholeWords(whole);
}
