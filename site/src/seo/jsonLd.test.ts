import { afterEach, describe, expect, it, vi } from 'vitest';
import { company } from '../content/company.ts';
import { home } from '../content/home.ts';
import { services } from '../content/services.ts';
import { blogPosting, breadcrumbs, business, faqPage, service, webSite } from './jsonLd.ts';
import * as shapes from './shapes.fixtures.ts';

const lighting = {
  path: '/services/lighting-design',
  name: 'Lighting Design',
  description: 'Light.',
};

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the company', () => {
  it('has the shape that search engines ask of a business, and no reviews', () => {
    expect(shapes.businessShape.parse(business())).toEqual(business());
  });

  it('is open Monday to Friday 9 to 6 and Saturday 10 to 4', () => {
    const { openingHoursSpecification } = shapes.businessShape.parse(business());
    expect(
      openingHoursSpecification.map(({ dayOfWeek, opens, closes }) => [
        dayOfWeek.at(0),
        dayOfWeek.at(-1),
        opens,
        closes,
      ]),
    ).toEqual([
      ['Monday', 'Friday', '09:00', '18:00'],
      ['Saturday', 'Saturday', '10:00', '16:00'],
    ]);
  });

  it('serves the seven towns', () => {
    const { areaServed } = shapes.businessShape.parse(business());
    expect(areaServed.map(({ name }) => name)).toEqual(
      company.serviceAreas.map(({ name }) => name),
    );
  });

  it('has one phone', () => {
    expect(business()).toMatchObject({ telephone: '+19565550142' });
  });

  it("takes no network's front page for its own profile", () => {
    expect(company.social.map(({ href }) => href)).toContain('https://www.facebook.com/');
    expect(business()).not.toHaveProperty('sameAs');
  });

  it('publishes the site under the same name', () => {
    const site = shapes.webSiteShape.parse(webSite());
    expect(site.publisher['@id']).toBe(business()?.['@id']);
    expect(site.url).toBe('http://127.0.0.1:4173/');
  });
});

describe('a service', () => {
  it.each(services)('$slug has the shape that is asked for', ({ slug, title, longDescription }) => {
    const path = `/services/${slug}`;
    const node = service({ path, name: title, description: longDescription });
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
    const { phone, name } = { name: 'Brownsville', phone: company.phones.brownsville };
    const node = shapes.serviceShape.parse(service({ ...lighting, areas: [name], phone }));
    expect(node.availableChannel?.servicePhone).toMatchObject({
      telephone: '+19565550187',
      areaServed: [{ name }],
    });
    expect(node.provider.telephone).toBe('+19565550142');
    expect(service(lighting)).not.toHaveProperty('availableChannel');
  });

  it('is given in every town, or in those that the page names', () => {
    expect(shapes.serviceShape.parse(service(lighting)).areaServed).toHaveLength(7);
    const inMission = shapes.serviceShape.parse(service({ ...lighting, areas: ['Mission'] }));
    expect(inMission.areaServed.map(({ name }) => name)).toEqual(['Mission']);
  });
});

describe('the way to a page', () => {
  it('counts from the home page and names whole addresses', () => {
    const way = [
      { name: 'Home', path: '/' },
      { name: 'Services', path: '/services' },
    ];
    const { itemListElement } = shapes.breadcrumbsShape.parse(breadcrumbs(way));
    expect(itemListElement.map(({ position, item }) => `${position} ${item}`)).toEqual([
      '1 http://127.0.0.1:4173/',
      '2 http://127.0.0.1:4173/services',
    ]);
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
    author: 'Custom Designs',
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

describe('in the browser', () => {
  it('nothing is built, since nobody reads it there', () => {
    vi.stubEnv('SSR', false);
    const built = [
      business(),
      webSite(),
      service(lighting),
      breadcrumbs([]),
      faqPage(home.faq.items),
    ];
    expect(built).toEqual([null, null, null, null, null]);
  });
});
