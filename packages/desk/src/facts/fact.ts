/** One part of a fact that has several, such as a license's number. */
export interface FactField {
  readonly name: string;
  readonly label: string;
  /** Default: one line of text. */
  readonly kind?: 'text' | 'long' | 'number' | 'link';
  /** Most characters. */
  readonly max?: number;
  readonly isOptional?: boolean;
  readonly hint?: string;
  /** It may name the visitor, as `{name}`. Other words in braces are refused. */
  readonly hasName?: boolean;
}

/** How a fact is edited (`kinds.ts`), and what it may be (`schema.ts`). */
export type FactControl =
  | { readonly kind: 'text' | 'long'; readonly max: number }
  | { readonly kind: 'phone' | 'email' | 'hours' | 'specialHours' | 'notice' | 'price' | 'range' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly unit: string }
  /** A list of texts. */
  | {
      readonly kind: 'lines';
      readonly max: number;
      readonly isLong?: boolean;
      readonly item: string;
    }
  | { readonly kind: 'record'; readonly fields: readonly FactField[] }
  | {
      readonly kind: 'list';
      readonly fields: readonly FactField[];
      /** Name of one item, such as "license". */
      readonly item: string;
    };

/** A page that shows a fact. */
export interface FactPage {
  readonly label: string;
  readonly href: string;
}

/** A sentence with `{value}` where a page shows the fact. */
export interface FactSentence extends FactPage {
  readonly text: string;
}

/**
 * One thing that managers change without a developer. The list of definitions drives the form, the
 * checks, and the build. A fact's value has the shape that content files give it.
 */
export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly group: FactGroup;
  readonly control: FactControl;
  /** The content file, and the names from its export to the value. */
  readonly at: { readonly file: string; readonly path: readonly string[] };
  /** The value of the content file. Null if it has none. */
  readonly initial: unknown;
  /** It may be empty, and then pages don't mention it. */
  readonly isOptional?: boolean;
  /** Visitors see a change without a new build, once their page has loaded its scripts. */
  readonly isLive?: boolean;
  /** Invented content, until it's changed or confirmed. */
  readonly isSample?: boolean;
  readonly hint?: string;
  readonly pages: readonly FactPage[];
  readonly sentences?: readonly FactSentence[];
}

export const factGroups = [
  'Contact',
  'Hours and notice',
  'Prices and discount',
  'Credentials',
  'Cities',
  'Replies',
] as const;
export type FactGroup = (typeof factGroups)[number];
