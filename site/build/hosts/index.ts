import { copyFile, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { htmlFiles } from '../files.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import type { Build, HostFiles } from './rules.ts';
import { vercel } from './vercel.ts';

/** `.nojekyll`: without it, GitHub Pages omits files whose names start with `_`. */
const hosts = {
  netlify,
  cloudflare,
  vercel,
  nginx,
  caddy,
  static: (): HostFiles => ({ 'client/.nojekyll': '' }),
} satisfies Record<string, (build: Build) => HostFiles>;

export type HostName = keyof typeof hosts;

/**
 * Hosts that serve `/about` directly from `about.html`, but redirect if the file is
 * `about/index.html`.
 */
const wantsFlatPages: readonly HostName[] = ['netlify', 'static'];

const isHost = (name: string): name is HostName => Object.hasOwn(hosts, name);

/**
 * The host named by `--host` among the arguments. Undefined without one.
 * @throws Error for an unknown host or another argument.
 */
export function readHost(args: readonly string[]): HostName | undefined {
  const [option, name, ...others] = args.flatMap((arg) => arg.split(/(?<=^--host)=/));
  if (option === undefined) return undefined;
  if (option === '--host' && name && isHost(name) && others.length === 0) return name;
  throw new Error(
    `The build does not know "${args.join(' ')}", so it cannot say what the host needs. Use --host with one of ${Object.keys(hosts).join(', ')}.`,
  );
}

/** The contents of a host's own files. */
export const hostFiles = (name: HostName, build: Build): HostFiles => hosts[name](build);

const pathsOf = async (client: URL) =>
  (await htmlFiles(client)).map((path) =>
    relative(fileURLToPath(client), path).split(sep).join('/'),
  );

/** Adds a second copy of each page, including compressed ones, such as `about.html`. */
async function addFlatPages(client: URL, pages: readonly string[]): Promise<void> {
  for (const page of pages.filter((path) => path.endsWith('/index.html'))) {
    for (const compressed of ['', '.br', '.gz']) {
      const from = fileURLToPath(client) + page;
      const to = from.replace(/[/\\]index\.html$/, '.html');
      await copyFile(from + compressed, to + compressed);
    }
  }
}

/**
 * Writes the files that a host needs into the folder of a finished build.
 * @param headers sent with every response.
 */
export async function writeHostFiles(
  name: HostName,
  folder: URL,
  headers: Build['headers'],
): Promise<void> {
  const client = new URL('client/', folder);
  const pages = await pathsOf(client);
  if (wantsFlatPages.includes(name)) await addFlatPages(client, pages);
  for (const [path, text] of Object.entries(hostFiles(name, { headers, pages }))) {
    const file = fileURLToPath(new URL(path, folder));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Copies a build for Vercel to the folder that Vercel reads. Vercel compresses files itself. */
export async function writeVercelOutput(folder: URL, output: URL): Promise<void> {
  const next = new URL(output.href.replace(/\/$/, '.next/'));
  await rm(next, { recursive: true, force: true });
  await cp(new URL('client/', folder), new URL('static/', next), {
    recursive: true,
    filter: (path) => !/\.(br|gz)$/.test(path),
  });
  await copyFile(new URL('vercel/config.json', folder), new URL('config.json', next));
  await rm(output, { recursive: true, force: true });
  await rename(next, output);
}
