import type { ReactNode } from 'react';

/** An element as a screen reader finds it: its role, then its name, or its index among several. */
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

/** The state that a person notices, or the story's handler that is called. */
export type Outcome =
  | { readonly part: Part; readonly is: State }
  | { readonly part: Part; readonly reads: string | RegExp }
  | { readonly calls: string };

interface Key {
  /** In userEvent's syntax: `{Enter}`, ` `, `{Shift>}{Tab}{/Shift}`. */
  readonly keys: string;
  readonly does: string;
  /** The component that responds, if the folder has several: `Select`. */
  readonly of?: string;
}

/** Rows run in order, in one story. Each starts where the previous one ended. */
export type KeyRow = Key &
  (
    | {
        /** The element that receives the focus first. */
        readonly on?: Part;
        readonly so: Outcome | readonly Outcome[];
      }
    /** A key that only the browser handles and no script can press. The page lists it, but the test skips it. */
    | { readonly by: 'browser' }
  );

export interface Example {
  /** Why, in one sentence. */
  readonly why: string;
  readonly example: ReactNode;
}

/** What a person must know to use a component well, beyond its props. */
export interface Guide {
  readonly use: string;
  /** When not to use it, and what to use instead. */
  readonly avoid: readonly string[];
  readonly keyboard?: readonly KeyRow[];
  /** What a screen reader says, in order. */
  readonly screenReader?: readonly string[];
  readonly customProperties?: readonly { readonly name: `--ui-${string}`; readonly does: string }[];
  readonly dos?: readonly Example[];
  readonly donts?: readonly Example[];
}
