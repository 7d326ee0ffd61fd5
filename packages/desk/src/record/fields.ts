import * as z from 'zod/mini';

/** Gives the name of something else that a value refers to by its id. */
export type NameOf = (id: string) => string;

interface FieldOptions<Column extends string> {
  /** Label of the control. */
  readonly label: string;
  /** Name in the choice between two versions. Default: the label. */
  readonly shortLabel?: string;
  /** Hint below the label. */
  readonly hint?: string;
  /** The column of the table. Default: the field's name in snake case. */
  readonly column?: Column;
}

interface Requirement {
  /** It can't be blank, and its column is "not null". */
  readonly isRequired?: boolean;
}

/** A text to choose. The second form shows another text for it. */
export type Option = string | { readonly value: string; readonly label: string };

/** What draws a field. */
type Control =
  | { readonly kind: 'text'; readonly max: number; readonly isLong: boolean }
  | { readonly kind: 'choice'; readonly options: readonly Option[]; readonly none: string }
  | { readonly kind: 'link' | 'number' | 'day' | 'flag' | 'custom' };

/*
 * `NoInfer` keeps `defineRecord`, which accepts any column, from widening the name of this one.
 */

/** One thing that an editor changes, and all that is known about it. */
export interface Field<Value, Column extends string = string> extends FieldOptions<Column> {
  readonly control: Control;
  readonly isRequired: boolean;
  /** The value of a new record. */
  readonly empty: Value;
  /** Reads the column. */
  readonly stored: z.ZodMiniType<Value>;
  /** Reads a value that this browser kept, as it was typed. */
  readonly typed: z.ZodMiniType<Value>;
  /** What a value may be, unless it's blank. The messages say what to do. */
  readonly valid: z.ZodMiniType<Value>;
  /** The value as its column stores it. */
  toColumn(value: Value): unknown;
  /** The value as text, for the choice between two versions. */
  inWords(value: Value, nameOf: NameOf): string;
}

export const isBlank = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** Empty for null, and without spaces around it. */
const trimmed = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value?.trim() ?? ''),
);

/** What the kinds have in common whose value is a text. Empty means that there is none. */
function texts<Column extends string>(
  { isRequired = false, ...options }: FieldOptions<Column> & Requirement,
  control: Control,
  valid: z.ZodMiniType<string>,
): Field<string, NoInfer<Column>> {
  return {
    ...options,
    control,
    isRequired,
    empty: '',
    stored: trimmed,
    typed: z.string(),
    valid,
    toColumn: (value) => value.trim() || (isRequired ? '' : null),
    inWords: (value) => value,
  };
}

interface TextOptions<Column extends string> extends FieldOptions<Column>, Requirement {
  /** Most characters. */
  readonly max: number;
  /** It has several lines. */
  readonly isLong?: boolean;
}

/** A text of one line or several. */
export const text = <const Column extends string = never>({
  max,
  isLong = false,
  ...options
}: TextOptions<Column>) =>
  texts(
    options,
    { kind: 'text', max, isLong },
    z.string().check(z.trim(), z.maxLength(max, `Use at most ${max} characters.`)),
  );

/** An address on the web. */
export const link = <const Column extends string = never>(
  options: FieldOptions<Column> & Requirement,
) =>
  texts(
    options,
    { kind: 'link' },
    z
      .string()
      .check(
        z.trim(),
        z.url({ protocol: /^https?$/, error: 'Enter an address that starts with https://.' }),
      ),
  );

/** A day as `YYYY-MM-DD`. */
export const day = <const Column extends string = never>(
  options: FieldOptions<Column> & Requirement,
) => texts(options, { kind: 'day' }, z.iso.date('Enter a day, such as 2026-12-04.'));

interface ChoiceOptions<Column extends string> extends FieldOptions<Column>, Requirement {
  /** The texts to choose from, unless the form offers others. */
  readonly options?: readonly Option[];
  /** The item for no choice. Default: "No" and the label. */
  readonly none?: string;
}

/** One of several texts. A stored text that is no longer offered stays valid. */
export function choice<const Column extends string = never>({
  options = [],
  none,
  ...field
}: ChoiceOptions<Column>) {
  const item = none ?? `No ${field.label.toLowerCase()}`;
  return texts(field, { kind: 'choice', options, none: item }, z.string());
}

interface NumberOptions<Column extends string> extends FieldOptions<Column>, Requirement {
  readonly min: number;
  readonly max: number;
  /** It has no decimals. */
  readonly isWhole?: boolean;
}

/** A number between two others, which are included. Null means that there is none. */
export function number<const Column extends string = never>({
  min,
  max,
  isWhole = false,
  isRequired = false,
  ...options
}: NumberOptions<Column>): Field<number | null, NoInfer<Column>> {
  const message = `Enter a ${isWhole ? 'whole number' : 'number'} from ${min} to ${max}.`;
  const any = isWhole ? z.int(message) : z.number(message);
  const stored = z.pipe(
    z.nullish(z.number()),
    z.transform((value) => value ?? null),
  );
  return {
    ...options,
    control: { kind: 'number' },
    isRequired,
    empty: null,
    stored,
    typed: stored,
    valid: z.nullable(any.check(z.minimum(min, message), z.maximum(max, message))),
    toColumn: (value) => value,
    inWords: (value) => (value === null ? '' : String(value)),
  };
}

/** Yes or no. */
export const flag = <const Column extends string = never>(
  options: FieldOptions<Column>,
): Field<boolean, NoInfer<Column>> => ({
  ...options,
  control: { kind: 'flag' },
  isRequired: false,
  empty: false,
  stored: z.boolean(),
  typed: z.boolean(),
  valid: z.boolean(),
  toColumn: (value) => value,
  inWords: (value) => (value ? 'Yes' : 'No'),
});

interface CustomOptions<Value, Column extends string> extends FieldOptions<Column> {
  /** Reads the column, and the value that a browser kept. */
  readonly schema: z.ZodMiniType<Value>;
  readonly empty: Value;
  readonly inWords: (value: Value, nameOf: NameOf) => string;
}

/** A value of any other kind. The screen gives its control. A blank text is stored as null. */
export const custom = <Value, const Column extends string = never>({
  schema,
  ...options
}: CustomOptions<Value, Column>): Field<Value, NoInfer<Column>> => ({
  ...options,
  control: { kind: 'custom' },
  isRequired: false,
  stored: schema,
  typed: schema,
  valid: schema,
  toColumn: (value) => (isBlank(value) ? null : value),
});
