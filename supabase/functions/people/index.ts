import { secretKeyOf } from '../leads/settings.ts';
import { createPeopleHandler } from './handler.ts';

/** The part of the runtime that this function uses. The embedded backend provides it too. */
declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response>) => unknown;
};

const get = (name: string) => Deno.env.get(name);

Deno.serve(
  createPeopleHandler({
    // The runtime always sets these.
    supabaseUrl: get('SUPABASE_URL') ?? '',
    secretKey: secretKeyOf(get) ?? '',
    fetch: (input, init) => fetch(input, init),
    // biome-ignore lint/suspicious/noConsole: the function's log, which contains only ids and codes
    log: (line) => console.error(line),
  }),
);
