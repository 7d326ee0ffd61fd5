import { createMemorySupabase } from '@custom-designs/supabase-local/memory';
import { USERS } from '../script/harness.ts';
import { startServer } from '../server.ts';
import { runTrouble } from './trouble.ts';

runTrouble('memory', async () => {
  const memory = createMemorySupabase({ url: 'http://memory.supabase.test', users: USERS });
  return { ...memory, close: async () => undefined };
});

runTrouble('PGlite', () => startServer());
