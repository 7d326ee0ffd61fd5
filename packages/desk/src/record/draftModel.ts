import type { Merged } from './merge.ts';

/** The version that fields are based on. */
export interface Base<Fields> {
  /** Empty for a new record. */
  readonly updatedAt: string;
  /** The fields of that version. */
  readonly before: Fields;
}

/** Unsaved fields, as this browser keeps them. */
export interface Unsaved<Fields> extends Base<Fields> {
  readonly id: string;
  readonly fields: Fields;
}

/** What a draft needs to know about its kind of record. `defineRecord` makes one. */
export interface DraftModel<Stored, Fields extends object> {
  /** The kind of record, such as "project". */
  readonly what: string;
  /** The fields of a new record. */
  readonly empty: Fields;
  readonly versionOf: (stored: Stored) => string;
  readonly fieldsOf: (stored: Stored) => Fields;
  /** Whether a save would store the same. */
  readonly isSame: (one: Fields, other: Fields) => boolean;
  readonly merge: (
    versions: Readonly<Record<'before' | 'theirs' | 'mine', Fields>>,
  ) => Merged<Fields>;
  readonly writeUnsaved: (unsaved: Unsaved<Fields>) => string;
}
