/**
 * Packs the library and installs the tarball into a fresh Vite app and a fresh Next.js app outside
 * this workspace. Pastes the files that the README shows into both apps, builds and serves them, and
 * visits the page in a browser. In the Next.js app, a server component imports every subpath.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArguments, chromiumPath } from '../../../scripts/chromium.ts';
import { freePort } from '../../../scripts/port.ts';
import { bundle } from './bundle.ts';
import { pack } from './checkPackage.ts';
import { paste, visitReadmePage } from './consumers/readme.ts';
import { declarations } from './declarations.ts';
import { dist, entries, folder, manifest } from './entries.ts';

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

/** Makes a fresh app with the tarball in it. */
function install(kind: string, tarball: string): string {
  const app = join(workplace, kind);
  cpSync(`${folder}build/consumers/${kind}`, app, { recursive: true });
  const path = join(app, 'package.json');
  const wanted = JSON.parse(readFileSync(path, 'utf8'));
  wanted.dependencies[manifest.name] = `file:${tarball}`;
  writeFileSync(path, JSON.stringify(wanted, null, 2));
  npm(app, ['install', '--no-audit', '--no-fund', '--prefer-offline']);
  return app;
}

async function waitForAnswer(address: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    try {
      if ((await fetch(address)).ok) return;
    } catch {
      // Not up yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${address}.`);
}

/** A server component that imports every subpath. */
const everySubpath = [
  ...entries.map(({ subpath }, at) => `import * as all${at} from '${manifest.name}/${subpath}';`),
  `export default () => [${entries.map((_, at) => `Object.keys(all${at})`)}].join(' ');`,
].join('\n');

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

/** Files of the README by the app that they are pasted into. */
const pasted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  vite: {
    'index.html': 'index.html',
    'src/main.tsx': 'src/main.tsx',
    'vite.config.ts': 'vite.config.ts',
    'Home.tsx': 'src/Home.tsx',
  },
  next: {
    'app/layout.tsx': 'app/layout.tsx',
    'app/page.tsx': 'app/page.tsx',
    'Home.tsx': 'app/Home.tsx',
  },
};

rmSync(dist, { recursive: true, force: true });
await bundle();
declarations();
const tarball = pack(workplace);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
try {
  for (const [kind, files] of Object.entries(pasted)) {
    const app = install(kind, tarball);
    paste(app, files);
    if (kind === 'next') {
      mkdirSync(join(app, 'app/subpaths'));
      writeFileSync(join(app, 'app/subpaths/page.js'), everySubpath);
    }
    npm(app, ['run', 'build']);
    await serve(kind, app, async (address) => {
      await waitForAnswer(address);
      await visitReadmePage(browser, address);
    });
    console.log(`${kind}: ok`);
  }
} finally {
  await browser.close();
  rmSync(workplace, { recursive: true, force: true });
}
