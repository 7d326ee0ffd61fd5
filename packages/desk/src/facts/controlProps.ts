import type { Fact } from './fact.ts';

/** What every control of a fact gets. */
export interface FactControlProps {
  fact: Fact;
  value: unknown;
  onChange: (value: unknown) => void;
  /** What is wrong, by the path of the part. */
  problems: ReadonlyMap<string, string>;
}

/** The errors of one item of a list, by the field's name. */
export const errorsAt = (
  problems: ReadonlyMap<string, string>,
  index: number,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...problems].flatMap(([path, message]) =>
      path.startsWith(`${index}.`) ? [[path.slice(`${index}.`.length), message]] : [],
    ),
  );
