import type { Fact, FactControl, FactPage, FactSentence } from '@custom-designs/desk/facts/fact';
import { companyFacts, type FactDefinition, phoneFact, record } from './companyFacts.ts';
import { type ContentFiles, readPlace } from './content.ts';
import { credentials } from './credentialFacts.ts';

interface PageFile {
  readonly file: string;
  readonly page: FactPage;
  readonly content: Readonly<Record<string, unknown>>;
}

type Parts = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The pages of the four folders, by their files. */
function pagesOf(files: ContentFiles): PageFile[] {
  return Object.keys(files).flatMap((file) => {
    const content = files[file]?.page;
    if (typeof content !== 'object' || content === null || !file.includes('/')) return [];
    const { name, title } = content as Record<string, unknown>;
    const page = { label: textOf(name) || textOf(title), href: `/${file.replace(/\.ts$/, '')}` };
    return [{ file, page, content: content as Record<string, unknown> }];
  });
}

const cityTexts: readonly [path: string, label: string, control: FactControl][] = [
  ['hero.description', 'first words', { kind: 'long', max: 260 }],
  ['local.heading', 'local section, heading', { kind: 'text', max: 60 }],
  ['local.lead', 'local section, introduction', { kind: 'long', max: 200 }],
  [
    'local.paragraphs',
    'local section, text',
    { kind: 'lines', max: 700, item: 'paragraph', isLong: true },
  ],
];

const cityFacts = ({ file, page }: PageFile): FactDefinition[] =>
  cityTexts.map(([path, label, control]) => ({
    key: `city.${page.href.split('/').at(-1)}.${path}`,
    label: `${page.label}: ${label}`,
    group: 'Cities',
    control,
    at: `${file}#page.${path}`,
    pages: [page],
  }));

const priceLabels: Readonly<Record<string, string>> = {
  basicTheater: 'Basic home theater',
  premiumTheater: 'Premium home theater',
  basicSmartHome: 'Basic smart home',
  wholeHome: 'Whole-home system',
  basicLighting: 'Basic smart lighting',
  fullAutomation: 'Full home automation',
};

/** A text that managers start an answer to a visitor with. No page shows it. */
const replyFact = (name: string, { title }: Parts): FactDefinition => ({
  key: `reply.${name}`,
  label: `Reply: ${textOf(title)}`,
  group: 'Replies',
  control: record(
    { name: 'title', label: 'Name in the menu', max: 40 },
    {
      ...{ name: 'text', label: 'Text', kind: 'long', max: 480, hasName: true },
      hint: '{name} becomes the visitor’s first name.',
    },
  ),
  at: `replies.ts#replies.${name}`,
  pages: [],
});

const allTexts = (content: unknown): string[] =>
  typeof content === 'object' && content !== null
    ? Object.values(content).flatMap(allTexts)
    : [textOf(content)];

/** The sentences with a placeholder, from every page that has one. */
function sentencesWith(name: string, pages: readonly PageFile[]): FactSentence[] {
  const mark = `{price.${name}}`;
  return pages.flatMap(({ page, content }) =>
    allTexts(content)
      .flatMap((text) => text.split(/(?<=[.;?!]) /))
      .filter((text) => text.includes(mark))
      .map((text) => ({ ...page, text: text.replaceAll(mark, '{value}') })),
  );
}

function priceFact(name: string, price: unknown, pages: readonly PageFile[]): FactDefinition {
  const sentences = sentencesWith(name, pages);
  const shownOn = new Map(sentences.map(({ label, href }) => [href, { label, href }]));
  return {
    key: `price.${name}`,
    label: priceLabels[name] ?? name,
    group: 'Prices and discount',
    control: { kind: typeof price === 'number' ? 'price' : 'range' },
    at: `priceList.ts#prices.${name}`,
    isSample: true,
    sentences,
    pages: [...shownOn.values()],
  };
}

/** Whether the content file marks such facts as invented. */
function isMarked(files: ContentFiles, file: string): boolean {
  const name = file === 'priceList.ts' ? 'prices' : 'facts';
  return readPlace(files, { file: 'company.ts', path: ['company', 'isSample', name] }) === true;
}

function withInitial(files: ContentFiles, { at, ...fact }: FactDefinition): Fact[] {
  const [file = '', path = ''] = at.split('#');
  const place = { file, path: path.split('.') };
  const found = readPlace(files, place) ?? null;
  if (found === null && !fact.isOptional) return [];
  const { control } = fact;
  const initial =
    control.kind === 'record' && found !== null
      ? Object.fromEntries(
          control.fields.map(({ name }) => [name, (found as Record<string, unknown>)[name]]),
        )
      : found;
  const isSample = fact.isSample === true && isMarked(files, file);
  return [{ ...fact, isSample, at: place, initial }];
}

/** Every fact that a manager may change, in order, with the values of the content files. */
export function factsOf(files: ContentFiles): Fact[] {
  const pages = pagesOf(files);
  const cities = pages.filter(({ file }) => file.startsWith('communities/'));
  const at = (file: string, path: string[]) =>
    Object.entries(readPlace(files, { file, path }) ?? {});
  const home = files['home.ts']?.home;
  const sources =
    typeof home === 'object' && home !== null
      ? [{ file: 'home.ts', page: { label: 'Home', href: '/' }, content: { ...home } }, ...pages]
      : pages;
  const phones = at('company.ts', ['company', 'phones']).map(([name]) =>
    phoneFact(
      name,
      cities.filter(({ content }) => content.phone === name).map(({ page }) => page),
    ),
  );
  const prices = at('priceList.ts', ['prices']).map(([name, price]) =>
    priceFact(name, price, sources),
  );
  const definitions = [
    ...phones,
    ...companyFacts,
    ...credentials.map(({ fact }) => fact),
    ...prices,
    ...cities.flatMap(cityFacts),
    ...at('replies.ts', ['replies']).map(([name, reply]) => replyFact(name, Object(reply))),
  ];
  return definitions.flatMap((definition) => withInitial(files, definition));
}
