import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import type { Fact } from './fact.ts';

/** What is wrong, by the path of the part. */
export type Problems = ReadonlyMap<string, string>;

/** What the control of a fact gets. */
export interface ControlProps<Value> {
  readonly fact: Fact;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly problems: Problems;
}

/** How facts of one kind are edited and said. Their values have this type in the form. */
interface KindOptions<Value> {
  /** Reads a value as someone may have typed it. `problemsOf` says whether it can be stored. */
  readonly schema: z.ZodMiniType<Value>;
  /** What the form starts with if nothing is stated. */
  readonly empty: Value;
  /** A value for a line of the list, and for sentences. Empty if nothing is stated. */
  readonly inWords: (value: Value) => string;
  /** Draws the control. Called while its parent is drawn, so it uses no hooks. */
  readonly control: (props: ControlProps<Value>) => ReactNode;
  /** Says why a value may be a slip, compared with the one that it replaces. Default: never. */
  readonly doubt?: (value: Value, before: Value) => string | undefined;
  /** Says that visitors don't see the value any more. Default: never. */
  readonly over?: (value: Value) => string | undefined;
  /** The value as it's stored. White space at the ends of texts is gone already. Default: the same. */
  readonly toStored?: (value: Value) => Value;
}

/** The same for any value. One of another kind counts as empty. */
export interface Kind {
  readonly read: (value: unknown) => unknown;
  readonly inWords: (value: unknown) => string;
  readonly control: (props: ControlProps<unknown>) => ReactNode;
  readonly doubt: (value: unknown, before: unknown) => string | undefined;
  readonly over: (value: unknown) => string | undefined;
  readonly toStored: (value: unknown) => unknown;
}

export function defineKind<Value>(options: KindOptions<Value>): Kind {
  const { schema, empty, inWords, control, doubt, over, toStored } = options;
  const read = (value: unknown): Value => z.safeParse(schema, value).data ?? empty;
  return {
    read,
    inWords: (value) => inWords(read(value)),
    control: (props) => control({ ...props, value: read(props.value) }),
    doubt: (value, before) => doubt?.(read(value), read(before)),
    over: (value) => over?.(read(value)),
    toStored: (value) => (toStored ? toStored(read(value)) : value),
  };
}

/** Texts in one line. Empty ones are left out. */
export const listed = (items: readonly unknown[]): string => items.filter(Boolean).join(', ');

/** The errors of one item of a list, by the field's name. */
export const errorsAt = (problems: Problems, index: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...problems].flatMap(([path, message]) =>
      path.startsWith(`${index}.`) ? [[path.slice(`${index}.`.length), message]] : [],
    ),
  );
