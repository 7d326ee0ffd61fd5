import { startSupabase } from '@custom-designs/supabase-local/server';

/** A server in its own process, so that it can be killed. Prints its address and then serves. */
const options = JSON.parse(process.argv[2] ?? '');
const { url, secretKey } = await startSupabase(options);
process.stdout.write(`${JSON.stringify({ url, secretKey })}\n`);
