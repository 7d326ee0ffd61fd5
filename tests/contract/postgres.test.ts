import { onPostgres } from './postgres.ts';
import { runContract } from './script/index.ts';
import { startServer } from './server.ts';

await onPostgres((start) =>
  runContract('PostgreSQL', () => start((databaseUrl) => startServer({ databaseUrl }))),
);
