import { createPostsHandler } from './handler.ts';

/** The part of the runtime that this function uses. The embedded backend provides it too. */
declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response>) => unknown;
};

Deno.serve(
  createPostsHandler({
    supabaseUrl: Deno.env.get('SUPABASE_URL') ?? '',
    secretKey: Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '',
    fetch: (input, init) => fetch(input, init),
  }),
);
