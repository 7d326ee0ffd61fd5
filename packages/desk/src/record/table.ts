import { AdapterError, requireAnswer } from '@custom-designs/supabase/errors';
import { fetchAllPages, isId, matchingRows } from '@custom-designs/supabase/rows';
import { queryOptions } from '@tanstack/react-query';
import { asManager, forManagers, requireEditor, requireManager } from '../auth/index.ts';
import type { AnyTableClient } from '../auth/managerClient.ts';
import type { TableModel } from './tableModel.ts';
import { trashOf } from './trash.ts';
import type { Deletion } from './useDeletion.ts';

/** The calls on one record. Each may throw an AdapterError. */
export interface RecordCalls<Row, Fields> {
  /** The start of every query's key. */
  readonly key: readonly string[];
  /** Reads one record. Null if it doesn't exist. */
  readonly read: (id: string) => Promise<Row | null>;
  /**
   * Saves a record if it's still the known version. Without a version, it's added under its id,
   * which is the same in every attempt.
   * @throws ConflictError, or AdapterError `missing` if someone deleted it
   */
  readonly save: (id: string, known: Row | null, fields: Fields) => Promise<Row>;
}

/** The calls on a table of records. Each may throw an AdapterError. */
export interface RecordTable<Row, Fields> extends RecordCalls<Row, Fields>, Deletion {
  readonly list: (signal: AbortSignal) => Promise<readonly Row[]>;
  readonly listQuery: () => ReturnType<typeof listQuery<Row>>;
}

/** Someone else has changed the record since it was read. */
export class ConflictError<Row = unknown> extends AdapterError {
  override readonly name = 'ConflictError';
  /** The record as it is now. */
  readonly current: Row;

  /** @param what the kind of record, such as "project" */
  constructor(what: string, current: Row) {
    super('conflict', `Someone else changed this ${what}`);
    this.current = current;
  }
}

const UNIQUE_VIOLATION = '23505';

/** One kind of record, and the client that its calls use. */
interface Context<Row, Fields> {
  readonly model: TableModel<Row, Fields>;
  readonly client: AnyTableClient;
}

const keyOf = <Row, Fields>({ key = { column: 'id', isKey: isId } }: TableModel<Row, Fields>) =>
  key;

/** Policies give no rows to an ended session. @throws AdapterError `denied` if it has ended */
const requireRight = <Row, Fields>({ needs }: TableModel<Row, Fields>) =>
  needs === 'editor' ? requireEditor() : requireManager();

const rowsIn = <Row, Fields>(
  { table, row }: TableModel<Row, Fields>,
  data: unknown,
): readonly Row[] => matchingRows(table, row, data);

async function readAll<Row, Fields>(
  { model, client }: Context<Row, Fields>,
  signal: AbortSignal,
): Promise<readonly Row[]> {
  const { table, what, order, isPublic, fieldsOf } = model;
  const { column: key } = keyOf(model);
  const data = await fetchAllPages(
    (answer) => requireAnswer(`Failed to load ${what}s`, answer),
    (from, to) =>
      client
        .from(table)
        .select('*')
        .order(order.column, { ascending: order.ascending })
        .order(order.second ?? key)
        .order(key)
        .range(from, to)
        .abortSignal(signal),
  );
  const rows = rowsIn(model, data);
  // An ended session gets what visitors see. Nobody should take that for all records.
  if (rows.every((row) => isPublic?.(fieldsOf(row)) ?? false)) await requireRight(model);
  return rows;
}

async function readOne<Row, Fields>(
  { model, client }: Context<Row, Fields>,
  id: string,
): Promise<Row | null> {
  const { column, isKey } = keyOf(model);
  if (!isKey(id)) return null;
  const answer = await client.from(model.table).select('*').eq(column, id);
  requireAnswer(`Failed to load ${model.what}s`, answer);
  const [row] = rowsIn(model, answer.data);
  if (row !== undefined) return row;
  if (answer.data?.length) {
    throw new AdapterError('malformed', `This ${model.what} can’t be read.`);
  }
  // To an ended session, a draft looks like a missing record.
  await requireRight(model);
  return null;
}

