import { openPostgres } from '../../../packages/supabase-local/src/postgres/openPostgres.ts';
import { onPostgres } from '../postgres.ts';
import { testAdvisors } from './index.ts';

await onPostgres((start) => testAdvisors('PostgreSQL', () => start(openPostgres)));
