/** More words than anybody types; each one costs the database. */
const MOST_WORDS = 8;
const LONGEST_WORD = 60;

/**
 * What was typed as a query of PostgreSQL's text search: each word is the beginning of one in the message
 * (`ana:* & 956:*`). The database indexes words without accents and punctuation, so this drops both, and
 * with them everything that means something in a query. Null when no word is left.
 */
export function searchWords(typed: string): string | null {
  const plain = typed
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const asked = words.slice(0, MOST_WORDS).map((word) => `${word.slice(0, LONGEST_WORD)}:*`);
  return asked.length > 0 ? asked.join(' & ') : null;
}
