import { malformedImages } from './fixtures/images.ts';
import { malformedLeads } from './fixtures/leads.ts';
import { malformedPosts } from './fixtures/posts.ts';

const broken: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  custom_design_blogs: malformedPosts,
  images: malformedImages,
  leads: malformedLeads,
};

function columnsOf(row: Record<string, unknown>, select: string | null): Record<string, unknown> {
  if (!select || select === '*') return row;
  return Object.fromEntries(select.split(',').map((column) => [column, row[column]]));
}

/**
 * The database refuses such rows, but an older schema, a view, or a proxy may still send some. The
 * response keeps its length and starts with a malformed row. A single-row response is malformed.
 */
export async function withMalformedRows(request: Request, answer: Response): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const rows = broken[pathname.split('/').at(-1) ?? ''];
  if (!rows || !answer.ok) return answer;
  const bad = rows.map((row) => columnsOf(row, searchParams.get('select')));
  const good: unknown = await answer.json();
  const limit = Number(searchParams.get('limit') ?? Infinity);
  const body = Array.isArray(good) ? [bad[0], ...good, ...bad.slice(1)].slice(0, limit) : bad[0];
  return Response.json(body, { status: answer.status });
}
