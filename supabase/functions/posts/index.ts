import { readKeys } from '../_shared/keys.ts';
import { createPostsHandler } from './handler.ts';

/** The part of the runtime that this function uses. The embedded backend provides it too. */
declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response>) => unknown;
};

Deno.serve(
  createPostsHandler({
    ...readKeys((name) => Deno.env.get(name)),
    fetch: (input, init) => fetch(input, init),
  }),
);
