import { createMemorySupabase } from '@custom-designs/supabase-local/memory';
import { USERS } from '../script/harness.ts';
import { startServer } from '../server.ts';
import { runTrouble } from './trouble.ts';

async function startMemory() {
  const memory = createMemorySupabase({ url: 'http://memory.supabase.test', users: USERS });
  return { ...memory, close: async () => undefined };
}

runTrouble('memory', startMemory, { isReal: false });
runTrouble('PGlite', () => startServer(), { isReal: true });
