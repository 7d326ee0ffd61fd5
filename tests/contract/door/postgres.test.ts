import { describe, test } from 'vitest';
import { findPostgres, startCluster } from '../postgres.ts';
import { startEmbedded } from './embedded.ts';
import { runDoor } from './index.ts';

const bin = await findPostgres();

if (bin === undefined) {
  describe('PostgreSQL', () => {
    test.skip('SKIPPED: no PostgreSQL here (Debian: apt-get install postgresql)', () => undefined);
  });
} else {
  runDoor('PostgreSQL', async (sink) => {
    const cluster = await startCluster(bin);
    const door = await startEmbedded(sink, cluster.url);
    return {
      ...door,
      close: async () => {
        await door.close();
        await cluster.stop();
      },
    };
  });
}
