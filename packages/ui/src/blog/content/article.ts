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
