import { createLeadsHandler } from './handler.ts';
import { readSettings } from './settings.ts';

/** The part of the runtime that this function uses. The embedded backend provides it too. */
declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response>) => unknown;
};
/** Hosted projects keep the process alive for work after the response. */
interface Runtime {
  EdgeRuntime?: { waitUntil: (work: Promise<void>) => void };
}

Deno.serve(
  createLeadsHandler({
    settings: readSettings((name) => Deno.env.get(name)),
    fetch: (input, init) => fetch(input, init),
    defer: (work) => (globalThis as Runtime).EdgeRuntime?.waitUntil(work),
    // biome-ignore lint/suspicious/noConsole: the function's log, which contains only ids and codes
    log: (line) => console.error(line),
  }),
);
