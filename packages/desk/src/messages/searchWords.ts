import { wordsOf } from '../words.ts';

/** A limit, because each word costs the database time. */
const MOST_WORDS = 8;
const LONGEST_WORD = 60;

/**
 * Converts the search text to a PostgreSQL text query in which each word matches the beginning of a
 * word (`ana:* & 956:*`). The index has no accents or punctuation, so both are removed, and with
 * them every query operator. Null if no word is left.
 */
export function searchWords(typed: string): string | null {
  const asked = wordsOf(typed)
    .slice(0, MOST_WORDS)
    .map((word) => `${word.slice(0, LONGEST_WORD)}:*`);
  return asked.length > 0 ? asked.join(' & ') : null;
}
