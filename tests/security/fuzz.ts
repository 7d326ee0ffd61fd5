import { DEVELOPMENT_PUBLISHABLE_KEY } from '@custom-designs/supabase-local/server';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { image } from '../contract/script/fixtures.ts';
import { PNG } from '../contract/script/storage.ts';
import { ATTACK, type Attack } from './hostileRequests.ts';
import { ownServer } from './ownServer.ts';
import { rawRequest, resetAfter } from './rawRequest.ts';

/** The same requests on every run. Another seed gives other requests. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1000);
const BUCKET = 'custom-designs-images';
const CLIENTS = 40;
const LONGEST_MS = 20_000;
export const LONG = 60_000 + 100 * REQUESTS;

/** Sends one attack. @returns the status, and what went wrong, if anything did */
async function attack(url: string, { bytes, ending }: Attack): Promise<[number, string?]> {
  const sent = Buffer.from(bytes, 'latin1');
  if (ending === 'reset') {
    await resetAfter(url, sent);
    return [0];
  }
  const { status, text } = await rawRequest(url, [sent], { finish: ending === 'finish' });
  const failure = /HTTP\/1\.1 5\d\d .*/.exec(text)?.[0];
  // A server that is not a proxy may close the connection for a CONNECT request.
  const isAnswered = ending === 'finish' || status > 0 || bytes.startsWith('CONNECT');
  return [status, failure ?? (isAnswered ? undefined : 'no answer')];
}

/**
 * Sends hostile bytes over many connections at once. A failure is a status of 500 or more, no
 * response to a complete request, or a connection that stays open. A server that has crashed fails
 * every later request, so the first failures show what crashed it.
 */
export async function expectToSurvive(url: string, apikey?: string): Promise<void> {
  const statuses = new Set<number>();
  const failures: string[] = [];
  const queue = fc.sample(ATTACK, { seed: SEED, numRuns: REQUESTS }).values();
  const client = async () => {
    for (const { bytes: usual, ending } of queue) {
      const bytes = apikey ? usual.replaceAll(DEVELOPMENT_PUBLISHABLE_KEY, apikey) : usual;
      const fail = (what: string) => failures.push(`${what}: ${JSON.stringify(bytes)}`);
      const guard = setTimeout(() => fail(`no end after ${LONGEST_MS} ms`), LONGEST_MS);
      const [status, failure] = await attack(url, { bytes, ending });
      clearTimeout(guard);
      if (status > 0) statuses.add(status);
      if (failure !== undefined) fail(failure);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  expect(failures.slice(0, 5), `with FUZZ_SEED=${SEED}`).toEqual([]);
  expect(statuses.size).toBeGreaterThan(3);
}

export function fuzzBackend(databaseUrl?: () => Promise<string>): void {
  const server = ownServer(databaseUrl);

  test('survives hostile requests with its rows and files unchanged', {
    timeout: LONG,
  }, async () => {
    const { process, service, url } = server();
    await service
      .from('images')
      .insert(image({ title: 'Kept' }))
      .throwOnError();
    const file = service.storage.from(BUCKET);
    await file.upload('uploads/kept.png', new Blob([PNG], { type: 'image/png' }));
    await expectToSurvive(url);
    expect(process.exitCode).toBeNull();
    const { data: rows } = await service.from('images').select('title, category');
    expect(rows).toEqual([{ title: 'Kept', category: 'general-asset' }]);
    const { data: bytes } = await file.download('uploads/kept.png');
    expect(new Uint8Array((await bytes?.arrayBuffer()) ?? [])).toEqual(PNG);
  });

  test('survives hostile requests with the secret key', { timeout: LONG }, async () => {
    const { process, secretKey, service, url } = server();
    await expectToSurvive(url, secretKey);
    expect(process.exitCode).toBeNull();
    expect((await service.from('images').select('title')).error).toBeNull();
  });
}
