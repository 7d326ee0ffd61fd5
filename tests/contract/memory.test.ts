import { createMemorySupabase } from '@custom-designs/supabase-local/memory';
import { USERS } from './script/harness.ts';
import { rows, runContract } from './script/index.ts';

const start = async () => {
  const tables = { custom_design_blogs: [], images: [], leads: [] };
  const unused = () => Promise.reject(new Error('Accounts do not change here'));
  return {
    ...createMemorySupabase({ url: 'https://memory.test', users: USERS, rows: tables }),
    ...{ addUser: unused, removeUser: unused, close: async () => undefined },
  };
};

runContract('memory', start, rows);
