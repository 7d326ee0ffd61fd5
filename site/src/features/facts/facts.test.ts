import { problemsOf } from '@custom-designs/desk/facts/schema';
import { describe, expect, it } from 'vitest';
import { communities, fillPlaceholders, testimonialPages } from '../../content/pages.server.ts';
import { assign, assignmentCode } from './content.ts';
import { initialFacts } from './initial.server.ts';
import { overlayOf } from './overlay.ts';
import { reviewOverlay } from './reviews.ts';

const facts = initialFacts();
const contentModules = import.meta.glob<Record<string, unknown>>(
  '../../content/{services,residential,commercial,communities}/*.ts',
  { eager: true },
);
const fact = (key: string) => {
  const found = facts.find((known) => known.key === key);
  if (!found) throw new Error(`There is no fact "${key}".`);
  return found;
};
const updated_at = '2026-11-26T14:14:00Z';
const row = (key: string, value: unknown) => ({ key, value, updated_at });
const [first] = communities;
const city = `city.${first?.slug}.hero.description`;

describe('the list of facts', () => {
  it('has different keys, and values of the content files that pass their own checks', () => {
    expect(new Set(facts.map(({ key }) => key)).size).toBe(facts.length);
    const problems = facts.flatMap((known) =>
      known.initial === null
        ? []
        : [...problemsOf(known, known.initial)].map((one) => [known.key, ...one]),
    );
    expect(problems).toEqual([]);
  });

  it('covers each city and each price', () => {
    for (const { slug } of communities) expect(fact(`city.${slug}.hero.description`)).toBeDefined();
    const prices = facts.filter(({ at }) => at.file === 'priceList.ts');
    expect(prices.length).toBeGreaterThan(0);
    for (const { sentences, key } of prices) {
      expect(
        sentences?.map(({ text }) => text.includes('{value}')),
        key,
      ).not.toContain(false);
      expect(fillPlaceholders(`{${key}}`)).toMatch(/^\$/);
    }
  });
});

describe('a value', () => {
  it.each([
    ['phone.main', { label: '555', href: 'tel:+1555' }, 'href', /area code/],
    ['email', { label: 'me', href: 'mailto:me' }, 'label', /email address/],
    [city, ' ', '', /Write something/],
    [city, 'x'.repeat(261), '', /Shorten it to 260/],
    ['discount.percent', 0, '', /from 1 to 90/],
    ['price.premiumTheater', [9, 8], '', /higher/],
  ])('of %s that breaks a page is refused with advice', (key, value, part, advice) => {
    expect(problemsOf(fact(key), value).get(part)).toMatch(advice);
  });
});

describe('stored facts', () => {
  const phone = { label: '(202) 555-0100', href: 'tel:+12025550100' };

  it('replace values of content files, and a wrong one only causes a warning', () => {
    const known = facts.map((one) =>
      one.key === 'discount.heading' ? { ...one, initial: '15% off for seniors' } : one,
    );
    const { assignments, warnings } = overlayOf(known, [
      row('phone.main', phone),
      row('showroom', { ...(fact('showroom').initial as object), street: '1 Main Street' }),
      row('insurance', ''),
      row('social', [{ label: 'Own site', href: '' }]),
      row('discount.percent', 20),
      row('hours', 'always'),
      row('email', null),
      row('color', 'red'),
    ]);
    const files = {
      'company.ts': {
        company: { phones: {}, showroom: { geo: 1 }, insurance: 'Yes', discount: {}, isSample: {} },
      },
    };
    assign(files, assignments);
    expect(files).toMatchObject({
      'company.ts': {
        company: {
          phones: { main: phone },
          showroom: { geo: 1, street: '1 Main Street' },
          insurance: undefined,
          social: [{ label: 'Own site' }],
          discount: { percent: 20, heading: '20% off for seniors' },
          factsChangedAt: updated_at,
        },
      },
    });
    expect(warnings).toEqual([
      expect.stringContaining('"hours" is left out'),
      expect.stringContaining('"color" is left out'),
    ]);
    expect(assignmentCode(assignments)).toContain('(company as any)["phones"]["main"] = {"label"');
  });

  it('change nothing if there are none', () => {
    expect(overlayOf(facts, []).assignments).toEqual([]);
  });

  it('remove the mark of samples once every price is confirmed', () => {
    const prices = facts
      .filter(({ at }) => at.file === 'priceList.ts')
      .map((price) => ({ ...price, isSample: true }));
    const mark = { path: ['company', 'isSample', 'prices'], value: false };
    const marksOf = (rows: typeof prices) =>
      overlayOf(
        prices,
        rows.map(({ key, initial }) => row(key, initial)),
      ).assignments;
    expect(marksOf(prices)).toContainEqual(expect.objectContaining(mark));
    expect(marksOf(prices.slice(1))).not.toContainEqual(expect.objectContaining(mark));
  });
});

describe('published reviews', () => {
  const own = { id: '1', words: 'Good.', name: 'Ana', role: null, company: 'Casa Azul' };
  const sample = { isSample: true, content: 'Bad.' };
  const contentFiles = () => ({
    'services/a.ts': { page: { testimonials: [sample] } },
    'commercial/b.ts': { page: { testimonials: [sample] } },
    'communities/c.ts': { page: { testimonials: { heading: 'Neighbors', items: [sample] } } },
    'communities/d.ts': { page: {} },
  });

  it('replace the testimonials of their page, in its shape and in their order', () => {
    const files = contentFiles();
    const { assignments, warnings } = reviewOverlay(files, [
      { ...own, page: '/services/a', role: 'Owner' },
      { ...own, page: '/communities/c', role: 'Owner' },
      { ...own, page: '/services/a', name: 'Beto' },
    ]);
    assign(files, assignments);
    expect(files).toEqual({
      ...contentFiles(),
      'services/a.ts': {
        page: {
          testimonials: [
            { content: 'Good.', name: 'Ana', role: 'Owner' },
            { content: 'Good.', name: 'Beto' },
          ],
        },
      },
      'communities/c.ts': {
        page: {
          testimonials: {
            heading: 'Neighbors',
            items: [{ content: 'Good.', author: 'Ana', position: 'Owner', company: 'Casa Azul' }],
          },
        },
      },
    });
    expect(warnings).toEqual([]);
  });

  it.each(['/communities/d', '/services/gone', '/about'])(
    'only cause a warning if %s shows no testimonials',
    (page) => {
      expect(reviewOverlay(contentFiles(), [{ ...own, page }])).toEqual({
        assignments: [],
        warnings: [expect.stringContaining(`no page ${page} shows testimonials`)],
      });
    },
  );

  it('find a page at every address that the desk offers', () => {
    expect(new Set(testimonialPages.map(({ label }) => label)).size).toBe(testimonialPages.length);
    const files = Object.fromEntries(
      Object.entries(contentModules).map(([path, module]) => [
        path.slice('../../content/'.length),
        module,
      ]),
    );
    const reviews = testimonialPages.map(({ value }) => ({ ...own, page: value }));
    expect(reviewOverlay(files, reviews).warnings).toEqual([]);
  });
});
