import { describe, expect, it } from 'vitest';
import { company } from '../content/company.ts';
import { home } from '../content/home.ts';
import { cityNames, services } from '../content/pages.server.ts';
import {
  blogPosting,
  breadcrumbs,
  breadcrumbsTo,
  business,
  faqPage,
  service,
  webSite,
} from './jsonLd.ts';

const site = 'http://127.0.0.1:4173';
const dialed = company.phones.main.href.slice('tel:'.length);
const named = (names: readonly string[]) => names.map((name) => expect.objectContaining({ name }));
const lighting = {
  path: '/services/lighting-design',
  name: 'Lighting Design',
  description: 'Light.',
};

describe('the company', () => {
  it('has its phone, its opening hours, and every town that has a page', () => {
    expect(business()).toMatchObject({
      '@type': 'HomeAndConstructionBusiness',
      '@id': `${site}/#business`,
      telephone: dialed,
      areaServed: named(cityNames),
      openingHoursSpecification: company.hours
        .filter(({ opens }) => opens !== null)
        .map(({ weekdays, opens, closes }) => ({ dayOfWeek: weekdays, opens, closes })),
    });
  });

  it("lists no network's front page as the company's profile", () => {
    const pages = [...company.social, ...(company.reviews ?? [])].flatMap(({ href }) => href ?? []);
    const profiles = pages.filter((href) => new URL(href).pathname !== '/');
    expect(business().sameAs ?? []).toEqual(profiles);
  });

  it('publishes the site under the same name', () => {
    expect(webSite()).toMatchObject({
      url: `${site}/`,
      publisher: { '@id': `${site}/#business`, name: company.name },
    });
  });
});

describe('a service', () => {
  it('names the company as the provider, in every town', () => {
    expect(service(lighting)).toMatchObject({
      '@id': `${site}/services/lighting-design#service`,
      url: `${site}/services/lighting-design`,
      provider: { '@id': `${site}/#business`, telephone: dialed },
      areaServed: named(cityNames),
    });
    expect(service(lighting)).not.toHaveProperty('availableChannel');
  });

  it('has the share picture of its page', () => {
    const picture = { name: 'pool-lighting', alt: 'A pool' };
    expect(service({ ...lighting, picture }).image).toBe(`${site}/og/pool-lighting.jpg`);
  });

  it("may have its own towns and phone, without changing the company's", () => {
    const phone = { href: 'tel:+15207914331' };
    expect(service({ ...lighting, areas: ['Brownsville'], phone })).toMatchObject({
      provider: { telephone: dialed },
      areaServed: named(['Brownsville']),
      availableChannel: {
        servicePhone: { telephone: '+15207914331', areaServed: named(['Brownsville']) },
      },
    });
  });
});

describe('the breadcrumbs of a page', () => {
  it('start at the home page and have full addresses', () => {
    const way = [
      { label: 'Home', href: '/' },
      { label: 'Services', href: '/services' },
    ];
    expect(breadcrumbs(way).itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: `${site}/` },
      { position: 2, name: 'Services', item: `${site}/services` },
    ]);
  });

  it('names breadcrumbs as in the navigation', () => {
    const [service] = services;
    expect(breadcrumbsTo(service?.path ?? '').itemListElement).toMatchObject([
      { name: 'Home' },
      { name: 'Services' },
      { name: service?.name },
    ]);
  });
});

describe('structured questions and answers', () => {
  it("lists the page's questions in order", () => {
    const questions = home.faq.items.map((item) => item.question);
    expect(faqPage(home.faq.items)?.mainEntity).toEqual(named(questions));
  });

  it('leaves out the questions if the page has none', () => {
    expect(faqPage([])).toBeNull();
  });
});

describe('a structured article', () => {
  const facts = {
    path: '/blog/quiet-rooms',
    title: 'Quiet rooms',
    excerpt: '',
    author: company.name,
    published: null,
    category: '',
  };

  it("contains only what an article's row has", () => {
    const told = { description: 'Soft.', datePublished: '2023-05-28', articleSection: 'Audio' };
    const row = { ...facts, excerpt: 'Soft.', published: '2023-05-28', category: 'Audio' };
    expect(blogPosting(row)).toMatchObject(told);
    for (const name of Object.keys(told)) expect(blogPosting(facts)).not.toHaveProperty(name);
  });

  it('names the person in the row as its author, or else the company', () => {
    expect(blogPosting(facts).author).toMatchObject({ '@id': `${site}/#business` });
    expect(blogPosting({ ...facts, author: 'Ana Garza' }).author).toEqual({
      '@type': 'Person',
      name: 'Ana Garza',
    });
  });
});
