import {
  type ArticleImage,
  imageAddress,
  plainText,
  type RichText,
  type Run,
  readArticle,
  type Section,
} from '@custom-designs/ui/blog/content';
import type { EditorImage, EditorSection } from '@custom-designs/ui/posts';

/** Text that the reader would take for HTML, for a picture, or for the address of one. */
const ambiguous = /<|!\[|https?:\/\//i;

/** The reader joins the lines of a heading, unless it consists of runs. */
const isUnambiguous = (text: RichText, isHeading = false): text is string =>
  typeof text === 'string' && !ambiguous.test(text) && !(isHeading && text.includes('\n'));

const runsOf = (text: RichText): readonly Run[] => (typeof text === 'string' ? [{ text }] : text);

/** Other texts are runs, in which the reader takes nothing for markup. */
function stored(section: EditorSection): object {
  if (section.type === 'list') {
    const { items, isOrdered } = section;
    const style = isOrdered ? { style: 'ordered' } : {};
    const entries = items.map((item) => (isUnambiguous(item) ? item : { runs: runsOf(item) }));
    return { type: 'list', ...style, items: entries };
  }
  if (section.type === 'gallery') return { type: 'gallery', images: section.images };
  if (section.type === 'image') return section;
  const { type, text } = section;
  const isHeading = type === 'heading' || type === 'subheading';
  return isUnambiguous(text, isHeading) ? { type, text } : { type, runs: runsOf(text) };
}

/** Writes sections in the form that `readArticle` reads back (docs/behavior/blog.md#content-shapes). */
export const writeSections = (sections: readonly EditorSection[]): string =>
  JSON.stringify(sections.map(stored));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function parsed(content: unknown): readonly unknown[] | null {
  try {
    const value: unknown = typeof content === 'string' ? JSON.parse(content) : null;
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** The ids of pictures by address. Readers don't need them, so `readArticle` leaves them out. */
function idsIn(content: readonly unknown[]): ReadonlyMap<string, string> {
  const images = content.filter(isRecord).flatMap((section) => {
    const { images: inGallery } = section;
    return Array.isArray(inGallery) ? inGallery.filter(isRecord) : [section];
  });
  return new Map(
    images.flatMap(({ url, id }) => {
      const address = imageAddress(url);
      return address && typeof id === 'string' ? [[address, id] as const] : [];
    }),
  );
}

function withId<Image extends ArticleImage>(image: Image, ids: ReadonlyMap<string, string>) {
  const id = ids.get(image.url);
  return id === undefined ? image : { ...image, id };
}

export interface OpenedContent {
  readonly sections: readonly EditorSection[];
  /** The content has another form, so the first save rewrites all of it. */
  readonly isConverted: boolean;
}

/** The heading of a titled gallery becomes a section, because editors see each part of the page. */
const untitled = (section: Section): Section[] =>
  section.type === 'gallery' && section.isTitled
    ? [
        { type: 'heading', text: 'Image Gallery' },
        { type: 'gallery', images: section.images },
      ]
    : [section];

/** Reads a post's content of any form for editing. @throws only if the HTML parser can't load */
export async function openSections(content: unknown, images: unknown): Promise<OpenedContent> {
  const article = await readArticle(content, images);
  const own = parsed(content);
  const ids = own ? idsIn(own) : new Map<string, string>();
  const sections = article.sections.flatMap(untitled).map((section): EditorSection => {
    if (section.type === 'image') return withId(section, ids);
    if (section.type !== 'gallery') return section;
    return { ...section, images: section.images.map((image) => withId(image, ids)) };
  });
  const isSame = own !== null && JSON.stringify(own) === writeSections(sections);
  return { sections, isConverted: !isSame && sections.length > 0 };
}

const textOf = (section: EditorSection): string => {
  if (section.type === 'list') return section.items.map(plainText).join('\n');
  if ('text' in section) return plainText(section.text);
  return '';
};

/** The article's words, to compare two versions at a glance. */
export const wordsOf = (sections: readonly EditorSection[]): string =>
  sections.map(textOf).filter(Boolean).join('\n');

const imagesOf = (section: EditorSection): readonly EditorImage[] => {
  if (section.type === 'gallery') return section.images;
  return section.type === 'image' ? [section] : [];
};

/** Pictures without alternative text that aren't marked as decorative either. */
export const undescribed = (sections: readonly EditorSection[]): number =>
  sections.flatMap(imagesOf).filter(({ alt }) => alt === undefined).length;
