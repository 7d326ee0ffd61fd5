import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { loadCommercialPage } from './commercial/index.ts';
import { commercialOverview } from './commercial/overview.ts';
import { commercialOverviewSchema, commercialPageSchema } from './commercial/schema.ts';
import { home } from './home.ts';
import { iconNames } from './pages/schema.ts';
import { loadResidentialPage } from './residential/index.ts';
import { residentialOverview } from './residential/overview.ts';
import { residentialOverviewSchema, residentialPageSchema } from './residential/schema.ts';
import { loadServicePage } from './services/index.ts';
import { servicesOverview } from './services/overview.ts';
import { servicePageSchema, servicesOverviewSchema } from './services/schema.ts';
import { services } from './services.ts';
import { commercialSlugs, residentialSlugs, serviceSlugs } from './slugs.ts';

const servicePages = await Promise.all(serviceSlugs.map(loadServicePage));
const residentialPages = await Promise.all(residentialSlugs.map(loadResidentialPage));
const commercialPages = await Promise.all(commercialSlugs.map(loadCommercialPage));
const areaPages = [...residentialPages, ...commercialPages];

type File = [file: string, schema: z.ZodMiniType, content: unknown];

const family = (name: string, schema: z.ZodMiniType, pages: readonly { slug: string }[]) =>
  pages.map((page): File => [`${name}/${page.slug}.ts`, schema, page]);

const families = {
  services: family('services', servicePageSchema, servicePages),
  residential: family('residential', residentialPageSchema, residentialPages),
  commercial: family('commercial', commercialPageSchema, commercialPages),
};
const files: File[] = [
  ...Object.values(families).flat(),
  ['services/overview.ts', servicesOverviewSchema, servicesOverview],
  ['residential/overview.ts', residentialOverviewSchema, residentialOverview],
  ['commercial/overview.ts', commercialOverviewSchema, commercialOverview],
];

const problems = (file: string, schema: z.ZodMiniType, content: unknown): string[] =>
  (z.safeParse(schema, content).error?.issues ?? []).map(
    (issue) => `${file} ${z.core.toDotPath(issue.path)}: ${issue.message}`,
  );

/** The prose of a page: no names of pictures and icons, no addresses, no places, no buttons. */
function copyOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    /^(slug|icon|image|heroImage|path|location|button|label)$/.test(key) ? [] : copyOf(value),
  );
}
const textOf = (content: unknown) => copyOf(content).join('\n');
const wordsOf = (content: unknown) =>
  textOf(content)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const sentencesOf = (content: unknown) =>
  new Set(
    copyOf(content)
      .flatMap((text) => text.split(/(?<=[.?!:])\s+/))
      .filter((sentence) => sentence.split(/\s+/).length >= 4),
  );

const common = (one: Set<string>, other: Set<string>) => [...one].filter((part) => other.has(part));

function runsOf(content: unknown): Set<string> {
  const words = wordsOf(content);
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}
/** How much of the smaller page stands in the other one too, in runs of five words. */
function sharedPart(one: unknown, other: unknown): number {
  const [small, large] = [runsOf(one), runsOf(other)].sort((a, b) => a.size - b.size);
  if (!small?.size || !large) throw new Error('a page without five words');
  return common(small, large).length / small.size;
}

