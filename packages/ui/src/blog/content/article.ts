import type { TextType } from './sectionTypes.ts';

/** Text with formatting. Only our own marks exist, never an element or attribute of the source. */
export interface Run {
  readonly text: string;
  readonly strong?: true;
  readonly emphasis?: true;
  readonly code?: true;
  /** Checked with `linkAddress`. */
  readonly href?: string;
}

/**
 * Unformatted text is a plain string. A line break is `\n`. It's never blank and has no white space
 * at its ends.
 */
export type RichText = string | readonly Run[];

export interface ArticleImage {
  /** Checked with `imageAddress`. */
  readonly url: string;
  readonly caption?: string;
  /**
   * The source's description, if it has one. Empty if the source marks the picture as decorative.
   */
  readonly alt?: string;
}

export interface TextSection {
  readonly type: TextType;
  readonly text: RichText;
}

export interface ListSection {
  readonly type: 'list';
  readonly items: readonly RichText[];
  readonly isOrdered?: true;
}

export interface ImageSection extends ArticleImage {
  readonly type: 'image';
}

export interface GallerySection {
  readonly type: 'gallery';
  readonly images: readonly ArticleImage[];
  /** Whether it has the heading 'Image Gallery'. Other galleries appear between paragraphs. */
  readonly isTitled?: true;
}

/** One part of a blog body (docs/behavior/blog.md#section-types). */
export type Section = TextSection | ListSection | ImageSection | GallerySection;

/**
 * Why an article has no text: `onlyImages` if there are pictures, `nothing` if the content is
 * empty, `unreadable` if the clean-up removed all of it.
 */
export type Notice = 'onlyImages' | 'nothing' | 'unreadable';

export interface Article {
  readonly sections: readonly Section[];
  readonly notice?: Notice;
}

export const plainText = (text: RichText): string =>
  typeof text === 'string' ? text : text.map((run) => run.text).join('');

const marksOf = ({ strong, emphasis, code, href }: Run) =>
  `${strong ?? ''}|${emphasis ?? ''}|${code ?? ''}|${href ?? ''}`;

const isPlain = (run: Run) => marksOf(run) === '|||';

/** A visible character. */
const ink = /[^\s\p{Cc}\p{Cf}]/u;

/**
 * Collapses white space and removes characters that HTML can't contain, so that the server's text
 * equals the browser's.
 */
const tidy = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffe\uffff]+/g, '')
    .replace(/[^\S\n]+/g, ' ');

/**
 * Joins neighbors with equal formatting, collapses white space between them, and trims the ends.
 * Undefined if nothing is left.
 */
export function richText(runs: readonly Run[]): RichText | undefined {
  const joined: { run: Run; text: string }[] = [];
  let end = '';
  for (const run of runs) {
    let text = tidy(run.text);
    if (joined.length === 0) text = text.trimStart();
    else if (/\s/.test(end)) text = text.replace(/^ /, '');
    if (!text) continue;
    end = text.slice(-1);
    const last = joined.at(-1);
    if (last && marksOf(last.run) === marksOf(run)) last.text += text;
    else joined.push({ run, text });
  }
  for (let last = joined.at(-1); last; last = joined.at(-1)) {
    last.text = last.text.trimEnd();
    if (last.text) break;
    joined.pop();
  }
  const done = joined.map(({ run, text }) => ({ ...run, text: text.replace(/ ?\n[ \n]*/g, '\n') }));
  if (!done.some(({ text }) => ink.test(text))) return undefined;
  const [first] = done;
  return first && done.length === 1 && isPlain(first) ? first.text : done;
}

/** Changes the text of each run. Undefined if nothing is left. */
export function mapText(text: RichText, change: (text: string) => string): RichText | undefined {
  const runs = typeof text === 'string' ? [{ text }] : text;
  return richText(runs.map((run) => ({ ...run, text: change(run.text) })));
}

/** Returns unformatted text, trimmed. Undefined if it's blank. */
export const words = (text: string) => richText([{ text }]);
