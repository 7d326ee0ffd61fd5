/**
 * A page's statements in docs/behavior.md, copied by hand and never from the content files or the
 * page. A string is a quotation that must match letter for letter. A pattern stands for a
 * description.
 */
export type ExpectedText = string | RegExp;

/** An exact number, or a minimum and a maximum. */
export type Count = number | readonly [least: number, most: number];

/** A link's name and target. Text for screen readers may follow the name. */
export type ExpectedLink = readonly [name: ExpectedText, target: ExpectedText];

export interface ExpectedField {
  readonly label: ExpectedText;
  readonly type?: 'text' | 'email' | 'date' | 'textarea';
  readonly isRequired?: boolean;
  readonly rows?: number;
  readonly hint?: string;
}

/** Only these statements are checked. The page may have more. */
export interface Statement {
  readonly texts?: readonly ExpectedText[];
  readonly links?: readonly ExpectedLink[];
  /** Headings in this order. Others may come between them. */
  readonly titles?: readonly ExpectedText[];
  readonly items?: Count;
  readonly pictures?: Count;
  readonly articles?: Count;
  readonly testimonials?: Count;
  /** Entries of a FAQ accordion: their number, or their questions. */
  readonly questions?: Count | readonly ExpectedText[];
  /** Links with the same name, one for each card, to these targets in this order. */
  readonly cards?: { readonly name: ExpectedText; readonly targets: readonly ExpectedText[] };
  readonly fields?: readonly ExpectedField[];
  readonly buttons?: readonly ExpectedText[];
}

export type Layout = 'phone' | 'desktop';

/** A section that fulfills every statement, with its heading or text if they're stated. */
export interface ExpectedSection extends Statement {
  readonly heading?: ExpectedText;
  readonly about?: RegExp;
  /** The layout that has this. Default: both. */
  readonly on?: Layout;
}

export interface ExpectedPage extends Statement {
  readonly route: string;
  readonly title: ExpectedText;
  readonly heading: ExpectedText;
  /** The page has these sections in this order. Others may come between them. */
  readonly sections?: readonly ExpectedSection[];
}

/** `Page - Custom Designs` (docs/behavior.md#page-titles). */
export const anyTitle = /^\S.+ - Custom Designs$/;
