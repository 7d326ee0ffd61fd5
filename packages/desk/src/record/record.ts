import * as z from 'zod/mini';
import type { DraftKind } from '../desks.ts';
import type { DraftModel, Unsaved } from './draftModel.ts';
import { type Field, isBlank, type NameOf, type Option } from './fields.ts';
import { isSameValue, merge } from './merge.ts';
import type { TableModel } from './tableModel.ts';
import { unsavedFormat } from './unsavedText.ts';

/** The fields of a record by their names, in the order of the form. */
export type FieldMap = Readonly<Record<string, Field<unknown>>>;

export type Name<Fields> = keyof Fields & string;

type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Text;

type ColumnOf<FieldName extends string, Each> =
  Each extends Field<infer _Value, infer Column>
    ? [Column] extends [never]
      ? SnakeCase<FieldName>
      : Column
    : never;

type ValueOf<Each> = Each extends Field<infer Value> ? Value : never;

/** What an editor changes: a value for each field. */
export type Values<Fields extends FieldMap> = {
  readonly [Each in keyof Fields]: ValueOf<Fields[Each]>;
};

/** A stored record, whose columns hold the values of the fields. */
export type Row<Fields extends FieldMap> = {
  readonly id: string;
  readonly created_at: string;
  readonly updated_at: string;
} & {
  readonly [Each in Name<Fields> as ColumnOf<Each, Fields[Each]>]: ValueOf<Fields[Each]>;
};

/** What can be chosen, where that is known only at run time. */
export type OptionsOf<Fields> = { readonly [Each in Name<Fields>]?: readonly Option[] };

/** What is wrong with each field, or undefined. */
export type Problems<Fields> = Readonly<Record<keyof Fields, string | undefined>>;

/** What an editor changes of a kind of record, such as `FieldsOf<typeof project>`. */
export type FieldsOf<Kind extends { readonly fields: FieldMap }> = Values<Kind['fields']>;
/** A stored record of a kind. */
export type RowOf<Kind extends { readonly fields: FieldMap }> = Row<Kind['fields']>;

interface RecordOptions<Fields extends FieldMap> {
  readonly table: TableModel<unknown, unknown>['table'];
  /** The kind of record, such as "project". Its plural ends with "s". Browsers keep its drafts. */
  readonly what: DraftKind;
  /** The address of its list. Records are edited at `/edit` below it. */
  readonly desk: string;
  /** The parameter of that address that holds the id. Default: `what`. */
  readonly parameter?: string;
  /** Who may change records. */
  readonly needs: 'editor' | 'manager';
  /** The order of the list. Records of the same rank are in the order of `second`, and of their ids. */
  readonly order: {
    readonly column: keyof Row<Fields> & string;
    readonly ascending: boolean;
    /** Another column, in ascending order. */
    readonly second?: keyof Row<Fields> & string;
  };
  readonly fields: Fields;
  readonly titleOf: (values: Values<Fields>) => string;
  /** What is wrong with fields that don't fit together. */
  readonly misfitsOf?: (values: Values<Fields>) => Partial<Problems<Fields>>;
  /** Whether visitors see a record. Default: they see none. */
  readonly isPublic?: (values: Values<Fields>) => boolean;
  /** The address of the page that shows a public record. */
  readonly pageOf?: (values: Values<Fields>, id: string) => string;
  /** What else an editor should know before a deletion. */
  readonly deleteNote?: string;
}

/** A kind of record: its table, its fields, and the words of its screens. */
export interface RecordOf<Fields extends FieldMap>
  extends RecordOptions<Fields>,
    TableModel<Row<Fields>, Values<Fields>>,
    DraftModel<Row<Fields>, Values<Fields>> {
  readonly what: DraftKind;
  readonly order: RecordOptions<Fields>['order'];
  readonly parameter: string;
  readonly names: readonly Name<Fields>[];
  readonly isSameField: (one: Values<Fields>, other: Values<Fields>, name: keyof Fields) => boolean;
  /** Why a value can't be saved, in a sentence that says what to do. Undefined if it can. */
  readonly problemsOf: (values: Values<Fields>) => Problems<Fields>;
  readonly fieldOf: (name: keyof Fields) => Field<unknown>;
  /** A value as text, for the choice between two versions. */
  readonly inWords: (name: keyof Fields, values: Values<Fields>, nameOf: NameOf) => string;
  /** Reads what this browser kept. Null if that's nothing, or of another form. */
  readonly readUnsaved: (text: string) => Unsaved<Values<Fields>> | null;
  /** The address of a record's form. Without an id, that of a new one. */
  readonly editHref: (id?: string) => string;
  /**
   * The address of a new record's form with some texts filled in, and with the id of what the record
   * is about. They don't leave the browser.
   */
  readonly newHref: (
    texts: Readonly<Partial<Record<Name<Fields>, string>>>,
    about?: string,
  ) => string;
  /** The id of what a new record is about, in such an address. Empty if none. */
  readonly aboutOf: (hash: string) => string;
  /**
   * The fields of a new record, with the texts of such an address. Others, and invalid ones, are left
   * out. The form gives the options that are known only at run time.
   */
  readonly startOf: (hash: string, options?: OptionsOf<Fields>) => Values<Fields>;
}

