import { Tokenizer } from 'htmlparser2';
import { linkAddress } from './address.ts';
import type { ArticleImage, Section } from './article.ts';
import { readImage } from './images.ts';
import { SectionWriter } from './sectionWriter.ts';

const set = (names: string) => new Set(names.split(' '));

/** Elements whose text a browser doesn't show, or that contain no text. */
const unread = set(
  'script style title noscript noembed noframes iframe template svg math object audio video canvas ' +
    'textarea select datalist map applet',
);

/** Foreign content. HTML elements inside it end it (the HTML standard's list). */
const foreign = set('svg math');
const endsForeign = set(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li ' +
    'listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var',
);

/** Elements that start and end a block. */
const blocks = set(
  'address article body center dd details dialog dir div dl dt fieldset figure footer form header ' +
    'hgroup hr html legend listing main nav option p pre search section summary table tbody tfoot ' +
    'thead tr caption xmp plaintext blockquote aside figcaption h1 h2 h3 h4 h5 h6',
);

const marks = new Map<string, 'strong' | 'emphasis' | 'code'>([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'emphasis'],
  ['em', 'emphasis'],
  ['cite', 'emphasis'],
  ['dfn', 'emphasis'],
  ['var', 'emphasis'],
  ['code', 'code'],
  ['kbd', 'code'],
  ['samp', 'code'],
  ['tt', 'code'],
]);

/** The page's `<h1>` is the title of the post. */
const headings = new Map<string, 'heading' | 'subheading'>([
  ['h1', 'heading'],
  ['h2', 'heading'],
  ...['h3', 'h4', 'h5', 'h6'].map((name) => [name, 'subheading'] as const),
]);

const lists = set('ul ol menu dir');

/** The only attributes that are read, with decoded entities. */
type Attributes = Readonly<Partial<Record<'href' | 'src' | 'alt', string>>>;

interface TagHandler {
  open: (name: string, attributes: Attributes) => void;
  close: (name: string) => void;
  text: (text: string) => void;
  /**
   * Whether the reader is in foreign content, in which `<style>` and the like contain elements
   * instead of raw text.
   */
  isInForeign: () => boolean;
}

const isRead = (name: string): name is keyof Attributes => /^(href|src|alt)$/.test(name);

/**
 * Reads tags and text in one pass, as the HTML standard's tokenizer does, without building a tree.
 */
