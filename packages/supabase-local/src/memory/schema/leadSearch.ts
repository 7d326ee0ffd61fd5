import type { Rows } from '../rows.ts';
import type { Row } from './table.ts';

const PUNCTUATION = /[!-/:-@[-`{-~\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]+/g;

/** `private.search_words`: the words of a text without accents and punctuation. */
const searchWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(PUNCTUATION, ' ')
    .toLowerCase();

const TEXTS = ['name', 'email', 'phone', 'subject', 'message', 'service', 'page', 'city'];

/** `private.lead_search`, written as PostgreSQL prints a tsvector: `'ana' 'garza'`. */
export function leadSearch(lead: Row, rows: Rows): string {
  const notes = (rows.get('lead_events') ?? [])
    .filter(({ lead_id }) => lead_id === lead.id)
    .map(({ note }) => note);
  const digits = String(lead.phone ?? '').replace(/[^0-9]/g, '');
  const texts = [...TEXTS.map((column) => lead[column]), ...notes].filter((text) => text !== null);
  const words = `${searchWords(texts.join(' '))} ${digits} ${digits.slice(-7)} ${digits.slice(-4)}`;
  const lexemes = new Set(words.split(/\s+/).filter((word) => word !== ''));
  return [...lexemes]
    .sort()
    .map((word) => `'${word}'`)
    .join(' ');
}
