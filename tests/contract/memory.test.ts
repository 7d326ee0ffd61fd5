import { createMemorySupabase } from '@custom-designs/supabase-local/memory';
import { USERS } from './script/harness.ts';
import { rows, runContract } from './script/index.ts';

const start = async () => {
  const tables = { custom_design_blogs: [], images: [], leads: [] };
  return {
    ...createMemorySupabase({ url: 'https://memory.test', users: USERS, rows: tables }),
    // Its accounts do not change.
    ...{ addUser: async () => undefined, removeUser: async () => false },
    close: async () => undefined,
  };
};

runContract('memory', start, rows);
