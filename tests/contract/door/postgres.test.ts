import { onPostgres } from '../postgres.ts';
import { startEmbedded } from './embedded.ts';
import { runDoor } from './index.ts';

await onPostgres((start) => {
  runDoor('PostgreSQL', (sink) => start((url) => startEmbedded(sink, url)));
});
