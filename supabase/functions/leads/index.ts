import { createLeadsHandler } from './handler.ts';
import { readSettings } from './settings.ts';

/** The part of the runtime that this function uses. The embedded backend gives it the same. */
declare const Deno: {
  env: { get: (name: string) => string | undefined };
  serve: (handler: (request: Request) => Promise<Response>) => unknown;
};
/** Hosted projects keep the process alive for what happens after the response. */
interface Runtime {
  EdgeRuntime?: { waitUntil: (work: Promise<void>) => void };
}

Deno.serve(
  createLeadsHandler({
    settings: readSettings((name) => Deno.env.get(name)),
    fetch: (input, init) => fetch(input, init),
    defer: (work) => (globalThis as Runtime).EdgeRuntime?.waitUntil(work),
    // biome-ignore lint/suspicious/noConsole: the log of the function. It holds ids and codes only.
    log: (line) => console.error(line),
  }),
);
