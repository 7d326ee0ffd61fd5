/** Words with marks on them; the marks are ours, never an element or attribute of the source. */
export interface Run {
  readonly text: string;
  readonly strong?: true;
  readonly emphasis?: true;
  readonly code?: true;
  /** Passed `linkAddress`. */
  readonly href?: string;
}

/** Plain words are a plain string. A line break is `\n`. Never blank, no white space at its ends. */
export type RichText = string | readonly Run[];

export interface ArticleImage {
  /** Passed `imageAddress`. */
  readonly url: string;
  readonly caption?: string;
  /** What it shows, where the source says so; empty where it says that the picture only decorates. */
  readonly alt?: string;
}

/** What has words and nothing else. `conclusion` stands under a heading of its own. */
export const textTypes = [
  'heading',
  'subheading',
  'paragraph',
  'blockquote',
  'callout',
  'conclusion',
] as const;
export type TextType = (typeof textTypes)[number];

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
  /** Stands under the heading 'Image Gallery'; without it, it is part of the text's rhythm. */
  readonly isTitled?: true;
}

/** One part of a blog body (docs/behavior.md#section-types). */
export type Section = TextSection | ListSection | ImageSection | GallerySection;

/**
 * Why an article has no words: `onlyImages` when there are pictures to look at, `nothing` when the
 * content is empty, `unreadable` when there was some and the clean-up left none of it.
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

/** A word, a number, a sign: anything that leaves ink. */
const ink = /[^\s\p{Cc}\p{Cf}]/u;

/**
 * One kind of space, never two in a row, and nothing that HTML could not carry: what the server
 * sends has to be what the browser finds.
 */
const tidy = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to drop
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufffe\uffff]+/g, '');

/**
 * Joins equal neighbors, tidies white space across their borders and trims the ends; undefined when
 * nothing is left to read.
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

/** The same words with each run of them changed; undefined when none are left. */
export function mapText(text: RichText, change: (text: string) => string): RichText | undefined {
  const runs = typeof text === 'string' ? [{ text }] : text;
  return richText(runs.map((run) => ({ ...run, text: change(run.text) })));
}

/** Words without marks, trimmed; undefined when blank. */
export const words = (text: string) => richText([{ text }]);
