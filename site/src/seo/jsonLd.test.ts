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
  it('says its phone, the hours that it keeps, and every town that has a page', () => {
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

  it("takes no network's front page for its own profile", () => {
    const pages = company.social.flatMap(({ href }) => href ?? []);
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
  it('is given by the company, in every town', () => {
    expect(service(lighting)).toMatchObject({
      '@id': `${site}/services/lighting-design#service`,
      url: `${site}/services/lighting-design`,
      provider: { '@id': `${site}/#business`, telephone: dialed },
      areaServed: named(cityNames),
    });
    expect(service(lighting)).not.toHaveProperty('availableChannel');
  });

  it('shows the picture that the page is shared with', () => {
    const picture = { name: 'pool-lighting', alt: 'A pool' };
    expect(service({ ...lighting, picture }).image).toBe(`${site}/og/pool-lighting.jpg`);
  });

  it('may name its towns and a phone of its own, which leaves that of the company alone', () => {
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

describe('the way to a page', () => {
  it('counts from the home page and names whole addresses', () => {
    const way = [
      { label: 'Home', href: '/' },
      { label: 'Services', href: '/services' },
    ];
    expect(breadcrumbs(way).itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: `${site}/` },
      { position: 2, name: 'Services', item: `${site}/services` },
    ]);
  });

  it('is told by the names that the navigation gives', () => {
    const [service] = services;
    expect(breadcrumbsTo(service?.path ?? '').itemListElement).toMatchObject([
      { name: 'Home' },
      { name: 'Services' },
      { name: service?.name },
    ]);
  });
});

describe('questions and answers', () => {
  it('are those of the page, in its order', () => {
    const questions = home.faq.items.map((item) => item.question);
    expect(faqPage(home.faq.items)?.mainEntity).toEqual(named(questions));
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

  it('says what its row says, and nothing that the row leaves open', () => {
    const told = { description: 'Soft.', datePublished: '2023-05-28', articleSection: 'Audio' };
    const row = { ...facts, excerpt: 'Soft.', published: '2023-05-28', category: 'Audio' };
    expect(blogPosting(row)).toMatchObject(told);
    for (const name of Object.keys(told)) expect(blogPosting(facts)).not.toHaveProperty(name);
  });

  it('is by the company, or by the person that the row names', () => {
    expect(blogPosting(facts).author).toMatchObject({ '@id': `${site}/#business` });
    expect(blogPosting({ ...facts, author: 'Ana Garza' }).author).toEqual({
      '@type': 'Person',
      name: 'Ana Garza',
    });
  });
});
