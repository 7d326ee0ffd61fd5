/**
 * Installs the packed library in a new Vite app and a new Next.js app outside this workspace.
 * Copies the README's files into both, builds and serves them, and checks the page in a browser. In
 * the Next.js app, a server component imports every subpath, and the HTML of a server page and of a
 * client page is checked.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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
      // The server isn't ready yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${address}.`);
}

const everySubpath = [
  ...entries.map(({ subpath }, at) => `import * as all${at} from '${manifest.name}/${subpath}';`),
  `export default () => [${entries.map((_, at) => `Object.keys(all${at})`)}].join(' ');`,
].join('\n');

const items = 'items={[{ id: "a", label: "Kitchen", href: "/", title: "Dim?", content: "Yes" }]}';
/** Components with props, and their roles and names in the page's HTML. */
const sample = [
  ['components/Accordion', items, 'heading', 'Dim?'],
  ['components/Breadcrumbs', items, 'navigation', 'Breadcrumb'],
  ['components/ButtonLink', 'href="/" children="Call us"', 'link', 'Call us'],
  ['components/Checkbox', 'children="Dimmed"', 'checkbox', 'Dimmed'],
  ['components/ProgressBar', 'value={1} total={3} label="Lamps"', 'progressbar', 'Lamps'],
  ['components/SearchField', 'name="q" label="Find a lamp"', 'searchbox', 'Find a lamp'],
  ['components/Switch', 'children="Porch light"', 'switch', 'Porch light'],
  ['components/Tabs', `aria-label="Rooms" ${items}`, 'tab', 'Kitchen'],
  ['components/TextArea', 'name="note" label="Note"', 'textbox', 'Note'],
  ['sections/PageIntro', 'heading="Every lamp" lead="For every room"', 'heading', 'Every lamp'],
] as const;

const drawn = [
  ...sample.map(([path]) => `import { ${basename(path)} } from '${manifest.name}/${path}';`),
  `export default () => <>${sample.map(([path, props]) => `<${basename(path)} ${props} />`).join('')}</>;`,
].join('\n');

const nextPages = {
  subpaths: everySubpath,
  server: drawn,
  client: `'use client';\n${drawn}`,
};

/** Checks the HTML before any script runs. */
async function visitSample(address: string): Promise<void> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const path of ['server', 'client']) {
    await page.goto(address + path);
    for (const [, , role, name] of sample) {
      await page.getByRole(role, { name }).waitFor({ state: 'attached' });
    }
  }
  await page.close();
}

/** Serves the built app during a visit. */
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
    for (const [path, code] of kind === 'next' ? Object.entries(nextPages) : []) {
      mkdirSync(join(app, 'app', path));
      writeFileSync(join(app, 'app', path, 'page.js'), code);
    }
    npm(app, ['run', 'build']);
    await serve(kind, app, async (address) => {
      await waitForAnswer(address);
      await visitReadmePage(browser, address);
      if (kind === 'next') await visitSample(address);
    });
    console.log(`${kind}: ok`);
  }
} finally {
  await browser.close();
  rmSync(workplace, { recursive: true, force: true });
}
