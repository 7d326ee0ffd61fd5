import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { about } from './about.ts';
import { blog } from './blog.ts';
import { brownsville } from './communities/brownsville.ts';
import { edinburg } from './communities/edinburg.ts';
import { harlingen } from './communities/harlingen.ts';
import { mcallen } from './communities/mcallen.ts';
import { mission } from './communities/mission.ts';
import { communitiesOverview } from './communities/overview.ts';
import { rioGrandeCity } from './communities/rio-grande-city.ts';
import { type City, citySchema, communitiesOverviewSchema } from './communities/schema.ts';
import { southPadreIsland } from './communities/south-padre-island.ts';
import { company } from './company.ts';
import { contact } from './contact.ts';
import { notFound } from './notFound.ts';
import { projects } from './projects.ts';
import { communitySlugs } from './slugs.ts';
import {
  aboutSchema,
  blogSchema,
  contactSchema,
  notFoundSchema,
  projectsSchema,
} from './standalone/schema.ts';

const cities: City[] = [
  southPadreIsland,
  brownsville,
  harlingen,
  mcallen,
  mission,
  edinburg,
  rioGrandeCity,
];

const files: [file: string, schema: z.ZodMiniType, content: unknown][] = [
  ...cities.map((city): [string, z.ZodMiniType, unknown] => [
    `communities/${city.slug}.ts`,
    citySchema,
    city,
  ]),
  ['communities/overview.ts', communitiesOverviewSchema, communitiesOverview],
  ['about.ts', aboutSchema, about],
  ['contact.ts', contactSchema, contact],
  ['projects.ts', projectsSchema, projects],
  ['blog.ts', blogSchema, blog],
  ['notFound.ts', notFoundSchema, notFound],
];

const problems = (file: string, schema: z.ZodMiniType, content: unknown): string[] => {
  const { error } = z.safeParse(schema, content);
  return (error?.issues ?? []).map(
    (issue) => `${file} ${z.core.toDotPath(issue.path)}: ${issue.message}`,
  );
};

const targets = (actions: readonly { label: string; path?: string; call?: string }[] = []) =>
  actions.map(({ label, path, call }) => [label, path ?? call]);

const slugsWith = (has: (city: City) => unknown) =>
  cities.filter((city) => has(city)).map((city) => city.slug);

describe('content files of places', () => {
  it.each(files)('follows its schema: %s', (file, schema, content) => {
    expect(problems(file, schema, content)).toEqual([]);
  });

  it('names the file and the field when something is wrong', () => {
    const broken = { ...mission, faq: { ...mission.faq, items: mission.faq?.items.slice(1) } };
    expect(problems('mission.ts', citySchema, broken).join()).toContain('mission.ts faq.items:');
  });

  it('accepts a city that has nothing but its name, description and hero', () => {
    const { slug, name, meta, hero } = mission;
    expect(problems('mission.ts', citySchema, { slug, name, meta, hero })).toEqual([]);
  });
});

describe('city pages', () => {
  it('has one for each city route, by the name and with the phone that company.ts gives', () => {
    expect(cities.map((city) => city.slug)).toEqual([...communitySlugs]);
    const names = Object.fromEntries(company.serviceAreas.map((area) => [area.slug, area.name]));
    for (const city of cities) expect(names[city.slug]).toBe(city.name);
  });

  it('leaves phone numbers and mail addresses to company.ts', () => {
    expect(JSON.stringify([cities, communitiesOverview, contact])).not.toMatch(/555-01|@example/);
  });

  it('titles the five named heroes "Custom Designs in" and the city', () => {
    for (const city of [brownsville, harlingen, mcallen, edinburg, rioGrandeCity]) {
      expect(city.hero?.title).toBe(`Custom Designs in ${city.name}`);
      expect(Object.keys(city.info ?? {})).toEqual(['location', 'contact', 'hours']);
      expect(city.local).toBeDefined();
    }
  });

  it('closes each page with a call to its own phone and a consultation', () => {
    for (const { slug, closing } of cities) {
      const consult = slug === 'edinburg' ? '/contact' : '/contact#contact';
      expect(targets(closing?.actions).slice(0, 2)).toEqual([
        ['Call Us Today', 'city'],
        ['Schedule Consultation', consult],
      ]);
    }
  });

  it('gives each special section to the cities that have it', () => {
    expect(slugsWith((city) => city.theater)).toEqual(['harlingen', 'mcallen']);
    expect(slugsWith((city) => city.comingSoon)).toEqual(['mcallen', 'rio-grande-city']);
    expect(slugsWith((city) => city.solutions)).toEqual(['south-padre-island', 'brownsville']);
    const withServices = ['south-padre-island', 'brownsville', 'mission'];
    expect(slugsWith((city) => city.services)).toEqual(withServices);
    expect(slugsWith((city) => city.projects)).toEqual(['south-padre-island', 'mission']);
    expect(slugsWith((city) => city.testimonials)).toEqual(['south-padre-island', 'mission']);
    expect(slugsWith((city) => city.faq)).toEqual(['mission']);
  });

  it('mentions bilingual support on exactly one', () => {
    const words = /bilingual|spanish|español/i;
    expect(slugsWith((city) => words.test(JSON.stringify(city)))).toEqual(['rio-grande-city']);
  });
});

