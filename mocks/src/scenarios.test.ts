import { createClient } from '@supabase/supabase-js';
import { setupServer } from 'msw/node';
import { expect, it } from 'vitest';
import { openScenario, scenarioNames } from './index.ts';
import type { Scenario } from './scenarios.ts';

const clientOf = ({ backend }: Scenario, fetch?: typeof globalThis.fetch) =>
  createClient(backend.url, backend.publishableKey, {
    global: { fetch },
    db: { retry: false },
    auth: { persistSession: false, autoRefreshToken: false },
  });

const readTitles = (scenario: Scenario, fetch?: typeof globalThis.fetch) =>
  clientOf(scenario, fetch).from('custom_design_blogs').select('title').limit(3);

it.each([
  ['ok', 200, 3],
  ['empty', 200, 0],
  ['failing', 500, undefined],
  ['offline', 0, undefined],
] as const)('answers as its name says: %s', async (name, status, count) => {
  const scenario = openScenario(name);
  const answer = await readTitles(scenario, scenario.fetch);
  expect({ status: answer.status, count: answer.data?.length }).toEqual({ status, count });
});

it('answers late when slow', async () => {
  const scenario = openScenario('slow', { isHeld: true });
  let isAnswered = false;
  const answer = readTitles(scenario, scenario.fetch).then(({ data }) => {
    isAnswered = true;
    return data;
  });
  const other = openScenario('ok');
  await readTitles(other, other.fetch);
  expect(isAnswered).toBe(false);
  scenario.release();
  expect(await answer).toHaveLength(3);
});

it('allows no session when signed out', () => {
  const without = scenarioNames.filter((name) => !openScenario(name).allowsSession);
  expect(without).toEqual(['signedOut']);
});

it('mixes a row without a title into good rows when malformed, and returns no more than asked', async () => {
  const scenario = openScenario('malformed');
  const { data } = await readTitles(scenario, scenario.fetch);
  expect(data?.map(({ title }) => typeof title)).toEqual(['object', 'string', 'string']);
});

it('intercepts every call to the made-up address', async () => {
  const scenario = openScenario('ok');
  const server = setupServer(...scenario.handlers);
  server.listen({ onUnhandledFrame: 'error' });
  try {
    expect((await readTitles(scenario)).data).toHaveLength(3);
  } finally {
    server.close();
  }
});