const ABOUT = 'about';

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function problemWith<Value>(field: Field<Value>, value: Value, what: string): string | undefined {
  const { label, isRequired, valid } = field;
  if (!isBlank(value)) return z.safeParse(valid, value).error?.issues[0]?.message;
  const noun = label.toLowerCase();
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a';
  return isRequired ? `Give the ${what} ${article} ${noun}.` : undefined;
}

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** The schema of an object whose properties are known only at run time. */
function schemaOf<Value>(shape: Shape) {
  const schema: z.ZodMiniType = z.object(shape);
  return schema as z.ZodMiniType<Value>;
}

/** Derives everything that the table and the screens of a kind of record need. */
export function defineRecord<const Fields extends FieldMap>(
  options: RecordOptions<Fields>,
): RecordOf<Fields> {
  const { fields, what, desk, parameter = what, misfitsOf } = options;
  const names = Object.keys(fields) as Name<Fields>[];
  // The name is one of `names`, so there is a field.
  const fieldOf = (name: keyof Fields) => fields[name] as Field<unknown>;
  const columnOf = (name: Name<Fields>) => fieldOf(name).column ?? snakeCase(name);
  // An object with a property for each field has its type only once it's complete.
  const collect = <Result>(entryOf: (name: Name<Fields>) => readonly [string, unknown]) =>
    Object.fromEntries(names.map(entryOf)) as Result;

  const fieldsOf = (row: Row<Fields>): Values<Fields> =>
    collect((name) => [name, row[columnOf(name) as keyof Row<Fields>]]);
  const columnsOf = (values: Values<Fields>): Readonly<Record<string, unknown>> =>
    collect((name) => [columnOf(name), fieldOf(name).toColumn(values[name])]);
  const isSameField = (one: Values<Fields>, other: Values<Fields>, name: keyof Fields) =>
    isSameValue(one[name], other[name]);
  return {
    ...options,
    parameter,
    names,
    fieldOf,
    row: schemaOf({
      id: z.string(),
      created_at: z.string(),
      updated_at: z.string(),
      ...collect<Shape>((name) => [columnOf(name), fieldOf(name).stored]),
    }),
    empty: collect((name) => [name, fieldOf(name).empty]),
    versionOf: ({ updated_at }) => updated_at,
    fieldsOf,
    columnsOf,
    isSameField,
    isSame: (one, other) => names.every((name) => isSameField(one, other, name)),
    merge: (versions) => merge(names, isSameField, versions),
    problemsOf: (values) => {
      const misfits = misfitsOf?.(values);
      return collect((name) => [
        name,
        problemWith(fieldOf(name), values[name], what) ?? misfits?.[name],
      ]);
    },
    inWords: (name, values, nameOf) => fieldOf(name).inWords(values[name], nameOf),
    ...unsavedFormat(schemaOf<Values<Fields>>(collect((name) => [name, fieldOf(name).typed]))),
    editHref: (id) => `${desk}/edit${id ? `?${parameter}=${id}` : ''}`,
    newHref: (texts, about) => {
      const given = new URLSearchParams(texts as Readonly<Record<string, string>>);
      if (about) given.set(ABOUT, about);
      return `${desk}/edit#${given}`;
    },
    aboutOf: (hash) => new URLSearchParams(hash.slice(1)).get(ABOUT) ?? '',
    startOf: (hash, options) => {
      const texts = new URLSearchParams(hash.slice(1));
      return collect((name) => {
        const { control, valid, empty } = fieldOf(name);
        const isText = ['text', 'link', 'day'].includes(control.kind);
        const isOffered = options?.[name]?.some(
          (one) => (typeof one === 'string' ? one : one.value) === texts.get(name),
        );
        const canStart = isText || isOffered;
        return [name, (canStart && z.safeParse(valid, texts.get(name)).data) || empty];
      });
    },
  };
}
