/** Search engines show about this many characters (commercial pages must not exceed them). */
const LIMIT = 160;
/** Whole sentences that say less than this are worth less than a sentence cut at a word. */
const LEAST = 70;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** As many whole sentences of a text as fit; `text` itself is one line. */
function wholeSentences(text: string): string {
  const ends = [...sentences.segment(text)].map(({ segment, index }) =>
    text.slice(0, index + segment.length).trimEnd(),
  );
  return ends.findLast((beginning) => beginning.length <= LIMIT) ?? '';
}

/** The words of a text that fit, and the sign that there are more. */
function wholeWords(text: string): string {
  // A space right after the last character that fits means that the word before it is whole.
  const end = text.slice(0, LIMIT).lastIndexOf(' ');
  const words = text.slice(0, end > 0 ? end : LIMIT - 1);
  return `${words.replace(/[\s,;:.\u2013-]+$/, '')}…`;
}

/**
 * A page's meta description, of any text: at most 160 characters that never end in the middle of a
 * sentence without saying so.
 */
export function metaDescription(text: string): string {
  const whole = text.trim().replace(/\s+/g, ' ');
  if (whole.length <= LIMIT) return whole;
  const said = wholeSentences(whole);
  return said.length >= LEAST ? said : wholeWords(whole);
}
