import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

let copy: string;
const inCopy = (path: string) => join(copy, path);
const content = (path: string) => inCopy(`site/src/content/${path}`);

/** Runs a tool in the copy. An error includes its output. */
async function tool(name: string, args: readonly string[], variables: NodeJS.ProcessEnv = {}) {
  const { VITEST, NODE_ENV, ...environment } = process.env;
  const bin = name.includes('/') ? inCopy(name) : inCopy(`node_modules/.bin/${name}`);
  const command = name.endsWith('.js') ? process.execPath : bin;
  const more = name.endsWith('.js') ? [bin] : [];
  await run(command, [...more, ...args], {
    cwd: copy,
    env: { ...environment, ...variables },
    maxBuffer: 2 ** 28,
  }).catch((error: Error & { stdout: string; stderr: string }) => {
    throw new Error(
      `${name} ${args.join(' ')}\n${error.stdout.slice(-4000)}${error.stderr.slice(-4000)}`,
    );
  });
}

const skipped = /(^|\/)(node_modules|dist(-\w+)?|\.data|\.git|\.react-router|test-results|made)$/;

/** Links the installed packages, but copies the workspace's own. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name === '@custom-designs') {
      await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    } else await symlink(join(from, name), join(to, name));
  }
}

/** Follows the steps of docs/make-it-yours.md. */
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'make-it-yours-'));
  await cp(root, copy, { recursive: true, filter: (path) => !skipped.test(path) });
  const packages = ['desk', 'imagery', 'supabase', 'supabase-local', 'ui'].map(
    (name) => `packages/${name}`,
  );
  for (const folder of ['.', 'site', 'mocks', ...packages]) {
    await linkPackages(join(root, folder, 'node_modules'), inCopy(join(folder, 'node_modules')));
  }
}, 120_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

const company = `import type { Company } from './schema/site.ts';

export const company: Company = {
  isSample: { facts: false, prices: false, pictures: false },
  name: 'Sonoran Plumbing',
  tagline: 'Pipes that stay quiet',
  description: 'Plumbers in Tucson, Arizona.',
  state: 'Arizona',
  founded: 1987,
  copyrightFrom: 2011,
  phones: { main: { label: '(520) 791-4331', href: 'tel:+15207914331' } },
  email: { label: 'office@sonoranplumbing.com', href: 'mailto:office@sonoranplumbing.com' },
  office: 'Tucson, AZ',
  timeZone: 'America/Phoenix',
  messagesKeptMonths: 12,
  showroom: {
    name: 'Sonoran Plumbing',
    street: '12 North Stone Avenue',
    city: 'Tucson',
    region: 'AZ',
    postalCode: '85701',
    country: 'US',
    geo: { latitude: 32.2226, longitude: -110.9747 },
  },
  hours: [
    {
      days: 'Monday to Friday',
      hours: '7 AM to 4 PM',
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '07:00',
      closes: '16:00',
    },
  ],
  crew: [
    { name: 'Rosa Figueroa', role: 'Owner', image: 'rosa' },
    { name: 'Ben Ortiz', role: 'Plumber' },
  ],
  licenses: [{ name: 'Arizona ROC 000000', covers: 'plumbing' }],
  insurance: 'General liability, $1,000,000',
  warranty: { years: 1, covers: 'our work' },
  serviceCall: '$80',
  visitWithinDays: 2,
  financing: 'Through our bank',
  brands: ['Acme', 'Tucson Pipe'],
  reviews: [{ label: 'Read them on Google', href: 'https://example.com/reviews' }],
  languages: ['English', 'Spanish'],
  sharePicture: { name: 'home-hero', alt: 'A living room at dusk' },
  social: [{ label: 'Facebook', href: 'https://www.facebook.com/sonoranplumbing' }],
  discount: { percent: 12, heading: 'Twelve off', text: 'For our neighbors.', conditions: 'Ask.' },
};
`;

/** Replaces tests/built/claims.spec.ts with this company's statements. */
const claims = `import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { client } from '../../site/build/dist.ts';

const read = (path: string) => readFileSync(new URL(path, client), 'utf8');

test('the plumber is found by name, number, state and cities', () => {
  const home = read('index.html');
  expect(home).toContain('<title>Sonoran Plumbing - Pipes that stay quiet</title>');
  expect(home).toContain('tel:+15207914331');
  expect(home).toContain('Tucson, Marana and Oro Valley, plus select South Arizona projects');
  expect(home).toContain('"name":"Arizona"');
  expect(home).toContain('href="/services/water-heaters"');
  expect(home).toContain('Nine services, one crew');
  expect(home).not.toContain('Custom Designs');
  expect(home).not.toContain('Illuminating');
});

test('the crew and the facts of company.ts appear on the pages that show credentials', () => {
  const facts = ['Arizona ROC 000000, for plumbing', '$1,000,000', '1 year on our work', '$80'];
  facts.push('Within 2 business days', 'Through our bank', 'Acme and Tucson Pipe');
  facts.push('English and Spanish', 'href="https://example.com/reviews"');
  for (const path of ['about', 'contact', 'services/water-heaters']) {
    const html = read(\`\${path}/index.html\`);
    for (const fact of facts) expect(html, path).toContain(fact);
    expect(/rosa-tall-[\\w-]+\\.avif/.test(html), path).toBe(path !== 'services/water-heaters');
    expect(html.includes('Rosa Figueroa</h3>'), path).toBe(path !== 'services/water-heaters');
  }
  const home = read('index.html');
  expect(home).toContain('All rights reserved. Arizona ROC 000000.');
  expect(home).toContain('"hasCredential":[{');
});

test('a city page opens with its own photo, in every format, with alt text', () => {
  const city = read('communities/tucson/index.html');
  expect(city).toMatch(/city-tucson-1600-[\\w-]+\\.avif 1600w/);
  expect(city).toMatch(/city-tucson-tall-[\\w-]+\\.avif/);
  expect(city).toContain('alt="Saguaros before the Santa Catalina mountains at dusk"');
  expect(city).toContain('mailto:tucson@sonoranplumbing.com');
  expect(read('sitemap.xml')).toContain('/communities/oro-valley</loc>');
  expect(read('sitemap.xml')).not.toContain('mcallen');
});
`;

