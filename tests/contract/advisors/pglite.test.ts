import { openPglite } from '../../../packages/supabase-local/src/pglite/openPglite.ts';
import { testAdvisors } from './index.ts';

testAdvisors('PGlite', openPglite);
