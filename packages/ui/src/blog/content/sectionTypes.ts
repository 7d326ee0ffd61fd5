/**
 * Sections with only text, and the names that editors and imports use for them
 * (docs/behavior/blog.md#section-types). `conclusion` has its own heading.
 */
const textNames = {
  heading: 'heading title header h1 h2',
  subheading: 'subheading subtitle subheader h3 h4 h5 h6',
  paragraph: 'paragraph text p',
  blockquote: 'blockquote quote pullquote',
  callout: 'callout note tip warning notice highlight',
  conclusion: 'conclusion',
};

export type TextType = keyof typeof textNames;
export const textTypes = Object.keys(textNames) as readonly TextType[];

/** The names of every section type. */
const names = {
  ...textNames,
  image: 'image img picture photo figure',
  list: 'list ul ol bullets bulletlist orderedlist unorderedlist numberedlist checklist',
  gallery: 'gallery imagegallery images',
};

type SectionType = keyof typeof names;

const byName = new Map<string, SectionType>(
  Object.entries(names).flatMap(([type, list]) =>
    list.split(' ').map((name) => [name, type as SectionType] as const),
  ),
);

const folded = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '');

export const sectionType = (name: unknown): SectionType | undefined =>
  typeof name === 'string' && name.length < 40 ? byName.get(folded(name)) : undefined;

export const isOrderedList = (name: unknown) =>
  typeof name === 'string' && /^(ol|orderedlist|numberedlist)$/.test(folded(name));

export const isTextType = (type: unknown): type is TextType =>
  textTypes.some((known) => known === type);

/** Keys that only mean "text". They don't become headings. */
const prose =
  /^(text|content|contents|body|introduction|intro|description|summary|excerpt|value|html|markdown|closing|answer|sections?|blocks?|children|data|(paragraph|part|section|block|p)\d*|\d+)$/;
/** Keys whose strings are never text, and keys whose strings are text only in a list. */
const silent = /^(type|id|_?key|url|src|href|class(name)?|style|slug)$/;
const technical =
  /^(kind|tag|link|file|sequence|order|level|align(ment)?|lang|format|version|time|width|height|color|icon)$/;

export const isProseKey = (key: string) => prose.test(folded(key));
export function isSilent(key: string, value: unknown): boolean {
  const name = key.toLowerCase();
  if (silent.test(name)) return true;
  return technical.test(name) && !(typeof value === 'string' && /\S\s+\S/.test(value));
}

/** Formats `face_away_from_the_house` or `faceAway` as a heading. */
export function headingOfKey(key: string): string {
  const spaced = key
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, (_match, end, start) => `${end} ${start.toLowerCase()}`)
    .replace(/[_\-\s]+/g, ' ')
    .trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