const pairs = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]));

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('page content', () => {
  it.each(files)('follows its schema: %s', (file, schema, content) => {
    expect(problems(file, schema, content)).toEqual([]);
  });

  it('names the file and the field when something is missing', () => {
    const [first] = servicePages;
    const broken = { ...first, features: first?.features.slice(1), meta: { ...first?.meta, x: 1 } };
    const report = problems('first.ts', servicePageSchema, broken).join('\n');
    expect(report).toContain('first.ts features:');
    expect(report).toContain('first.ts meta:');
  });

  it('loads under each slug the page of that slug', () => {
    expect(servicePages.map((page) => page.slug)).toEqual([...serviceSlugs]);
    expect(residentialPages.map((page) => page.slug)).toEqual([...residentialSlugs]);
    expect(commercialPages.map((page) => page.slug)).toEqual([...commercialSlugs]);
  });

  it.each(Object.keys(families))('fetches one page at a time and none ahead: %s', (name) => {
    const code = readFileSync(new URL(`./${name}/index.ts`, import.meta.url), 'utf8');
    const eager = code.split('\n').filter((line) => /^(import (?!type)|export .* from)/.test(line));
    expect(eager).toEqual([]);
  });

  it.each(Object.keys(families))('says in every file that it is sample copy: %s', (name) => {
    const folder = new URL(`./${name}/`, import.meta.url);
    const silent = readdirSync(folder)
      .filter((file) => !/^(index|schema)\.ts$/.test(file))
      .filter((file) => !/^\/\*\* Sample copy/.test(readFileSync(new URL(file, folder), 'utf8')));
    expect(silent).toEqual([]);
  });

  it('asks only for icons that the line set has, and lists none in vain', () => {
    const require = createRequire(new URL('../../../packages/ui/package.json', import.meta.url));
    const { iconNames: drawn } = require('lucide-react/dynamic') as { iconNames: string[] };
    expect(iconNames.filter((name) => !drawn.includes(name))).toEqual([]);
    const code = JSON.stringify(files.map(([, , content]) => content));
    expect(iconNames.filter((name) => !code.includes(`"icon":"${name}"`))).toEqual([]);
  });
});

describe('stated facts', () => {
  const byFile = new Map(files.map(([file, , content]) => [file, textOf(content)]));

  it.each([
    ['services/home-theater-installation.ts', ['about $5,000', '$15,000 to $50,000+', '1-3 days']],
    ['services/smart-home-automation.ts', ['about $2,000', '$10,000 to $50,000+', '1-3 days']],
    ['services/security-systems.ts', ['4-6 cameras']],
    ['services/multi-room-audio.ts', ['1-3 days']],
    ['services/video-services.ts', ['4-8 cameras', '1-3 days']],
    ['services/networking-services.ts', ['100 Mbps to 10 Gbps', '99.9% uptime', '1-3 days']],
    [
      'services/fiber-optic-installation.ts',
      ['100 Mbps to 10 Gbps', '99.9% uptime', '1-3 days', 'several weeks'],
    ],
    ['residential/new-construction.ts', ['1-3 days']],
    ['residential/existing-homes.ts', ['1-3 days', 'from about $1,500', 'about $5,000']],
    ['residential/vacation-homes.ts', ['1-3 days']],
    ['commercial/restaurants-bars.ts', ['99.9% uptime']],
    ['commercial/offices.ts', ['100 Mbps to 10 Gbps']],
    ['commercial/emergency-services.ts', ['under 2 hours on average', '24/7 all year']],
    ['commercial/overview.ts', ['24/7 all year']],
  ])('stands on its page word for word: %s', (file, facts) => {
    expect(facts.filter((fact) => !byFile.get(file)?.includes(fact))).toEqual([]);
  });

  it('gives each area page its title and subtitle', () => {
    const titles = areaPages.map((page) => [page.slug, page.title, page.subtitle]);
    expect(titles).toEqual(
      expect.arrayContaining([
        ['business-signs', 'Business Signs', '& Digital Displays'],
        ['emergency-services', 'Emergency', 'Services'],
        ['medical-facilities', 'Medical Facilities', 'Technology Solutions'],
        ['outdoor-lighting', 'Outdoor Lighting', 'Solutions'],
      ]),
    );
  });

  it('shows on the overviews every detail page, in the order of the route table', () => {
    const links = [residentialOverview, commercialOverview].map((overview) =>
      overview.services.cards.map((card) => card.path),
    );
    expect(links).toEqual([
      residentialSlugs.map((slug) => `/residential/${slug}`),
      commercialSlugs.map((slug) => `/commercial/${slug}`),
    ]);
    expect(commercialOverview.services.cards.map((card) => card.title)).toEqual([
      ...['Conference Rooms', 'Restaurants & Bars', 'Offices', 'Retail'],
      ...['Medical Facilities', 'Outdoor Lighting', 'Business Signs', 'Emergency Services'],
    ]);
    expect(commercialOverview.reasons.cards.map((card) => card.title)).toEqual([
      ...['Expertise & Experience', 'Custom Solutions', 'Ongoing Support', 'Latest Technology'],
    ]);
  });

  it('opens each page with the picture of its own name', () => {
    const pictures = services.map((service) => service.image);
    expect(servicePages.map((page) => page.hero.image)).toEqual(pictures);
    expect(areaPages.map((page) => page.heroImage)).toEqual([
      ...residentialSlugs.map((slug) => `residential-${slug}`),
      ...commercialSlugs.map((slug) => `commercial-${slug}`),
    ]);
  });

  it('makes no claim that is kept to one city or to no page', () => {
    const claims = /bilingual|spanish|english|licensed (electrician|installer)|TDLR|HIPAA|insured/i;
    const everything = [...files.map(([file, , content]) => [file, textOf(content)] as const)];
    const pages = [...everything, ['home.ts', textOf(home)], ['services.ts', textOf(services)]];
    expect(pages.filter(([, text]) => claims.test(text ?? '')).map(([file]) => file)).toEqual([]);
  });
});

