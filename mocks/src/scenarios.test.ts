import { createClient } from '@supabase/supabase-js';
import { setupServer } from 'msw/node';
import { describe, expect, it, vi } from 'vitest';
import { openScenario, posts, scenarioNames } from './index.ts';
import type { ScenarioName } from './scenarioNames.ts';
import type { Scenario, ScenarioOptions } from './scenarios.ts';

const table = 'custom_design_blogs';

function connect(name: ScenarioName, options?: ScenarioOptions) {
  const { fetch, backend } = openScenario(name, options);
  return createClient(backend.url, backend.publishableKey, {
    global: { fetch },
    db: { retry: false },
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** supabase-js would send nothing before somebody awaits the answer. */
const askForThree = ({ fetch, backend }: Scenario) =>
  fetch(`${backend.url}/rest/v1/${table}?limit=3`, {
    headers: { apikey: backend.publishableKey },
  });

const readTitles = (name: ScenarioName, options?: ScenarioOptions) =>
  connect(name, options).from(table).select('title').limit(3);

describe('scenarios', () => {
  it('answers with the fixtures when all is well', async () => {
    const { count, error } = await connect('ok')
      .from(table)
      .select('*', { count: 'exact', head: true });
    expect({ count, error }).toEqual({ count: posts.length, error: null });
  });

  it('has no rows when empty', async () => {
    expect((await readTitles('empty')).data).toEqual([]);
  });

  it('answers late when slow', async () => {
    const scenario = openScenario('slow', { isHeld: true });
    let isAnswered = false;
    const answer = askForThree(scenario).then((response) => {
      isAnswered = true;
      return response.json();
    });
    await connect('ok').from(table).select('id').limit(1);
    expect(isAnswered).toBe(false);
    scenario.release();
    expect(await answer).toHaveLength(3);
  });

  it('answers by itself after three seconds when slow', async () => {
    vi.useFakeTimers();
    try {
      const answer = askForThree(openScenario('slow'));
      await vi.advanceTimersByTimeAsync(3000);
      expect(await (await answer).json()).toHaveLength(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it('allows no session when signed out', () => {
    const without = scenarioNames.filter((name) => !openScenario(name).allowsSession);
    expect(without).toEqual(['signedOut']);
  });

  it('answers 500 with a PostgREST error when failing', async () => {
    const { status, error } = await readTitles('failing');
    expect(status).toBe(500);
    expect(error?.code).toBe('XX000');
  });

  it('never answers when offline', async () => {
    const { status, error } = await readTitles('offline');
    expect(status).toBe(0);
    expect(error?.message).toContain('Failed to fetch');
  });

  it('mixes a row without a title into good rows when malformed, and returns no more rows than requested', async () => {
    const { data } = await readTitles('malformed');
    expect(data?.map(({ title }) => typeof title)).toEqual(['object', 'string', 'string']);
  });

  it('starts with fresh data each time', async () => {
    const first = openScenario('ok');
    const request = new Request(`${first.backend.url}/functions/v1/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'home', email: 'ana@example.com' }),
    });
    expect((await first.fetch(request)).status).toBe(201);
    expect(first.backend.rowsOf('leads')).toHaveLength(1);
    expect(openScenario('ok').backend.rowsOf('leads')).toHaveLength(0);
  });

  it.each(scenarioNames)('intercepts every call to the made-up address: %s', async (name) => {
    const { handlers, backend, release } = openScenario(name, { isHeld: true });
    release();
    const server = setupServer(...handlers);
    server.listen({ onUnhandledFrame: 'error' });
    try {
      const client = createClient(backend.url, backend.publishableKey, {
        db: { retry: false },
        auth: { persistSession: false, autoRefreshToken: false },
      });
      const { status } = await client.from('images').select('id');
      expect(status).toBe(name === 'offline' ? 0 : name === 'failing' ? 500 : 200);
    } finally {
      server.close();
    }
  });
});