function readTags(html: string, { open, close, text, isInForeign }: TagHandler) {
  const nameAt = (start: number, end: number) => html.slice(start, end).toLowerCase();
  let tag = '';
  let attribute = '';
  let value = '';
  let attributes: Partial<Record<keyof Attributes, string>> = {};
  const ignore = () => {};

  const tokenizer = new Tokenizer(
    {},
    {
      isInForeignContext: isInForeign,
      ontext: (start, end) => text(html.slice(start, end)),
      ontextentity: (codePoint) => text(String.fromCodePoint(codePoint)),
      onopentagname: (start, end) => {
        tag = nameAt(start, end);
        attributes = {};
      },
      onattribname: (start, end) => {
        attribute = nameAt(start, end);
        value = '';
      },
      onattribdata: (start, end) => {
        value += html.slice(start, end);
      },
      onattribentity: (codePoint) => {
        value += String.fromCodePoint(codePoint);
      },
      onattribend: () => {
        if (isRead(attribute)) attributes[attribute] ??= value;
      },
      onopentagend: () => open(tag, attributes),
      onselfclosingtag: () => {
        open(tag, attributes);
        // A self-closing slash has no meaning in HTML, but it closes an element in foreign content.
        if (isInForeign()) close(tag);
      },
      onclosetag: (start, end) => close(nameAt(start, end)),
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}

/** Formatting elements, by how many are open. */
const counted = new Map([
  ...marks,
  ['blockquote', 'quote'] as const,
  ['aside', 'callout'] as const,
  ['pre', 'pre'] as const,
]);

/**
 * Converts HTML to sections without a tree. It only tracks where text starts and ends and how it's
 * formatted, and counts nesting. A megabyte of open tags therefore costs no more than a megabyte of
 * text. Other elements and attributes are dropped.
 */
class HtmlReader implements TagHandler {
  readonly images: ArticleImage[] = [];
  readonly writer = new SectionWriter();
  private readonly depth = { strong: 0, emphasis: 0, code: 0, quote: 0, callout: 0, pre: 0 };
  private readonly collects: boolean;
  private href: string | undefined;
  private isInFigure = false;
  private skipped: { name: string; depth: number } | undefined;

  constructor(collects: boolean) {
    this.collects = collects;
  }

  isInForeign = () => foreign.has(this.skipped?.name ?? '');

  text = (text: string) => {
    if (this.skipped) return;
    const { strong, emphasis, code, pre } = this.depth;
    this.writer.write(pre > 0 ? text : text.replace(/[\t\n\f\r ]+/g, ' '), {
      ...(strong > 0 && { strong: true }),
      ...(emphasis > 0 && { emphasis: true }),
      ...(code > 0 && { code: true }),
      ...(this.href && { href: this.href }),
    });
  };

  open = (name: string, attributes: Attributes) => {
    if (this.isInForeign() && endsForeign.has(name)) this.skipped = undefined;
    if (this.skipped) {
      if (this.skipped.name === name) this.skipped.depth += 1;
    } else if (unread.has(name)) this.skipped = { name, depth: 1 };
    else this.enter(name, attributes);
  };

  close = (name: string) => {
    if (!this.skipped) this.leave(name);
    else if (this.skipped.name === name) {
      this.skipped.depth -= 1;
      if (this.skipped.depth === 0) this.skipped = undefined;
    }
  };

  private enter(name: string, attributes: Attributes) {
    this.count(name, 1);
    if (name === 'br') this.writer.breakLine();
    else if (name === 'img' || name === 'image') this.addImage(attributes);
    else if (name === 'a') this.href = this.collects ? undefined : linkAddress(attributes.href);
    else if (name === 'td' || name === 'th') this.startCell();
    else if (name === 'li') this.endItem();
    else if (lists.has(name)) this.startList(name === 'ol');
    else if (blocks.has(name)) this.startBlock(name);
  }

  private leave(name: string) {
    if (name === 'br') this.writer.breakLine();
    else if (name === 'a') this.href = undefined;
    else if (name === 'li') this.endItem();
    else if (lists.has(name)) this.writer.endList();
    else if (blocks.has(name)) this.writer.end();
    if (name === 'figure') this.isInFigure = false;
    this.count(name, -1);
    if (blocks.has(name) || lists.has(name)) this.writer.type = this.typeHere();
  }

  private count(name: string, by: 1 | -1) {
    const key = counted.get(name);
    if (key) this.depth[key] = Math.max(0, this.depth[key] + by);
  }

  private typeHere() {
    if (this.depth.quote > 0) return 'blockquote';
    return this.depth.callout > 0 ? 'callout' : 'paragraph';
  }

  private startBlock(name: string) {
    this.writer.end();
    if (name === 'figure') {
      this.isInFigure = true;
      this.writer.expectCaption(undefined);
    }
    const isCaption = name === 'figcaption';
    this.writer.type = headings.get(name) ?? (isCaption ? 'caption' : this.typeHere());
  }

  private startList(isOrdered: boolean) {
    this.writer.startList(isOrdered);
    this.writer.type = this.typeHere();
  }

  private endItem() {
    if (this.writer.isInList) this.writer.endItem();
    else this.startBlock('');
  }

  private startCell() {
    if (!this.writer.isBlank) this.writer.write(' · ');
  }

  private addImage(attributes: Attributes) {
    const image = readImage({ url: attributes.src, alt: attributes.alt });
    if (!image) return;
    const added = this.collects ? { ...image } : this.writer.addImage(image);
    if (this.collects) this.images.push(added);
    if (this.isInFigure) this.writer.expectCaption(added);
  }
}

export interface ReadHtml {
  sections: Section[];
  /** Collected pictures in reading order. */
  images: ArticleImage[];
}

/** `collect` lists pictures separately and keeps the text whole. `split` makes them sections. */
export function readHtml(html: string, pictures: 'collect' | 'split'): ReadHtml {
  const reader = new HtmlReader(pictures === 'collect');
  readTags(html, reader);
  reader.writer.finishAll();
  return { sections: reader.writer.sections, images: reader.images };
}
