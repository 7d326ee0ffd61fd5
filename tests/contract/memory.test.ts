import { createMemorySupabase } from '@custom-designs/supabase-local/memory';
import { USERS } from './script/harness.ts';
import { runContract } from './script/index.ts';

async function start() {
  const memory = createMemorySupabase({ url: 'http://memory.supabase.test', users: USERS });
  return { ...memory, close: async () => undefined };
}

runContract('memory', start, { isBrowser: false });
