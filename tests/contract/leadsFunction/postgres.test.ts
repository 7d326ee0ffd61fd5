import { onPostgres } from '../postgres.ts';
import { startEmbedded } from './embedded.ts';
import { testLeadsFunction } from './index.ts';

await onPostgres((start) => {
  testLeadsFunction('PostgreSQL', (sink) => start((url) => startEmbedded(sink, url)));
});
