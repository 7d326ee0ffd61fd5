import { imageAddress } from './address.ts';
import {
  type Article,
  type ArticleImage,
  type GallerySection,
  type Notice,
  plainText,
  type RichText,
  type Section,
} from './article.ts';
import { withoutCategoryLine } from './categories.ts';
import { cleanParagraph, imageFilesIn, withoutAddresses } from './cleanUp.ts';
import { distinct, readImages } from './images.ts';
import { looksLikeHtml, readPlain } from './plain.ts';
import { type HtmlParser, StructureReader } from './structure.ts';

/** How many times a list may be encoded as a JSON string. */
const ENCODINGS = 4;

/** Stands for invalid JSON of sections. Visitors see a message instead of the code. */
const UNREADABLE = [null];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // "[1] Notes" is plain text.
    return /^(\[\s*)?\{\s*"/.test(text) ? UNREADABLE : undefined;
  }
}

function decoded(content: unknown): unknown {
  let value = content;
  for (let turn = 0; turn < ENCODINGS && typeof value === 'string'; turn += 1) {
    const text = value.replace(/^\ufeff/, '').trim();
    if (!/^[[{"]|^(null|undefined)$/.test(text)) return text;
    if (text === 'undefined') return null;
    const parsed = parseJson(text);
    if (parsed === undefined) return text;
    value = parsed;
  }
  return value;
}

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const isImage = ({ type }: Section) => type === 'image' || type === 'gallery';

/** Applies the clean-up for HTML and plain text to a section. */
function clean(section: Section): Section[] {
  if (section.type === 'image' || section.type === 'gallery') return [];
  if (section.type === 'list') {
    const items = section.items.map(withoutAddresses).filter((item) => item !== undefined);
    return items.length > 0 ? [{ ...section, items }] : [];
  }
  const isParagraph = section.type === 'paragraph';
  const text = isParagraph ? cleanParagraph(section.text) : withoutAddresses(section.text);
  return text === undefined ? [] : [{ ...section, text }];
}

const textsOf = (section: Section): readonly RichText[] => {
  if (section.type === 'list') return section.items;
  return 'text' in section ? [section.text] : [];
};

const imagesNamedIn = (sections: readonly Section[]): ArticleImage[] =>
  sections
    .flatMap(textsOf)
    .flatMap((text) => imageFilesIn(plainText(text)))
    .flatMap((found) => imageAddress(found) ?? [])
    .map((url) => ({ url }));

function readText(text: string, known: readonly ArticleImage[], parse: HtmlParser): Section[] {
  const { sections, images } = looksLikeHtml(text)
    ? parse(text, 'collect')
    : { sections: readPlain(text), images: [] };
  const all = distinct([...known, ...images, ...imagesNamedIn(sections)]);
  const kept = withoutCategoryLine(sections.flatMap(clean));
  return [
    ...kept,
    ...(all.length > 0 ? [{ type: 'gallery' as const, images: all, isTitled: true as const }] : []),
  ];
}

/** One gallery for about this many sections. More would interrupt the text. */
const SECTIONS_A_GALLERY = 5;

const isHeading = ({ type }: Section) => type === 'heading' || type === 'subheading';

/** Returns the index of each gallery: evenly spaced, but never between a heading and its text. */
function placesFor(galleries: number, sections: readonly Section[]): number[] {
  return Array.from({ length: galleries }, (_, index) => {
    const even = Math.round(((index + 1) * sections.length) / (galleries + 1));
    let place = Math.max(1, even);
    while (place < sections.length && isHeading(sections[place - 1] as Section)) place += 1;
    return place;
  });
}

/**
 * Inserts galleries at evenly spaced positions, for content without pictures in its sections
 * (docs/behavior/blog.md#galleries). Every image appears once, in order.
 */
function withGalleries(sections: readonly Section[], images: readonly ArticleImage[]): Section[] {
  const holdsImages = sections.some(({ type }) => type === 'image' || type === 'gallery');
  if (images.length === 0 || sections.length === 0 || holdsImages) return [...sections];
  const fitting = Math.max(1, Math.floor(sections.length / SECTIONS_A_GALLERY));
  const galleries = Math.min(images.length, fitting);
  const places = placesFor(galleries, sections);
  const galleryAt = Map.groupBy(
    images,
    (_image, index) => places[Math.floor((index * galleries) / images.length)],
  );
  return sections.flatMap((section, index): Section[] => {
    const found = galleryAt.get(index + 1);
    const gallery: GallerySection[] = found ? [{ type: 'gallery', images: found }] : [];
    return [section, ...gallery];
  });
}

/** More than any article has. A browser takes a minute to draw a hundred thousand items. */
const MOST_ITEMS = 1000;

const shortened = (section: Section): Section =>
  section.type === 'list' ? { ...section, items: section.items.slice(0, MOST_ITEMS) } : section;

function noticeFor(sections: readonly Section[], value: unknown): Notice | undefined {
  if (!sections.every(isImage)) return undefined;
  if (sections.length > 0) return 'onlyImages';
  return isEmpty(value) ? 'nothing' : 'unreadable';
}

/** `readArticle` with a loaded parser. Pure, and accepts any value. */
export function readArticleWith(parse: HtmlParser, content: unknown, images?: unknown): Article {
  const known = readImages(images);
  const value = decoded(content);
  const isText = typeof value === 'string' || typeof value === 'number';
  const read = isText
    ? readText(String(value), known, parse)
    : withGalleries(withoutCategoryLine(new StructureReader(parse).read(value)), known);
  const sections: readonly Section[] =
    read.length === 0 && known.length > 0
      ? [{ type: 'gallery', images: known, isTitled: true }]
      : read.map(shortened);
  const notice = noticeFor(sections, value);
  return notice ? { sections, notice } : { sections };
}

/**
 * Converts a post's `content` and `images`, in any shape that the database may hold, to sections
 * (docs/behavior/blog.md#content-shapes). The HTML parser, most of the code, loads only for content that
 * needs it. An article of our own, whose formatted text is runs, never does.
 * @throws only if that code can't be loaded
 */
export async function readArticle(content: unknown, images?: unknown): Promise<Article> {
  let needsParser = false;
  const askForParser: HtmlParser = () => {
    needsParser = true;
    return { sections: [], images: [] };
  };
  const article = readArticleWith(askForParser, content, images);
  if (!needsParser) return article;
  const { readHtml } = await import('./html.ts');
  return readArticleWith(readHtml, content, images);
}
