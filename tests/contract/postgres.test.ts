import { onPostgres } from './postgres.ts';
import { access, everything, runContract } from './script/index.ts';
import { startServer } from './server.ts';

await onPostgres((start) => {
  for (const chapters of [everything, access]) {
    runContract('PostgreSQL', () => start((databaseUrl) => startServer({ databaseUrl })), chapters);
  }
});
