import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { company } from './company.ts';
import { home } from './home.ts';
import { navigation } from './navigation.ts';
import { staticPosts } from './posts.ts';
import {
  companySchema,
  homeSchema,
  navigationSchema,
  servicesSchema,
  staticPostsSchema,
} from './schema.ts';
import { services } from './services.ts';
import { communitySlugs, routePaths, serviceSlugs } from './slugs.ts';

const problems = (file: string, schema: z.ZodMiniType, content: unknown): string[] => {
  const result = z.safeParse(schema, content);
  if (result.success) return [];
  return result.error.issues.map(
    (issue) => `${file} ${z.core.toDotPath(issue.path)}: ${issue.message}`,
  );
};

const files: [file: string, schema: z.ZodMiniType, content: unknown][] = [
  ['company.ts', companySchema, company],
  ['navigation.ts', navigationSchema, navigation],
  ['home.ts', homeSchema, home],
  ['services.ts', servicesSchema, services],
  ['posts.ts', staticPostsSchema, staticPosts],
];

describe('content files', () => {
  it.each(files)('follows its schema: %s', (file, schema, content) => {
    expect(problems(file, schema, content)).toEqual([]);
  });

  it('names the file and the field when something is wrong', () => {
    const broken = {
      ...company,
      founded: 2020,
      email: { ...company.email, display: 'me@real.com' },
    };
    const report = problems('company.ts', companySchema, broken).join('\n');
    expect(report).toContain('company.ts founded:');
    expect(report).toContain('company.ts email.display: is not an example.com address');
  });
});

/** Every string of a content file, wherever it stands. */
function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null
    ? Object.values(content).flatMap(textsOf)
    : [];
}

describe('all words of the site', () => {
  const modules = import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], { eager: true });

  it('have typographic apostrophes and quotation marks', () => {
    const texts = Object.values(modules).flatMap(textsOf);
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => /\w'|'\w|\s"|"\s/.test(text))).toEqual([]);
  });
});

describe('services', () => {
  it('has one entry for each service route, in the order of the route table', () => {
    expect(services.map((service) => service.slug)).toEqual([...serviceSlugs]);
  });
});

describe('navigation', () => {
  const everyLink = navigation.groups.flatMap((group) => [group.featured, ...group.items]);

  it('reaches every fixed route from the bar, the menu or the brand link', () => {
    const reachable = new Set<string>(
      [...everyLink, ...navigation.plainLinks, navigation.admin, { path: '/' }].map(
        (link) => link.path,
      ),
    );
    expect(routePaths.filter((path) => !reachable.has(path))).toEqual([]);
  });

  it('lists no address twice inside the groups', () => {
    const paths = everyLink.map((link) => link.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('keeps each item under its own section root', () => {
    for (const group of navigation.groups) {
      expect(group.featured.path).toBe(`/${group.id}`);
      for (const item of group.items) expect(item.path).toMatch(new RegExp(`^/${group.id}/`));
    }
  });

  it('gives Commercial and Communities two columns and phones the first six services', () => {
    const twoColumns = navigation.groups.filter((group) => group.columns === 2);
    expect(twoColumns.map((group) => group.id)).toEqual(['commercial', 'communities']);
    const limits = navigation.groups.map((group) => group.mobileItemCount);
    expect(limits).toEqual([6, null, null, null]);
  });
});

describe('company', () => {
  it('serves each city page, Brownsville by its own phone and four others by a shared one', () => {
    const phoneOf = Object.fromEntries(
      company.serviceAreas.map((area) => [area.slug, area.phone.display]),
    );
    expect(Object.keys(phoneOf).sort()).toEqual([...communitySlugs].sort());
    expect(phoneOf.brownsville).toBe(company.phones.brownsville.display);
    for (const slug of ['harlingen', 'mcallen', 'edinburg', 'rio-grande-city']) {
      expect(phoneOf[slug]).toBe(company.phones.cities.display);
    }
    expect(company.phones.cities).not.toEqual(company.phones.brownsville);
  });

  it('shows the stated hours', () => {
    expect(company.hours.map((row) => `${row.days}: ${row.hours}`)).toEqual([
      'Monday to Friday: 9 AM to 6 PM',
      'Saturday: 10 AM to 4 PM',
      'Sunday: closed',
    ]);
  });

  it('links only the network that has a page', () => {
    const linked = company.social.filter((network) => network.href !== null);
    expect(company.social).toHaveLength(4);
    expect(linked.map((network) => network.name)).toEqual(['Facebook']);
  });
});

describe('home', () => {
  it('gives the prices of docs/behavior.md#claims in its answers', () => {
    const cost = home.faq.items.find((item) => item.question.includes('cost'))?.answer;
    expect(cost).toContain('from about $1,500');
    expect(cost).toContain('from $5,000 to $25,000+');
  });
});

describe('built-in posts', () => {
  it('carries the stated ids, slugs and categories', () => {
    expect(staticPosts.map((post) => [post.id, post.slug, post.category])).toEqual([
      ['static-1', 'creating-perfect-sound-environment', 'Audio'],
      ['static-2', 'modern-lighting-trends', 'Lighting'],
      ['static-3', 'smart-home-integration', 'Networking'],
    ]);
  });

  it('says of two articles that they are being developed', () => {
    const inWork = staticPosts.filter((post) => post.content.includes('is being developed'));
    expect(inWork.map((post) => post.id)).toEqual(['static-2', 'static-3']);
  });
});
