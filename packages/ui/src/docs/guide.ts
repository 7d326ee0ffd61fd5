import type { ReactNode } from 'react';

/** A thing as a screen reader finds it: its role, then its name, or which one of several. */
export type Part = readonly [role: string, which?: string | RegExp | number];

export type State =
  | 'focused'
  | 'expanded'
  | 'collapsed'
  | 'pressed'
  | 'checked'
  | 'unchecked'
  | 'selected'
  | 'invalid'
  | 'shown'
  | 'gone';

/** What a person notices, or which of the story's handlers hears of it. */
export type Outcome =
  | { readonly part: Part; readonly is: State }
  | { readonly part: Part; readonly reads: string | RegExp }
  | { readonly calls: string };

interface Key {
  /** As userEvent writes them: `{Enter}`, ` `, `{Shift>}{Tab}{/Shift}`. */
  readonly keys: string;
  readonly does: string;
  /** Which of the family answers, where a folder holds several: `Select`. */
  readonly of?: string;
}

/** Rows are walked in their order, in one story: each begins where the one before it ended. */
export type KeyRow = Key &
  (
    | {
        /** Gets the focus first. */
        readonly on?: Part;
        readonly so: Outcome | readonly Outcome[];
      }
    /** The browser's own, which no script can press: said here, not walked. */
    | { readonly by: 'browser' }
  );

export interface Example {
  /** Why, in one sentence. */
  readonly why: string;
  readonly example: ReactNode;
}

/** What a person must know to use a component well; what its props say by themselves is left out. */
export interface Guide {
  readonly use: string;
  /** When not to use it, and what to take instead. */
  readonly avoid: readonly string[];
  readonly keyboard?: readonly KeyRow[];
  /** What is heard, in the order in which it is heard. */
  readonly screenReader?: readonly string[];
  readonly customProperties?: readonly { readonly name: `--ui-${string}`; readonly does: string }[];
  readonly dos?: readonly Example[];
  readonly donts?: readonly Example[];
}
