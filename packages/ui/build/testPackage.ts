/**
 * `node packages/ui/build/testPackage.ts`: packs the library, installs the tarball into a fresh Vite app and a fresh
 * Next.js app far from this workspace, builds and serves both, and uses five components in a browser.
 * Then it pastes the files that the README shows into both apps, and visits the page that they make.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { chromiumArguments, chromiumPath } from '../../../scripts/chromium.ts';
import { freePort } from '../../../scripts/port.ts';
import { bundle } from './bundle.ts';
import { pack } from './checkPackage.ts';
import { paste, rebrand, visitBrand, visitReadmePage } from './consumers/readme.ts';
import { visit } from './consumers/visit.ts';
import { declarations } from './declarations.ts';
import { dist, folder, manifest } from './entries.ts';

const workplace = mkdtempSync(join(tmpdir(), 'custom-designs-consumers-'));
const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: undefined };
const shell = process.platform === 'win32';

function npm(app: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: app,
    env: environment,
    encoding: 'utf8',
    shell,
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed in ${app}:\n${stdout}${stderr}`);
}

/** A fresh app with the tarball in it, as anybody would make one. */
function install(kind: string, tarball: string): string {
  const app = join(workplace, kind);
  cpSync(`${folder}build/consumers/${kind}`, app, { recursive: true });
  cpSync(`${folder}build/consumers/Showcase.tsx`, join(app, 'Showcase.tsx'));
  const path = join(app, 'package.json');
  const wanted = JSON.parse(readFileSync(path, 'utf8'));
  wanted.dependencies[manifest.name] = `file:${tarball}`;
  writeFileSync(path, JSON.stringify(wanted, null, 2));
  npm(app, ['install', '--no-audit', '--no-fund', '--prefer-offline']);
  if (existsSync(join(app, 'node_modules/@vanilla-extract'))) {
    throw new Error(`vanilla-extract was installed into the ${kind} app: nothing may need it.`);
  }
  return app;
}

async function answers(address: string): Promise<string> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    try {
      const response = await fetch(address);
      if (response.ok) return await response.text();
    } catch {
      // Not up yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${address}.`);
}

/** Serves the built app while a visit lasts. */
async function serve(
  kind: string,
  app: string,
  visiting: (address: string) => Promise<void>,
): Promise<void> {
  const port = await freePort(4870, `the ${kind} app`);
  const server: ChildProcess = spawn('npm', ['run', 'start', '--', '--port', String(port)], {
    cwd: app,
    env: environment,
    stdio: 'ignore',
    detached: !shell,
    shell,
  });
  try {
    await visiting(`http://127.0.0.1:${port}/`);
  } finally {
    if (server.pid) process.kill(shell ? server.pid : -server.pid);
  }
}

interface Kind {
  readonly name: 'vite' | 'next';
  /** Where the files of the README go. */
  readonly pasted: Readonly<Record<string, string>>;
  /** Its own files that the pasted ones stand for. */
  readonly removed: readonly string[];
  /** The file that imports the styles. */
  readonly main: string;
}

const kinds: readonly Kind[] = [
  {
    name: 'vite',
    pasted: {
      'index.html': 'index.html',
      'src/main.tsx': 'src/main.tsx',
      'vite.config.ts': 'vite.config.ts',
      'Home.tsx': 'src/Home.tsx',
      'theme.mjs': 'theme.mjs',
    },
    removed: [],
    main: 'src/main.tsx',
  },
  {
    name: 'next',
    pasted: {
      'app/layout.tsx': 'app/layout.tsx',
      'app/page.tsx': 'app/page.tsx',
      'Home.tsx': 'app/Home.tsx',
      'theme.mjs': 'theme.mjs',
    },
    removed: ['app/layout.jsx', 'app/page.jsx'],
    main: 'app/layout.tsx',
  },
];

async function check(kind: Kind, tarball: string, browser: Browser): Promise<void> {
  const started = performance.now();
  const app = install(kind.name, tarball);
  npm(app, ['run', 'build']);
  await serve(kind.name, app, async (address) => {
    const html = await answers(address);
    if (!html.includes('Within two days.'))
      throw new Error(`${kind.name}: nothing was drawn on the server.`);
    await visit(browser, address);
  });
  for (const path of kind.removed) rmSync(join(app, path));
  paste(app, kind.pasted);
  npm(app, ['run', 'build:readme']);
  await serve(kind.name, app, async (address) => {
    await answers(address);
    await visitReadmePage(browser, address);
  });
  rebrand(app, kind.main);
  npm(app, ['run', 'build:readme']);
  await serve(kind.name, app, async (address) => {
    await answers(address);
    await visitBrand(browser, address);
  });
  console.log(`${kind.name}: ok in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

rmSync(dist, { recursive: true, force: true });
await bundle();
declarations();
const tarball = pack(workplace);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
try {
  for (const kind of kinds) await check(kind, tarball, browser);
} finally {
  await browser.close();
  rmSync(workplace, { recursive: true, force: true });
}
