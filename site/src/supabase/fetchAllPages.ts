import { AdapterError, type Answer } from './errors.ts';

/** Hosted PostgREST cuts every answer at 1,000 rows, so longer lists are read in steps. */
const STEP = 1000;

type Step = (from: number, to: number) => PromiseLike<Answer & { data: unknown[] | null }>;

const idOf = (row: unknown) =>
  typeof row === 'object' && row !== null && 'id' in row ? row.id : row;

/**
 * Every row of a list once, or as many as asked for. The order has to be total, or steps would not fit
 * together: end it with the id.
 * @param assert throws when a step failed
 */
export async function fetchAllPages(
  assert: (answer: Answer) => void,
  ask: Step,
  limit = Infinity,
): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (let step = STEP, got = STEP; rows.length < limit && got === step; ) {
    step = Math.min(STEP, limit - rows.length);
    const answer = await ask(rows.length, rows.length + step - 1);
    assert(answer);
    const { data } = answer;
    if (!Array.isArray(data)) throw new AdapterError('malformed', 'the answer is no list');
    got = data.length;
    rows.push(...data);
  }
  // A row added between two steps moves the last one of a step into the next as well.
  return [...new Map(rows.map((row) => [idOf(row), row])).values()];
}
