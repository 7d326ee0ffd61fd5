/**
 * What docs/behavior.md says of a page, copied by hand: neither from the content
 * files nor from a page. A string is a quotation and stands on the page letter for letter. A pattern
 * is what docs/behavior.md describes in words of its own.
 */
export type Words = string | RegExp;

/** A number that is stated, or the least and the most. */
export type Count = number | readonly [least: number, most: number];

/** What a link is called, and where it leads. Words for screen readers may follow its name. */
export type ExpectedLink = readonly [name: Words, target: Words];

export interface ExpectedField {
  readonly label: Words;
  readonly type?: 'text' | 'email' | 'date' | 'textarea';
  readonly isRequired?: boolean;
  readonly rows?: number;
  readonly hint?: string;
}

/** Only what is stated is looked for. */
export interface Statement {
  readonly texts?: readonly Words[];
  readonly links?: readonly ExpectedLink[];
  /** Headings in this order, others may stand between them. */
  readonly titles?: readonly Words[];
  /** List entries. */
  readonly items?: Count;
  readonly pictures?: Count;
  readonly articles?: Count;
  readonly testimonials?: Count;
  /** Entries of a FAQ accordion: how many, or each of them. */
  readonly questions?: Count | readonly Words[];
  /** Links of one name, one a card, to these targets in this order. */
  readonly cards?: { readonly name: Words; readonly targets: readonly Words[] };
  readonly fields?: readonly ExpectedField[];
  readonly buttons?: readonly Words[];
}

export type Layout = 'phone' | 'desktop';

/** A section of which all this is true, with this heading or with these words where they are stated. */
export interface ExpectedSection extends Statement {
  readonly heading?: Words;
  readonly about?: RegExp;
  /** In one of the two layouts alone. */
  readonly on?: Layout;
}

export interface ExpectedPage extends Statement {
  readonly route: string;
  readonly title: Words;
  readonly heading: Words;
  /** In this order; others may stand between them. */
  readonly sections?: readonly ExpectedSection[];
}

/** `Page - Custom Designs` (docs/behavior.md#page-titles). */
export const anyTitle = /^\S.+ - Custom Designs$/;
