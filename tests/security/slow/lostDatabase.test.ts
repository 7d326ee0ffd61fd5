import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DEVELOPMENT_PUBLISHABLE_KEY } from '@custom-designs/supabase-local/server';
import { expect, onTestFinished, test } from 'vitest';
import { askServer } from '../../../packages/supabase-local/src/server/control.ts';
import { findPostgres, startCluster } from '../../contract/postgres.ts';
import { MANAGER } from '../../contract/script/harness.ts';
import { emptyProject, temporaryFolder } from '../../contract/server.ts';
import { startChild } from '../child.ts';

const bin = await findPostgres();
const PICTURE = 'uploads/a.png';
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const FILES = '/storage/v1/object';

test.skipIf(bin === undefined)(
  'responses are 503 with Retry-After while PostgreSQL is down and succeed once it is back',
  {
    timeout: 90_000,
  },
  async () => {
    const folder = await temporaryFolder();
    const cluster = await startCluster(bin ?? '');
    onTestFinished(async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    });
    const dataDir = join(folder, 'data');
    const server = await startChild(await emptyProject(folder), dataDir, 0, cluster.url);
    onTestFinished(server.kill);
    await askServer(dataDir, { name: 'add-manager', ...MANAGER });
    const bucket = server.service.storage.from('custom-designs-images');
    await bucket.upload(PICTURE, new Blob([PNG], { type: 'image/png' }));

    const headers = { apikey: DEVELOPMENT_PUBLISHABLE_KEY };
    const calls: { [name: string]: () => Promise<Response> } = {
      rows: () => fetch(`${server.url}/rest/v1/images?select=id`, { headers }),
      'an unknown table': () => fetch(`${server.url}/rest/v1/nowhere`, { headers }),
      signIn: () =>
        fetch(`${server.url}/auth/v1/token?grant_type=password`, {
          method: 'POST',
          headers,
          body: JSON.stringify(MANAGER),
        }),
      download: () => fetch(`${server.url}${FILES}/public/custom-designs-images/${PICTURE}`),
      list: () =>
        fetch(`${server.url}${FILES}/list/custom-designs-images`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ prefix: '' }),
        }),
    };
    const statuses = async () => {
      const names = Object.keys(calls);
      const answers = await Promise.all(names.map((name) => calls[name]?.()));
      return Object.fromEntries(names.map((name, index) => [name, answers[index]?.status]));
    };
    const allOf = (status: number) =>
      Object.fromEntries(Object.keys(calls).map((name) => [name, status]));
    const healthy = { ...allOf(200), 'an unknown table': 404 };
    expect(await statuses()).toEqual(healthy);

    // Lost while queries run, on connections that nothing else watches.
    const underWay = Array.from({ length: 20 }, async () => {
      const seen = new Set<number | undefined>();
      while (!seen.has(503)) seen.add((await calls.rows?.())?.status);
      return [...seen].filter((status) => status !== 200);
    });
    await cluster.halt();
    for (const seen of await Promise.all(underWay)) expect(seen).toEqual([503]);

    expect(await statuses()).toEqual(allOf(503));
    const answer = await calls.rows?.();
    expect(answer?.headers.get('retry-after')).toBe('5');
    expect(await answer?.json()).toMatchObject({ message: 'The database cannot be reached' });
    expect(server.process.exitCode).toBeNull();

    await cluster.resume();
    expect(await statuses()).toEqual(healthy);
    const { error } = await server.service.from('images').delete().eq('image_id', 'none');
    expect(error).toBeNull();
  },
);
