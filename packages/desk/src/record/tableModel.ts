import type * as z from 'zod/mini';
import type { Database } from '../../../../supabase/database.gen.ts';

type Columns = Readonly<Record<string, unknown>>;

/** What `tableOf` needs to know about a kind of record. `defineRecord` makes one. */
export interface TableModel<Row, Fields> {
  readonly table: keyof Database['public']['Tables'];
  /** The kind of record, such as "project". Its plural ends with "s". */
  readonly what: string;
  /** Who may change records. */
  readonly needs: 'editor' | 'manager';
  /** The column that names a record, and what it may hold. Default: `id`, with a UUID. */
  readonly key?: { readonly column: string; readonly isKey: (key: string) => boolean };
  /** The order of the list. Records of the same rank are in the order of `second`, and of their ids. */
  readonly order: {
    readonly column: string;
    readonly ascending: boolean;
    readonly second?: string;
  };
  readonly row: z.ZodMiniType<Row>;
  readonly fieldsOf: (row: Row) => Fields;
  readonly columnsOf: (fields: Fields) => Columns;
  readonly titleOf: (fields: Fields) => string;
  /** The column `updated_at`, which changes with every save. */
  readonly versionOf: (row: Row) => string;
  /** Whether a save would store the same. */
  readonly isSame: (one: Fields, other: Fields) => boolean;
  /** Whether visitors see a record. Default: they see none. */
  readonly isPublic?: (fields: Fields) => boolean;
}
