import { globSync, readFileSync } from 'node:fs';
import dynamicIconImports from 'lucide-react/dynamicIconImports';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { leadLimits } from '../../../supabase/functions/leads/limits.ts';
import { houseLights } from '../drawings/house.ts';
import { pictureNames } from '../pictures/pictures.server.ts';
import { routePaths } from '../routes.ts';
import { metaDescription } from '../seo/description.ts';
import { company } from './company.ts';
import { type RoomName, tableOf } from './lightRoom.server.ts';
import { lightRoom } from './lightRoom.ts';
import { commercial, fillPlaceholders, navigation, residential } from './pages.server.ts';
import { collections } from './paths.ts';
import { publishedPrices } from './prices.ts';
import { privacy } from './privacy.ts';
import { areaPageSchema, citySchema, servicePageSchema } from './schema/collections.ts';
import * as pages from './schema/pages.ts';
import {
  companySchema,
  navigationSchema,
  pricesSchema,
  repliesSchema,
  staticPostsSchema,
  valleySchema,
} from './schema/site.ts';
import { inWords } from './schema/words.ts';
import { overview } from './services/overview.ts';

const root = new URL('../../../', import.meta.url);
const modules = import.meta.glob<Record<string, unknown>>(
  [
    './*.ts',
    './{services,residential,commercial,communities}/*.ts',
    '!./*.{test,server}.ts',
    '!./{paths,prices,officeDay}.ts',
  ],
  { eager: true },
);

const spanish = import.meta.glob<Record<string, unknown>>('./es/**/*.ts', { eager: true });

const schemas: Readonly<Record<string, z.ZodMiniType>> = {
  'company.ts': companySchema,
  'navigation.ts': navigationSchema,
  'priceList.ts': pricesSchema,
  'replies.ts': repliesSchema,
  'posts.ts': staticPostsSchema,
  'valley.ts': valleySchema,
  'home.ts': pages.homeSchema,
  'about.ts': pages.aboutSchema,
  'contact.ts': pages.contactSchema,
  'projects.ts': pages.projectsSchema,
  'leadForm.ts': pages.leadFormSchema,
  'handover.ts': pages.handoverSchema,
  'lightRoom.ts': pages.lightRoomSchema,
  'afterForm.ts': pages.afterFormSchema,
  'privacy.ts': pages.privacySchema,
  'notFound.ts': pages.notFoundSchema,
  'questions.ts': pages.questionsSchema,
  'blog.ts': pages.blogSchema,
  'services/overview.ts': pages.servicesOverviewSchema,
  'residential/overview.ts': pages.areaOverviewSchema,
  'commercial/overview.ts': pages.areaOverviewSchema,
  'communities/overview.ts': pages.communitiesOverviewSchema,
  services: servicePageSchema,
  residential: areaPageSchema,
  commercial: areaPageSchema,
  communities: citySchema,
};

/** Returns content as pages show it, with placeholders filled in. */
const shown = (content: unknown) =>
  JSON.parse(JSON.stringify(content), (_, value) =>
    typeof value === 'string' ? fillPlaceholders(value) : value,
  );

function schemaOf(file: string): z.ZodMiniType {
  const schema = schemas[file] ?? schemas[file.split('/')[0] ?? ''];
  if (!schema) throw new Error(`${file} has no schema: name it in content.test.ts.`);
  return schema;
}

/** The page of a module, or its only content. */
const contentOf = (module: Record<string, unknown> = {}): unknown =>
  module.page ?? Object.values(module).find((value) => typeof value === 'object');

/** Every content file with its content and its schema. */
const files = Object.entries(modules).map(([key, module]): [string, z.ZodMiniType, unknown] => {
  const file = key.slice('./'.length);
  return [file, schemaOf(file), shown(contentOf(module))];
});

// zod/mini has no error messages of its own.
z.config(z.locales.en());

const problems = (file: string, schema: z.ZodMiniType, content: unknown): string[] =>
  (z.safeParse(schema, content).error?.issues ?? []).map(
    (issue) => `${file} ${z.core.toDotPath(issue.path)}: ${issue.message}`,
  );

/** Lists every text with its field, as "home.ts image: home-hero". */
function textsOf(content: unknown, name: string): { name: string; text: string }[] {
  if (typeof content === 'string') return [{ name, text: content }];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    textsOf(value, Array.isArray(content) ? name : key),
  );
}
const texts = files.flatMap(([file, , content]) =>
  textsOf(content, '').map((found) => ({ file, ...found })),
);
const problemsIn = (names: readonly string[], isSound: (text: string) => boolean) =>
  texts
    .filter(({ name, text }) => names.includes(name) && !isSound(text))
    .map(({ file, name, text }) => `${file} ${name}: ${text}`);

