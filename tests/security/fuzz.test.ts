import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveBuild, titleOf } from '../../scripts/serve.fixtures.ts';
import { findPostgres, startCluster } from '../contract/postgres.ts';
import { image } from '../contract/script/fixtures.ts';
import { emptyProject, temporaryFolder } from '../contract/server.ts';
import { attack } from './attack.ts';
import { type ChildServer, startChild } from './child.ts';

/** The same requests on every run. Another seed gives other requests. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 200);
const BUCKET = 'custom-designs-images';
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3);

const LONG = { timeout: 60_000 };

async function expectToSurvive(
  url: string,
  annotate: (text: string) => Promise<unknown>,
  { apikey, requests = REQUESTS }: { apikey?: string; requests?: number } = {},
) {
  const { statuses, failures } = await attack(url, { seed: SEED, requests, apikey });
  const counts = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`);
  await annotate(`seed ${SEED}, ${requests} requests, answers by status: ${counts.join(', ')}`);
  // A server that has crashed fails every later request, so the first failures show which request
  // crashed it.
  expect(failures.slice(0, 5), `with FUZZ_SEED=${SEED}`).toEqual([]);
}

const bin = await findPostgres();
const engines: [string, boolean][] = [
  ['PGlite', false],
  ['PostgreSQL', true],
];

describe.each(engines)('the backend on %s', (_engine, isPostgres) => {
  const isMissing = isPostgres && bin === undefined;
  let folder = '';
  let server: ChildServer;
  let stopDatabase: () => Promise<void> = async () => undefined;
  const rows = () => server.service.from('images').select('title, category');
  const file = () => server.service.storage.from(BUCKET).download('uploads/kept.png');

  beforeAll(async () => {
    if (isMissing) return;
    folder = await temporaryFolder();
    const cluster = isPostgres ? await startCluster(bin ?? '') : undefined;
    if (cluster) stopDatabase = cluster.stop;
    server = await startChild(await emptyProject(folder), join(folder, 'data'), 0, cluster?.url);
    await server.service.from('images').insert(image({ title: 'Kept' }));
    const bucket = server.service.storage.from(BUCKET);
    await bucket.upload('uploads/kept.png', new Blob([PNG], { type: 'image/png' }));
  });
  afterAll(async () => {
    if (isMissing) return;
    await server.kill();
    await stopDatabase();
    await rm(folder, { recursive: true, force: true });
  });

  test.skipIf(isMissing)(
    'survives hostile requests with its rows and files unchanged',
    LONG,
    async ({ annotate }) => {
      await expectToSurvive(server.url, annotate);
      expect(server.process.exitCode).toBeNull();
      expect((await rows()).data).toEqual([{ title: 'Kept', category: 'general-asset' }]);
      expect(new Uint8Array((await (await file()).data?.arrayBuffer()) ?? [])).toEqual(PNG);
    },
  );

  test.skipIf(isMissing)(
    'survives hostile requests with the secret key',
    LONG,
    async ({ annotate }) => {
      await expectToSurvive(server.url, annotate, {
        apikey: server.secretKey,
        requests: REQUESTS / 5,
      });
      expect(server.process.exitCode).toBeNull();
      expect((await rows()).error).toBeNull();
    },
  );
});

test(
  'the site’s server survives hostile requests with its pages unchanged',
  LONG,
  async ({ annotate }) => {
    const { url, get, end } = await serveBuild();
    await expectToSurvive(url, annotate);
    expect(await titleOf(await get('/about'))).toBe('About');
    const film = await get('/assets/film-1.mp4', { range: 'bytes=1-2' });
    expect(new Uint8Array(await film.arrayBuffer())).toEqual(Uint8Array.of(1, 2));
    await end();
  },
);
