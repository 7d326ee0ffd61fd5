import { readKeys } from '../_shared/keys.ts';
import { createPublishHandler } from './handler.ts';

/** The part of the runtime that this function uses. The embedded backend provides it too. */
declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response>) => unknown;
};

Deno.serve(
  createPublishHandler({
    settings: {
      ...readKeys((name) => Deno.env.get(name)),
      hookUrl: Deno.env.get('PUBLISH_HOOK_URL'),
    },
    fetch: (input, init) => fetch(input, init),
    // biome-ignore lint/suspicious/noConsole: the function's log, which contains no one's text
    log: (line) => console.error(line),
  }),
);
