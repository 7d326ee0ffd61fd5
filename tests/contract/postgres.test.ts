import { describe, test } from 'vitest';
import { findPostgres, startCluster } from './postgres.ts';
import { runContract } from './script/index.ts';
import { startServer } from './server.ts';

const bin = await findPostgres();

if (bin === undefined) {
  describe('PostgreSQL', () => {
    test.skip('SKIPPED: no PostgreSQL here (Debian: apt-get install postgresql)', () => undefined);
  });
} else {
  const start = async () => {
    const cluster = await startCluster(bin);
    const backend = await startServer(cluster.url);
    return {
      ...backend,
      close: async () => {
        await backend.close();
        await cluster.stop();
      },
    };
  };
  runContract('PostgreSQL', start);
}
