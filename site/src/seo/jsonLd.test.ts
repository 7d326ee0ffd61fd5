import { describe, expect, it } from 'vitest';
import { company } from '../content/company.ts';
import { home } from '../content/home.ts';
import { cityNames, communities, services } from '../content/pages.server.ts';
import {
  blogPosting,
  breadcrumbs,
  breadcrumbsTo,
  business,
  faqPage,
  service,
  webSite,
} from './jsonLd.ts';
import * as shapes from './shapes.fixtures.ts';

const lighting = {
  path: '/services/lighting-design',
  name: 'Lighting Design',
  description: 'Light.',
};

describe('the company', () => {
  it('has the shape that search engines ask of a business, and no reviews', () => {
    expect(shapes.businessShape.parse(business())).toEqual(business());
  });

  it('is open at the hours that the company keeps, and not on days off', () => {
    const { openingHoursSpecification } = shapes.businessShape.parse(business());
    const kept = company.hours.filter(({ opens }) => opens !== null);
    expect(openingHoursSpecification.map(({ opens, closes }) => [opens, closes])).toEqual(
      kept.map(({ opens, closes }) => [opens, closes]),
    );
    expect(openingHoursSpecification.flatMap(({ dayOfWeek }) => dayOfWeek)).toEqual(
      kept.flatMap(({ weekdays }) => weekdays),
    );
  });

  it('serves every town that has a page', () => {
    const { areaServed } = shapes.businessShape.parse(business());
    expect(areaServed.map(({ name }) => name)).toEqual(cityNames);
    expect(areaServed.map(({ containedInPlace }) => containedInPlace.name)).toEqual(
      communities.map(() => company.state),
    );
  });

  it('has one phone', () => {
    expect(business()).toMatchObject({ telephone: company.phones.main.href.slice('tel:'.length) });
  });

  it("takes no network's front page for its own profile", () => {
    const pages = company.social.flatMap(({ href }) => href ?? []);
    const profiles = pages.filter((href) => new URL(href).pathname !== '/');
    expect(business().sameAs ?? []).toEqual(profiles);
  });

  it('publishes the site under the same name', () => {
    const site = shapes.webSiteShape.parse(webSite());
    expect(site.publisher['@id']).toBe(business()?.['@id']);
    expect(site.url).toBe('http://127.0.0.1:4173/');
  });
});

describe('a service', () => {
  it.each(services)('$slug has the shape that is asked for', ({ path, title, meta }) => {
    const node = service({ path, name: title, ...meta });
    expect(shapes.serviceShape.parse(node).url).toBe(`http://127.0.0.1:4173${path}`);
  });

  it('shows the picture that the page is shared with', () => {
    const picture = { name: 'pool-lighting', alt: 'A pool' };
    expect(shapes.serviceShape.parse(service({ ...lighting, picture })).image).toBe(
      'http://127.0.0.1:4173/og/pool-lighting.jpg',
    );
  });

  it('is given by the company', () => {
    expect(service(lighting)).toMatchObject({ provider: { '@id': business()?.['@id'] } });
  });

  it('may have a phone of its own, which leaves that of the company alone', () => {
    const phone = { href: 'tel:+15207914331' };
    const name = 'Brownsville';
    const node = shapes.serviceShape.parse(service({ ...lighting, areas: [name], phone }));
    expect(node.availableChannel?.servicePhone).toMatchObject({
      telephone: '+15207914331',
      areaServed: [{ name }],
    });
    expect(node.provider.telephone).toBe(company.phones.main.href.slice('tel:'.length));
    expect(service(lighting)).not.toHaveProperty('availableChannel');
  });

  it('is given in every town, or in those that the page names', () => {
    expect(shapes.serviceShape.parse(service(lighting)).areaServed).toHaveLength(
      communities.length,
    );
    const inMission = shapes.serviceShape.parse(service({ ...lighting, areas: ['Mission'] }));
    expect(inMission.areaServed.map(({ name }) => name)).toEqual(['Mission']);
  });
});

describe('the way to a page', () => {
  it('counts from the home page and names whole addresses', () => {
    const way = [
      { label: 'Home', href: '/' },
      { label: 'Services', href: '/services' },
    ];
    const { itemListElement } = shapes.breadcrumbsShape.parse(breadcrumbs(way));
    expect(itemListElement.map(({ position, item }) => `${position} ${item}`)).toEqual([
      '1 http://127.0.0.1:4173/',
      '2 http://127.0.0.1:4173/services',
    ]);
  });
});

describe('the way to a page of the site', () => {
  it('is told by the names that the navigation gives', () => {
    const [service] = services;
    const { itemListElement } = shapes.breadcrumbsShape.parse(breadcrumbsTo(service?.path ?? ''));
    expect(itemListElement.map(({ name }) => name)).toEqual(['Home', 'Services', service?.name]);
  });
});

describe('questions and answers', () => {
  it('are those of the page, in its order', () => {
    const { mainEntity } = shapes.faqShape.parse(faqPage(home.faq.items));
    expect(mainEntity.map(({ name }) => name)).toEqual(home.faq.items.map((item) => item.question));
  });

  it('are left out where the page has none', () => {
    expect(faqPage([])).toBeNull();
  });
});

describe('an article', () => {
  const facts = {
    path: '/blog/quiet-rooms',
    title: 'Quiet rooms',
    excerpt: '',
    author: company.name,
    published: null,
    category: '',
  };

  it('has the shape that is asked for, also when a row is silent', () => {
    const full = {
      ...facts,
      excerpt: 'Soft things.',
      published: '2023-05-28',
      category: 'Audio',
      picture: { url: 'https://example.supabase.co/a.jpg', alt: 'A room' },
    };
    for (const one of [facts, full]) {
      expect(shapes.blogPostingShape.parse(blogPosting(one))).toEqual(blogPosting(one));
    }
  });

  it('is by the company, or by the person that the row names', () => {
    expect(blogPosting(facts)?.author).toMatchObject({ '@id': business()?.['@id'] });
    expect(blogPosting({ ...facts, author: 'Ana Garza' })?.author).toEqual({
      '@type': 'Person',
      name: 'Ana Garza',
    });
  });
});
