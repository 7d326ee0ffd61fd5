import { afterAll, describe, expect, test } from 'vitest';
import { type Cluster, findPostgres, startCluster } from '../../contract/postgres.ts';
import { ownServer } from '../ownServer.ts';

const bin = await findPostgres();

describe.skipIf(bin === undefined)('while PostgreSQL is down', () => {
  let cluster: Cluster | undefined;
  const server = ownServer(async () => {
    cluster = await startCluster(bin ?? '');
    return cluster.url;
  });
  afterAll(() => cluster?.stop());

  const ask = (path: string, init: RequestInit = {}) =>
    fetch(server().url + path, { headers: { apikey: server().secretKey }, ...init });
  const rows = () => ask('/rest/v1/images?select=id');
  const calls = [
    rows,
    () => ask('/rest/v1/nowhere'),
    () => ask('/storage/v1/object/public/site-media/a.mp4'),
    () =>
      ask('/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { apikey: server().secretKey },
        body: JSON.stringify({ email: 'ana@example.com', password: 'wrong' }),
      }),
  ];
  const statuses = async () =>
    (await Promise.all(calls.map((call) => call()))).map(({ status }) => status);
  const HEALTHY = [200, 404, 400, 400];

  test('responses are 503 with Retry-After, and they succeed once it is back', async () => {
    expect(await statuses()).toEqual(HEALTHY);
    // Lost while queries run, on connections that nothing else watches.
    const untilLost = async () => {
      for (let status = 200; status !== 503; { status } = await rows()) expect(status).toBe(200);
    };
    const underWay = Promise.all(Array.from({ length: 20 }, untilLost));
    await cluster?.halt();
    await underWay;

    expect(await statuses()).toEqual([503, 503, 503, 503]);
    const answer = await rows();
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({ message: 'The database cannot be reached' });
    expect(server().process.exitCode).toBeNull();

    await cluster?.resume();
    expect(await statuses()).toEqual(HEALTHY);
  });
});
