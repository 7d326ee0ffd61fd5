import type { MemorySupabase } from '@custom-designs/supabase-local/memory';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { fixtureRows, noRows, openBackend, type Rows } from './backend.ts';
import { fixtureOrigin } from './fixtures/address.ts';
import { withMalformedRows } from './malformed.ts';
import { seedPicture } from './pictures.ts';
import type { ScenarioName } from './scenarioNames.ts';

export interface ScenarioOptions extends Partial<Rows> {
  /** Makes `slow` wait for `Scenario.release` instead of three seconds. */
  readonly isHeld?: boolean;
}

export interface Scenario {
  /** For `msw.use(...)` and `setupServer(...)`. */
  readonly handlers: HttpHandler[];
  /** For `createClient(url, key, { global: { fetch } })`, without any interception. */
  readonly fetch: typeof fetch;
  /** The tables' current rows, for assertions. */
  readonly backend: MemorySupabase;
  /** Whether the fixtures' manager may be signed in when the page opens. Only `signedOut` says no. */
  readonly allowsSession: boolean;
  /** Lets the requests that `slow` holds continue. */
  readonly release: () => void;
}

type Answer = (request: Request) => Promise<Response>;

const afterThreeSeconds = () => new Promise((resolve) => setTimeout(resolve, 3000));

const internalError = () =>
  Response.json(
    { code: 'XX000', details: null, hint: null, message: 'could not open relation' },
    { status: 500 },
  );

const isTable = (request: Request) => new URL(request.url).pathname.startsWith('/rest/v1/');

function answerOf(name: ScenarioName, engine: Answer, wait: () => Promise<unknown>): Answer {
  switch (name) {
    case 'ok':
    case 'empty':
    case 'signedOut':
      return engine;
    case 'slow':
      return async (request) => {
        await wait();
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
  const backend = openBackend(name === 'empty' ? noRows : full);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const wait = options.isHeld ? () => released : afterThreeSeconds;
  const answer = answerOf(name, (request) => backend.fetch(request), wait);
  const handler = http.all(`${fixtureOrigin}/*`, async ({ request }) => {
    try {
      return (name !== 'offline' && (await seedPicture(request))) || (await answer(request));
    } catch {
      return HttpResponse.error();
    }
  });
  return {
    handlers: [handler],
    fetch: (input, init) => answer(new Request(input, init)),
    backend,
    allowsSession: name !== 'signedOut',
    release,
  };
}

/** Returns only the handlers: `msw.use(...scenario('empty'))`. */
export const scenario = (name: ScenarioName, options?: ScenarioOptions): HttpHandler[] =>
  openScenario(name, options).handlers;

/** Handlers of a hosted project's sign-in, which mails links instead of keeping them in files. */
export const mailedByProject = [
  http.get(`${fixtureOrigin}/auth/v1/settings`, () => HttpResponse.json({})),
];
