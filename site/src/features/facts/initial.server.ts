import type { Fact } from '@custom-designs/desk/facts/fact';
import { fillPlaceholders } from '../../content/pages.server.ts';
import type { ContentFiles } from './content.ts';
import { factsOf } from './definitions.ts';

const root = '../../content/';

/** The content files without the changes that a build makes to them (site/build/facts.ts). */
const modules: ContentFiles = import.meta.glob(
  [
    '../../content/{company,priceList,replies,home}.ts',
    '../../content/{services,residential,commercial,communities}/*.ts',
    '!../../content/*/overview.ts',
  ],
  { eager: true, query: '?unchanged' },
);

/** Runs at build time: every fact with the value of its content file. */
export const initialFacts = (): Fact[] =>
  factsOf(
    Object.fromEntries(
      Object.entries(modules).map(([path, exported]) => [path.slice(root.length), exported]),
    ),
  ).map(({ sentences = [], ...fact }) => ({
    ...fact,
    sentences: sentences.map(({ text, ...page }) => ({ ...page, text: fillPlaceholders(text) })),
  }));
