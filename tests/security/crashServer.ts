import { startSupabase } from '@custom-designs/supabase-local/server';

/** A server in its own process, so that it can be killed. Prints its address and then serves. */
const [supabaseDir = '', dataDir = '', port = '0', databaseUrl] = process.argv.slice(2);
const { url, secretKey } = await startSupabase({
  supabaseDir,
  dataDir,
  port: Number(port),
  databaseUrl,
  environment: process.env,
});
process.stdout.write(`${JSON.stringify({ url, secretKey })}\n`);
