import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const FUNCTION = join(import.meta.dirname, '../../../supabase/functions/leads/index.ts');
const require = createRequire(import.meta.url);

/** Returns the path of Deno's program. Undefined if the package has none for this platform. */
export function findDeno(): string | undefined {
  try {
    return require('deno/install_api.cjs').runInstall();
  } catch {
    return undefined;
  }
}

export interface DenoProcess {
  url: string;
  process: ChildProcess;
  stop: () => Promise<void>;
}

/**
 * Runs the function in Deno with only a hosted function's permissions: its variables and the
 * network. Packages come from node_modules, so nothing is downloaded.
 */
export async function startDeno(
  program: string,
  environment: { [name: string]: string },
): Promise<DenoProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-deno-'));
  const config = join(folder, 'deno.json');
  const zod = pathToFileURL(require.resolve('zod/mini').replace(/\.cjs$/, '.js')).href;
  const push = import.meta.resolve('@block65/webcrypto-web-push');
  const ofPush = createRequire(push).resolve('uint8array-extras');
  const imports = {
    'zod/mini': zod,
    '@block65/webcrypto-web-push': push,
    'uint8array-extras': pathToFileURL(ofPush).href,
  };
  await writeFile(config, JSON.stringify({ imports }));
  const flags = ['--no-remote', '--no-lock', '--no-prompt', '--allow-env', '--allow-net'];
  const child = spawn(program, ['run', '--config', config, ...flags, FUNCTION], {
    // Port 0 picks a free port.
    env: { ...environment, DENO_DIR: folder, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0', NO_COLOR: '1' },
  });
  let complaint = '';
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(complaint)));
  ended.catch(() => undefined);
  const address = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        complaint += `${line}\n`;
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line);
        if (found) resolve(found[0]);
      });
    }
  });
  const url = await Promise.race([address, ended]);
  return {
    url,
    process: child,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const exit = once(child, 'exit');
        child.kill();
        await exit;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
