import { afterAll, describe } from 'vitest';
import { type Cluster, findPostgres, startCluster } from '../../contract/postgres.ts';
import { fuzzBackend } from '../fuzz.ts';

const bin = await findPostgres();

describe.skipIf(bin === undefined)('the backend on PostgreSQL', () => {
  let cluster: Cluster | undefined;
  fuzzBackend(async () => {
    cluster = await startCluster(bin ?? '');
    return cluster.url;
  });
  afterAll(() => cluster?.stop());
});
