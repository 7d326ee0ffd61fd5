import type { MemorySupabase } from '@custom-designs/supabase-local/memory';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { fixtureRows, openBackend, type Rows } from './backend.ts';
import { fixtureOrigin } from './fixtures/address.ts';
import { withMalformedRows } from './malformed.ts';
import { seedPicture } from './pictures.ts';

export const scenarioNames = ['ok', 'empty', 'slow', 'failing', 'offline', 'malformed'] as const;
export type ScenarioName = (typeof scenarioNames)[number];

export interface ScenarioOptions extends Partial<Rows> {
  /** `slow` responds when this settles, or after three seconds without it. */
  readonly until?: Promise<unknown>;
}

export interface Scenario {
  /** For `msw.use(...)` and `setupServer(...)`. */
  readonly handlers: HttpHandler[];
  /** For `createClient(url, key, { global: { fetch } })`, without any interception. */
  readonly fetch: typeof fetch;
  /** The tables' current rows, for assertions. */
  readonly backend: MemorySupabase;
}

type Answer = (request: Request) => Promise<Response>;

const afterThreeSeconds = () => new Promise((resolve) => setTimeout(resolve, 3000));

const internalError = () =>
  Response.json(
    { code: 'XX000', details: null, hint: null, message: 'could not open relation' },
    { status: 500 },
  );

const isTable = (request: Request) => new URL(request.url).pathname.startsWith('/rest/v1/');

function answerOf(name: ScenarioName, engine: Answer, { until }: ScenarioOptions): Answer {
  switch (name) {
    case 'ok':
    case 'empty':
      return engine;
    case 'slow':
      return async (request) => {
        await (until ?? afterThreeSeconds());
        return engine(request);
      };
    case 'failing':
      return async () => internalError();
    case 'offline':
      return async () => {
        throw new TypeError('Failed to fetch');
      };
    case 'malformed':
      return async (request) => {
        const answer = await engine(request);
        return isTable(request) && request.method === 'GET'
          ? withMalformedRows(request, answer)
          : answer;
      };
  }
}

/**
 * One way that a backend can behave, with a new engine behind it. Calls, policies, and error codes
 * are those of the real backend, or the named failure. Pictures load in every scenario except
 * `offline`.
 */
export function openScenario(name: ScenarioName, options: ScenarioOptions = {}): Scenario {
  const full = { ...fixtureRows, ...options };
  const backend = openBackend(name === 'empty' ? { posts: [], images: [] } : full);
  const answer = answerOf(name, (request) => backend.fetch(request), options);
  const handler = http.all(`${fixtureOrigin}/*`, async ({ request }) => {
    try {
      return (name !== 'offline' && (await seedPicture(request))) || (await answer(request));
    } catch {
      return HttpResponse.error();
    }
  });
  return { handlers: [handler], fetch: (input, init) => answer(new Request(input, init)), backend };
}

/** Returns only the handlers: `msw.use(...scenario('empty'))`. */
export const scenario = (name: ScenarioName, options?: ScenarioOptions): HttpHandler[] =>
  openScenario(name, options).handlers;
