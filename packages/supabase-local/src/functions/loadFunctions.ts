import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EdgeFunction } from '../ports.ts';

/** Environment variables by name. An undefined or empty one counts as absent. */
export type Environment = { [name: string]: string | undefined };

/** The part of Deno that functions use. */
interface DenoShim {
  env: { get: (name: string) => string | undefined; toObject: () => Environment };
  serve: (handler: EdgeFunction) => void;
}

let loads = 0;
let last: Promise<unknown> = Promise.resolve();

/** One at a time, because a module finds its Deno in a global name. */
async function load(path: string, environment: Environment): Promise<EdgeFunction> {
  let served: EdgeFunction | undefined;
  const Deno: DenoShim = {
    env: {
      get: (name) => environment[name] || undefined,
      toObject: () => ({ ...environment }),
    },
    serve: (handler) => {
      served = handler;
    },
  };
  const before = Object.getOwnPropertyDescriptor(globalThis, 'Deno');
  Object.defineProperty(globalThis, 'Deno', { value: Deno, configurable: true });
  try {
    loads += 1;
    // Another address each time, so that each backend of a process gets its own.
    await import(/* @vite-ignore */ `${pathToFileURL(path).href}?load=${loads}`);
  } finally {
    Reflect.deleteProperty(globalThis, 'Deno');
    if (before) Object.defineProperty(globalThis, 'Deno', before);
  }
  if (!served) throw new Error(`${path} does not call Deno.serve`);
  return served;
}

/**
 * The functions of `supabase/functions/<name>/index.ts` by name, as the files are. A folder without
 * an index.ts, or whose name begins with `_`, is shared code.
 * @throws Error if a function does not start
 */
export async function loadFunctions(
  supabaseDir: string,
  environment: Environment,
): Promise<{ [name: string]: EdgeFunction }> {
  const folder = join(supabaseDir, 'functions');
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[a-z]/.test(name));
  const functions: { [name: string]: EdgeFunction } = {};
  for (const name of names) {
    const path = join(folder, name, 'index.ts');
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) continue;
    const loading = last.then(() => load(path, environment));
    last = loading.catch(() => undefined);
    functions[name] = await loading;
  }
  return functions;
}