describe('content files', () => {
  it.each(files)('match their schema: %s', (file, schema, content) => {
    expect(problems(file, schema, content)).toEqual([]);
  });

  it.each(Object.keys(spanish))('say in Spanish what they say in English: %s', (key) => {
    const file = key.slice('./es/'.length);
    const words = contentOf(spanish[key]) as never;
    const content = inWords(contentOf(modules[`./${file}`]), words, key);
    expect(problems(file, schemaOf(file), shown(content))).toEqual([]);
  });

  it('have Spanish words, except for facts, posts, and texts of managers', () => {
    const others = ['company', 'posts', 'priceList', 'replies', 'valley'].map(
      (name) => `./${name}.ts`,
    );
    const withWords = Object.keys(modules).filter((key) => !others.includes(key));
    expect(withWords.filter((key) => !(key.replace('./', './es/') in spanish))).toEqual([]);
  });

  it('cause an error that names the file and the field if they are invalid', () => {
    const broken = { ...company, founded: 'long ago', email: { label: 'me', href: 'mailto:me' } };
    const report = problems('company.ts', companySchema, broken).join('\n');
    expect(report).toContain('company.ts founded:');
    expect(report).toContain('company.ts email.label:');
  });

  it('promise the same retention on the privacy page as in the backend', () => {
    const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
    const [sweeps = ''] = globSync('supabase/migrations/*_lead_sweeps.sql', { cwd: root });
    const promised = JSON.stringify(privacy);
    expect(read('supabase/functions/leads/deliver.ts')).toContain(
      '{ months: company.messagesKeptMonths }',
    );
    expect(promised).toContain(`for ${company.messagesKeptMonths} months`);
    const [, days] = read(sweeps).match(/deleted_at < .*interval '(\d+) days'/) ?? [];
    expect(promised).toContain(`after ${days} days`);
    const [leads = ''] = globSync('supabase/migrations/*_leads.sql', { cwd: root });
    expect(promised).toContain('A photo goes with its message');
    expect(read(leads)).toMatch(/^ {2}photo text check/m);
  });

  it('link to existing pages', () => {
    const isKnown = (path: string) =>
      !path.startsWith('/') || routePaths.includes(path.replace(/#.*/, ''));
    expect(problemsIn(['href', 'path'], isKnown)).toEqual([]);
  });

  it('name existing pictures of site/src/pictures', () => {
    const isThere = (name: string) => pictureNames.has(name);
    expect(problemsIn(['image', 'heroImage'], isThere)).toEqual([]);
  });

  it('name lights of the plan and published prices in the list for a house', () => {
    for (const { light, price } of overview.plan.items) {
      expect(Object.keys(houseLights)).toContain(light);
      if (price !== undefined) expect(Object.keys(publishedPrices)).toContain(price);
    }
    const all = overview.plan.items.map(({ label }) => label).join(', ');
    expect(all.length).toBeLessThanOrEqual(leadLimits.subject);
  });

  it('name every lamp and every scene that a room has', () => {
    const names = Object.keys(lightRoom.rooms) as RoomName[];
    for (const name of names) {
      const { lamps, scenes } = lightRoom.rooms[name];
      const { switches, scenes: levels } = tableOf(name);
      expect(Object.keys(lamps).sort(), name).toEqual(Object.keys(switches).sort());
      expect(Object.keys(scenes), name).toEqual(Object.keys(levels));
    }
  });

  it('keep 24 pixels of each lamp clear of the others, on phones and in a low picture', () => {
    for (const name of Object.keys(lightRoom.rooms) as RoomName[]) {
      const lamps = Object.entries(tableOf(name).switches);
      for (const [index, [lamp, [x, y]]] of lamps.entries()) {
        for (const [other, [otherX, otherY]] of lamps.slice(index + 1)) {
          const [across, down] = [Math.abs(x - otherX), (Math.abs(y - otherY) * 9) / 16];
          const pair = `${name}: ${lamp} and ${other}`;
          // On a phone, the picture is at least 350 pixels wide.
          expect(3.5 * Math.max(across, down), pair).toBeGreaterThanOrEqual(24);
          // A low picture, 1,200 pixels wide, cuts off lamps at its top, so their rings lie on its edge.
          expect(12 * across, pair).toBeGreaterThanOrEqual(24);
        }
      }
    }
  });

  it('name existing lucide icons', () => {
    expect(problemsIn(['icon'], (name) => name in dynamicIconImports)).toEqual([]);
  });

  it('use only placeholders that the build can fill in', () => {
    expect(texts.filter(({ text }) => /\{(?!(page|name)\})/.test(text))).toEqual([]);
    expect(fillPlaceholders('{City count} cities: {cities}')).not.toContain('{');
  });

  it('use no placeholders in files that the browser reads', () => {
    const raw = ['blog.ts', 'notFound.ts', 'posts.ts'].flatMap((file) =>
      textsOf(Object.values(modules[`./${file}`] ?? {}), file),
    );
    expect(raw.length).toBeGreaterThan(30);
    expect(raw.filter(({ text }) => text.includes('{'))).toEqual([]);
  });

  it('start hero texts with whole sentences that fit a search result', () => {
    const heroes = [...residential, ...commercial];
    expect(heroes.length).toBeGreaterThan(10);
    const cut = heroes
      .map(({ path, description }) => ({ path, shown: metaDescription(description) }))
      .filter(({ shown }) => shown.length > 155 || !/[.!?]$/.test(shown));
    expect(cut).toEqual([]);
  });

  it('use American words and spellings', () => {
    const british =
      /\b(storey|colour|centre|favourite|grey|metres?|panelling|autumn|holiday|call-out|opening hours|chimney breast|afterwards|towards|whilst|cinema|tills?|refit|telephones?|need not)\b/i;
    const articles = globSync('supabase/seeds/*.sql', { cwd: root }).map((file) => ({
      file,
      name: 'seed',
      text: readFileSync(new URL(file, root), 'utf8'),
    }));
    expect(articles.length).toBeGreaterThan(3);
    const found = [...texts, ...articles].flatMap(
      ({ file, text }) => british.exec(text)?.map((word) => `${file}: ${word}`) ?? [],
    );
    expect(found).toEqual([]);
  });

  it('use typographic apostrophes and quotation marks', () => {
    expect(texts.length).toBeGreaterThan(500);
    expect(texts.filter(({ text }) => /\w'|'\w|\s"|"\s/.test(text))).toEqual([]);
  });
});

describe('facts of the company', () => {
  const sources = globSync(['site/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}'], {
    cwd: root,
  }).filter(
    (path) => !/\.(test|stories|fixtures|guide|css)\.tsx?$|content\/company\.ts$/.test(path),
  );

  /** Code without comments, which may contain examples. */
  const codeOf = (path: string) =>
    readFileSync(new URL(path, root), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

  it.each([
    company.name,
    company.tagline,
    company.state,
    `${company.founded}`,
    `${company.copyrightFrom}`,
    `${company.discount.percent}%`,
    `@${company.email.label.split('@')[1]}`,
    company.showroom.street,
    ...Object.values(company.phones).flatMap(({ label, href }) => [label, href]),
    ...company.social.flatMap(({ href }) => href ?? []),
  ])('are written only in company.ts: %s', (fact) => {
    expect(sources.length).toBeGreaterThan(300);
    const whole = new RegExp(`(?<![\\w$-])${fact.replace(/[()+.?%/]/g, '\\$&')}(?![\\w-])`);
    expect(sources.filter((path) => whole.test(codeOf(path)))).toEqual([]);
  });
});

describe('navigation', () => {
  const groups = navigation.header.filter((item) => 'items' in item);

  it('links to every fixed route from the bar, the menu, the brand link, or the footer', () => {
    const reachable = new Set(
      [...groups, ...navigation.footer]
        .flatMap(({ items }) => items)
        .concat(navigation.siteMap)
        .map(({ href }) => href),
    );
    // Forms link to the first two pages, a shared link to the third, the managers' bar to its own, and emails to the password.
    const isManagers = (path: string) => path.startsWith('/admin');
    const others = ['/contact/sent', '/contact/not-sent', '/blog/preview'];
    const hidden = routePaths.filter((path) => !reachable.has(path) && !isManagers(path));
    expect(hidden.sort()).toEqual(others.sort());
  });

  it('has a group for each folder of pages, with each item under its own root', () => {
    expect(groups.map(({ featured }) => featured.href)).toEqual(collections.map((id) => `/${id}`));
    for (const { featured, items } of groups) {
      expect(items.filter(({ href }) => !href.startsWith(`${featured.href}/`))).toEqual([]);
    }
  });
});
