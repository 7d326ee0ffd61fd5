import { company } from '../src/content/company.ts';
import type { Head } from './parseHead.ts';
import { xmlText } from './xml.ts';

const midnight = (day: string) => `${day}T00:00:00Z`;
const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;
const suffix = ` - ${company.name}`;
const ownTitle = (title: string) =>
  title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;

function entry({ canonical, title, description, published, author }: Head): string {
  const address = xmlText(canonical ?? '');
  return [
    '<entry>',
    element('title', ownTitle(title)),
    `<link href="${address}"/>`,
    `<id>${address}</id>`,
    element('updated', midnight(published ?? '')),
    `<author>${element('name', author ?? company.name)}</author>`,
    ...(description ? [element('summary', description)] : []),
    '</entry>',
  ].join('');
}

/** Builds an Atom feed (RFC 4287) from the heads of the article pages. */
export function atomFeed(heads: readonly Head[], site: string): string {
  const articles = heads
    .filter(({ isIndexable, canonical, published }) => isIndexable && canonical && published)
    .toSorted((a, b) => (b.published ?? '').localeCompare(a.published ?? ''));
  const newest = articles[0]?.published ?? `${company.founded}-01-01`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `${element('title', `${company.name}: blog`)}<id>${site}/blog</id>${element('updated', midnight(newest))}`,
    `<link href="${site}/blog"/><link rel="self" type="application/atom+xml" href="${site}/feed.xml"/>`,
    `<author>${element('name', company.name)}</author>`,
    ...articles.map(entry),
    '</feed>',
    '',
  ].join('\n');
}