const saveFailed = <Row, Fields>({ what }: TableModel<Row, Fields>) => `Failed to save the ${what}`;

/** The row if it has these fields already, because an earlier attempt lost its response. */
function storedBefore<Row, Fields>(
  { what, isSame, fieldsOf }: TableModel<Row, Fields>,
  row: Row,
  fields: Fields,
): Row {
  if (isSame(fieldsOf(row), fields)) return row;
  throw new ConflictError(what, row);
}

async function insert<Row, Fields>(
  { model, client }: Context<Row, Fields>,
  id: string,
  fields: Fields,
): Promise<Row> {
  const values = { [keyOf(model).column]: id, ...model.columnsOf(fields) };
  const answer = await client.from(model.table).insert(values).select('*');
  if (answer.error?.code === UNIQUE_VIOLATION) {
    const current = await readOne({ model, client }, id);
    if (current !== null) return storedBefore(model, current, fields);
  }
  requireAnswer(saveFailed(model), answer);
  const [row] = rowsIn(model, answer.data);
  if (row === undefined) throw new AdapterError('denied', `This account can’t add ${model.what}s.`);
  return row;
}

async function update<Row, Fields>(
  { model, client }: Context<Row, Fields>,
  id: string,
  known: Row,
  fields: Fields,
): Promise<Row> {
  const answer = await client
    .from(model.table)
    .update(model.columnsOf(fields))
    .eq(keyOf(model).column, id)
    .eq('updated_at', model.versionOf(known))
    .select('*');
  requireAnswer(saveFailed(model), answer);
  const [row] = rowsIn(model, answer.data);
  if (row !== undefined) return row;
  await requireRight(model);
  const current = await readOne({ model, client }, id);
  if (current !== null) return storedBefore(model, current, fields);
  throw new AdapterError(
    'missing',
    `Someone deleted this ${model.what}. Save again to restore it.`,
  );
}

async function remove<Row, Fields>(
  { model, client }: Context<Row, Fields>,
  id: string,
): Promise<boolean> {
  const answer = await client.from(model.table).delete().eq(keyOf(model).column, id).select('*');
  requireAnswer(`Failed to delete the ${model.what}`, answer);
  if (answer.data?.length) return true;
  await requireRight(model);
  return false;
}

const listQuery = <Row>(
  key: readonly string[],
  list: (signal: AbortSignal) => Promise<readonly Row[]>,
) =>
  queryOptions({
    meta: forManagers,
    queryKey: [...key, 'list'],
    queryFn: ({ signal }) => list(signal),
    // Someone else may have changed a record.
    refetchOnWindowFocus: true,
    staleTime: 10_000,
  });

/** The calls on the table of one kind of record. */
export function tableOf<Row, Fields>(model: TableModel<Row, Fields>): RecordTable<Row, Fields> {
  const call = <Result>(perform: (context: Context<Row, Fields>) => Promise<Result>) =>
    asManager((client) => perform({ model, client }));
  const key = ['records', model.table];
  const list = (signal: AbortSignal) => call((context) => readAll(context, signal));
  return {
    key,
    list,
    listQuery: () => listQuery(key, list),
    read: (id) => call((context) => readOne(context, id)),
    save: (id, known, fields) =>
      call((context) =>
        known === null ? insert(context, id, fields) : update(context, id, known, fields),
      ),
    remove: (id) => call((context) => remove(context, id)),
    trash: trashOf(key, {
      ...{ table: model.table, what: model.what, row: model.row },
      titleOf: (row) => model.titleOf(model.fieldsOf(row)),
      requireRight: async () => void (await requireRight(model)),
    }),
  };
}