describe('single cities', () => {
  it('offers Residential, Commercial, Security & Networking in Brownsville', () => {
    expect(brownsville.services?.cards.map((card) => [card.title, card.path])).toEqual([
      ['Residential', '/residential'],
      ['Commercial', '/commercial'],
      ['Security & Networking', '/services/security-systems'],
    ]);
  });

  it('leads from Mission to the six stated services and to contact', () => {
    expect(mission.services?.cards.map((card) => card.path)).toEqual([
      '/services/smart-home-automation',
      '/services/lighting-design',
      '/services/audio-services',
      '/services/video-services',
      '/services/networking-services',
      '/services/security-systems',
      '/contact',
    ]);
    expect(mission.hero?.actions.map((action) => targets([action])[0]?.[1])).toEqual([
      '/contact',
      '/services',
    ]);
  });

  it('states the typical installation times in Mission', () => {
    const answers = mission.faq?.items.map((item) => item.answer).join(' ');
    expect(answers).toContain('Basic lighting or audio takes 1-2 days.');
    expect(answers).toContain('A comprehensive smart home takes 1-2 weeks.');
  });

  it('leads from Edinburg to contact and services, above and below', () => {
    const paths = (actions = edinburg.hero?.actions) => targets(actions).map(([, path]) => path);
    expect(paths()).toEqual(['/contact', '/services']);
    expect(paths(edinburg.closing?.actions)).toEqual(['city', '/contact', '/services']);
  });

  it('has four bullets, six service cards and three recent projects on South Padre Island', () => {
    expect(targets(southPadreIsland.hero?.actions)).toEqual([
      ['Schedule Consultation', '/contact#contact'],
      ['View Our Projects', '/projects'],
    ]);
    expect(southPadreIsland.meta.title).toContain('South Padre Island');
    expect(Object.values(southPadreIsland.info ?? {}).map((card) => card.title)).toEqual([
      'Location',
      'Contact',
      'Service Hours',
    ]);
    expect(southPadreIsland.solutions?.bullets).toHaveLength(4);
    const routes = southPadreIsland.services?.cards.map((card) => card.path);
    expect(new Set(routes).size).toBe(6);
    for (const route of routes ?? []) expect(route).toMatch(/^\/services\/[a-z-]+$/);
    expect(southPadreIsland.projects?.tiles.map((tile) => tile.title)).toEqual([
      'Beachfront condo',
      'Luxury vacation rental',
      'Island restaurant',
    ]);
  });
});

describe('communities overview', () => {
  it('shows one card a city, each with its own picture and route', () => {
    expect(communitiesOverview.cities.cards.map((card) => [card.path, card.image])).toEqual(
      communitySlugs.map((slug) => [`/communities/${slug}`, `city-${slug}`]),
    );
    expect(communitiesOverview.cities.cards.map((card) => card.name)).toEqual(
      cities.map((city) => city.name),
    );
  });

  it('gives three reasons', () => {
    expect(communitiesOverview.area.points.map((point) => point.title)).toEqual([
      'Local expertise',
      'Custom solutions',
      'Fast response times',
    ]);
  });
});

describe('about, contact and projects', () => {
  it('values Quality, Service, Value and shows two kinds of work', () => {
    expect(about.values.items.map((item) => item.title)).toEqual(['Quality', 'Service', 'Value']);
    expect(about.work.items.map((item) => item.title)).toEqual([
      'Custom Home Theaters',
      'Outdoor Entertainment Systems',
    ]);
  });
});