describe('pages of their own', () => {
  const everyPage: [file: string, content: unknown][] = [
    ...files.map(([file, , content]): [string, unknown] => [file, content]),
    ['home.ts', home],
    ['services.ts', services],
  ];

  it('share no sentence with another page', () => {
    const shared = pairs(everyPage).flatMap(([[file, one], [otherFile, other]]) =>
      common(sentencesOf(one), sentencesOf(other)).map(
        (sentence) => `${file} and ${otherFile}: ${sentence}`,
      ),
    );
    expect(shared).toEqual([]);
  });

  it.each(Object.entries(families))('differ in most runs of five words: %s', (_, pages) => {
    const alike = pairs(pages).flatMap(([[file, , one], [otherFile, , other]]) => {
      const part = sharedPart(one, other);
      return part < 0.4 ? [] : [`${file} and ${otherFile}: ${Math.round(part * 100)} %`];
    });
    expect(alike).toEqual([]);
  });

  it('are found alike when only the trade was renamed', () => {
    const [page] = servicePages;
    const renamed = JSON.parse(JSON.stringify(page).replaceAll(/theater/gi, 'library'));
    expect(sharedPart(page, renamed)).toBeGreaterThan(0.4);
  });

  it('quote nobody twice and tell no story twice', () => {
    const people = [
      ...servicePages.flatMap((page) => page.testimonials.map(({ name }) => name)),
      ...areaPages.flatMap((page) => page.testimonials.map(({ author }) => author)),
    ];
    expect(repeated(people)).toEqual([]);
    expect(repeated(areaPages.flatMap((page) => page.cases.map(({ title }) => title)))).toEqual([]);
  });

  it('have voices with and without a role, so that the role line is seen to be optional', () => {
    const voices = areaPages.flatMap((page) => page.testimonials);
    const complete = voices.filter(({ position, company }) => position && company);
    expect(complete.length).toBeGreaterThan(0);
    expect(complete.length).toBeLessThan(voices.length);
    expect(servicePages.some((page) => page.testimonials.some(({ role }) => !role))).toBe(true);
  });

  it.each(areaPages)('say what they are before a description is cut: $slug', ({ description }) => {
    const whole = description.slice(0, 160).match(/^.*[.!?](?=\s|$)/)?.[0] ?? '';
    expect(whole.length).toBeGreaterThanOrEqual(110);
  });
});
