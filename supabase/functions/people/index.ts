import { readKeys } from '../_shared/keys.ts';
import { createPeopleHandler } from './handler.ts';

/** The part of the runtime that this function uses. The embedded backend provides it too. */
declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response>) => unknown;
};

Deno.serve(
  createPeopleHandler({
    ...readKeys((name) => Deno.env.get(name)),
    fetch: (input, init) => fetch(input, init),
    // biome-ignore lint/suspicious/noConsole: the function's log, which contains only ids and codes
    log: (line) => console.error(line),
  }),
);
