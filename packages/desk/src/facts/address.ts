import { plainText } from '../words.ts';
import { type Fact, type FactGroup, factGroups } from './fact.ts';
import { inWords } from './kinds.ts';

/** What the screen shows: a group, or all, the facts that match a search, or samples only, and the open fact. */
export interface FactsAddress {
  readonly group: FactGroup | null;
  readonly search: string;
  /** Only the facts that nobody has changed or confirmed. */
  readonly isSamples: boolean;
  readonly open: string | null;
}

export const readAddress = (query: URLSearchParams): FactsAddress => ({
  group: factGroups.find((group) => group === query.get('group')) ?? null,
  search: query.get('q') ?? '',
  isSamples: query.get('show') === 'samples',
  open: query.get('fact'),
});

export const allFacts: FactsAddress = { group: null, search: '', isSamples: false, open: null };

export function factsHref({ group, search, isSamples, open }: FactsAddress): string {
  const query = new URLSearchParams({
    ...(group && { group }),
    ...(search && { q: search }),
    ...(isSamples && { show: 'samples' }),
    ...(open && { fact: open }),
  });
  return `/admin/facts${query.size > 0 ? `?${query}` : ''}`;
}

/** Whether a fact has every word of the search in its name, value, group, or pages. */
export function matches(fact: Fact, value: unknown, search: string): boolean {
  const words = plainText(search).split(/\s+/).filter(Boolean);
  const pages = fact.pages.map(({ label }) => label);
  const text = plainText([fact.label, fact.group, inWords(fact, value), ...pages].join(' '));
  return words.every((word) => text.includes(word));
}