/** Copies a content file under another name with other text. */
async function copied(
  from: string,
  to: string,
  replacements: readonly (readonly [string | RegExp, string])[],
) {
  const code = await readFile(join(root, 'site/src/content', from), 'utf8');
  await writeFile(
    content(to),
    replacements.reduce((text, [old, own]) => text.replaceAll(old, own), code),
  );
}

describe('a plumber in Tucson', () => {
  it('writes the company, three cities, one more service, two fewer, and a photo', async () => {
    await writeFile(content('company.ts'), company);
    const cities = (await readdir(content('communities'))).filter((file) => file !== 'overview.ts');
    for (const city of cities) await rm(content(`communities/${city}`));
    const mainPhone = [/^ {2}phone: .*\n/gm, ''] as const;
    await copied('communities/harlingen.ts', 'communities/tucson.ts', [
      ['Harlingen', 'Tucson'],
      ["mailbox: 'harlingen'", "mailbox: 'tucson'"],
      [/orderInSentence: \d/g, 'orderInSentence: 1'],
      ['city-harlingen', 'city-tucson'],
      [/alt:\s*'[^']*'/g, "alt: 'Saguaros before the Santa Catalina mountains at dusk'"],
      mainPhone,
    ]);
    await copied('communities/edinburg.ts', 'communities/marana.ts', [
      ['Edinburg', 'Marana'],
      [/orderInSentence: \d/g, 'orderInSentence: 2'],
      mainPhone,
    ]);
    await copied('communities/mission.ts', 'communities/oro-valley.ts', [
      ['Mission', 'Oro Valley'],
      [/orderInSentence: \d/g, 'orderInSentence: 3'],
      ['/services/video-services', '/services/water-heaters'],
    ]);
    await copied('services/video-services.ts', 'services/water-heaters.ts', [
      ['Video Services', 'Water Heaters'],
    ]);
    await rm(content('services/video-services.ts'));
    await rm(content('services/audio-services.ts'));
    await sharp({ create: { width: 1920, height: 1280, channels: 3, background: '#a06040' } })
      .jpeg()
      .toFile(inCopy('site/src/pictures/city-tucson.jpg'));
    await sharp({ create: { width: 1920, height: 2400, channels: 3, background: '#604020' } })
      .jpeg()
      .toFile(inCopy('site/src/pictures/rosa.jpg'));
    for (const file of await readdir(content('.'), { recursive: true })) {
      if (!file.endsWith('.ts')) continue;
      const code = await readFile(content(file), 'utf8');
      await writeFile(content(file), code.replaceAll(/^ *isSample: true,\n/gm, ''));
    }
    await rm(inCopy('tests/e2e/stated'), { recursive: true });
    await writeFile(inCopy('tests/built/claims.spec.ts'), claims);
  });

  it('results in well-formatted code', async () => {
    await tool('biome', ['check', '--write', 'site/src/content', 'tests/built']);
    await tool('biome', ['check', 'site/src/content', 'site/src/routes', 'tests/built']);
  });

  it('results in valid types', async () => {
    await tool('site/node_modules/@react-router/dev/bin.cjs', ['typegen', 'site']);
    await tool('tsc', ['--noEmit']);
  });

  it('passes the unit tests of the site', async () => {
    await tool('vitest', ['run', '--project', 'unit', 'site/src']);
  });

  it('builds, and the build passes its tests', async () => {
    const places = { BACKEND_PORT: '54471', CI: '' };
    await tool('playwright', ['test', '--project', 'files'], places);
  });

  it('builds for a hosted site, since no sample content is left', async () => {
    await tool('node', ['site/build/build.ts'], {
      VITE_SUPABASE_URL: 'https://example.supabase.co',
      VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_example',
      VITE_SITE_URL: 'https://sonoranplumbing.com',
      VITE_LEADS: 'supabase',
      BUILD_WITHOUT_BACKEND: '1',
    });
    const html = await readFile(inCopy('site/dist/client/index.html'), 'utf8');
    expect(html).not.toContain('noindex');
    expect(html).not.toContain('Sample content');
  });
});
