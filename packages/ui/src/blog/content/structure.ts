import { plainText, type RichText, type Section, words } from './article.ts';
import type { ReadHtml } from './html.ts';
import { readImage, readImages } from './images.ts';
import { looksLikeHtml, readPlain, readPlainWithImages } from './plain.ts';
import { readRuns } from './runs.ts';
import {
  headingOfKey,
  isOrderedList,
  isProseKey,
  isSilent,
  isTextType,
  sectionType,
  type TextType,
} from './sectionTypes.ts';

export type HtmlParser = (html: string, pictures: 'collect' | 'split') => ReadHtml;

type Entries = Readonly<Record<string, unknown>>;
const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deeper nesting is junk and isn't read. */
const DEPTH = 12;

const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Returns the text in a value that should be a string. */
function stringIn(value: unknown, depth = 0): string {
  if (isWord(value)) return String(value);
  if (depth > DEPTH || typeof value !== 'object' || value === null) return '';
  const parts = Array.isArray(value)
    ? value
    : Object.entries(value).flatMap(([key, part]) => (isSilent(key, part) ? [] : [part]));
  return parts
    .map((part) => stringIn(part, depth + 1))
    .filter(Boolean)
    .join(' ');
}

/**
 * Reads content made of sections (docs/behavior/blog.md#content-shapes): a list, or an object of
 * strings.
 */
export class StructureReader {
  private readonly readHtml: HtmlParser;

  constructor(readHtml: HtmlParser) {
    this.readHtml = readHtml;
  }

  read(value: unknown, depth = 0): Section[] {
    if (depth > DEPTH) return [];
    if (isWord(value)) return this.text(String(value), 'paragraph');
    if (Array.isArray(value)) return value.flatMap((part) => this.read(part, depth + 1));
    if (!isEntries(value)) return [];
    const type = sectionType(value.type);
    if (type === 'image') return this.image(value);
    if (type === 'gallery') return this.gallery(value);
    if (type === 'list') return this.list(value, 'paragraph');
    if (isTextType(type)) return this.section(value, type);
    return Object.entries(value).flatMap(([key, part]) => this.entry(key, part, depth + 1));
  }

  private text(text: string, type: TextType): Section[] {
    const isHeading = type === 'heading' || type === 'subheading';
    if (!looksLikeHtml(text)) {
      return isHeading
        ? readPlain(text.replace(/\s+/g, ' '), type)
        : readPlainWithImages(text, type);
    }
    const { sections } = this.readHtml(text, 'split');
    return sections.map((section) =>
      section.type === 'paragraph' ? { ...section, type } : section,
    );
  }

  /** Reads a section with text, which may also have items and a picture. */
  private section(value: Entries, type: TextType): Section[] {
    const own = readRuns(value.runs);
    if (own !== undefined) return [{ type, text: own }];
    const source = isEntries(value.data) ? { ...value.data, ...value } : value;
    const { text, content, value: other, html, body, quote, title } = source;
    const found = stringIn(text ?? content ?? html ?? body ?? other ?? quote ?? title);
    return [
      ...this.text(found, type),
      ...(source.items === undefined ? [] : this.list({ items: source.items }, type)),
      ...(source.url === undefined ? [] : this.image(source)),
    ];
  }

  private list(value: Entries, type: TextType): Section[] {
    const source = isEntries(value.data) ? { ...value.data, ...value } : value;
    const { items, text, content } = source;
    const isOrdered = isOrderedList(value.type) || source.style === 'ordered';
    const listed = typeof items === 'string' ? items.split('\n') : [items ?? []].flat();
    const entries = listed.flatMap((item) => this.item(item));
    const before = stringIn(text ?? (items === undefined ? content : undefined));
    return [
      ...this.text(before, type),
      ...(entries.length === 0
        ? []
        : [
            {
              type: 'list' as const,
              items: entries,
              ...(isOrdered ? { isOrdered: true as const } : {}),
            },
          ]),
    ];
  }

  private item(value: unknown): RichText[] {
    const own = isEntries(value) ? readRuns(value.runs) : undefined;
    if (own !== undefined) return [own];
    const text = stringIn(value);
    if (!looksLikeHtml(text)) return [words(text)].filter((item) => item !== undefined);
    return this.readHtml(text, 'split').sections.flatMap((section) => {
      if (section.type === 'list') return section.items;
      return 'text' in section ? [section.text] : [];
    });
  }

  private image(value: Entries): Section[] {
    const source = isEntries(value.data) ? { ...value.data, ...value } : value;
    const image = readImage({ ...source, caption: source.caption ?? source.text });
    return image ? [{ type: 'image', ...image }] : [];
  }

  private gallery({ images, items, urls }: Entries): Section[] {
    const found = readImages(images ?? items ?? urls);
    return found.length === 0 ? [] : [{ type: 'gallery', images: found }];
  }

  /** Reads an entry of an object of strings. A meaningful key becomes a heading. */
  private entry(key: string, value: unknown, depth: number): Section[] {
    if (value === null || value === undefined || typeof value === 'boolean') return [];
    const type = sectionType(key);
    if (type === 'image' || type === 'gallery') {
      const images = readImages(value);
      if (type === 'gallery' && images.length > 0) return [{ type, images }];
      return images.map((image) => ({ type: 'image' as const, ...image }));
    }
    if (isSilent(key, value)) return [];
    if (key === 'items' || type === 'list') return this.list({ items: value }, 'paragraph');
    if (isTextType(type)) return this.text(stringIn(value), type);
    const inner = this.read(value, depth);
    if (isProseKey(key) || inner.length === 0) return inner;
    const heading = words(headingOfKey(key));
    return heading === undefined
      ? inner
      : [{ type: 'heading', text: plainText(heading) }, ...inner];
  }
}
