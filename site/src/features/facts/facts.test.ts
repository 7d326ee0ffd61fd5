import { problemsOf } from '@custom-designs/desk/facts/schema';
import { describe, expect, it } from 'vitest';
import { commercial, communities, fillPlaceholders } from '../../content/pages.server.ts';
import { assign, assignmentCode } from './content.ts';
import { initialFacts } from './initial.server.ts';
import { overlayOf } from './overlay.ts';

const facts = initialFacts();
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

  it('covers each city, each page with testimonials, and each price', () => {
    for (const { slug } of communities) expect(fact(`city.${slug}.hero.description`)).toBeDefined();
    for (const { slug } of commercial)
      expect(fact(`testimonials.commercial.${slug}`)).toBeDefined();
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

  it('of a testimonial needs its person’s consent, unless it is marked as a sample', () => {
    const testimonials = fact('testimonials.services.audio-services');
    const own = { content: 'Good.', name: 'Ana', role: '' };
    expect(problemsOf(testimonials, [own]).get('0.consent')).toMatch(/permission/);
    expect(problemsOf(testimonials, [{ ...own, consent: true }]).size).toBe(0);
    expect(problemsOf(testimonials, []).size).toBe(0);
  });
});

describe('stored facts', () => {
  const phone = { label: '(202) 555-0100', href: 'tel:+12025550100' };
  const testimonial = { content: 'Good.', name: 'Ana', role: '', consent: true };

  it('replace values of content files, and a wrong one only causes a warning', () => {
    const { assignments, warnings } = overlayOf(facts, [
      row('phone.main', phone),
      row('showroom', { ...(fact('showroom').initial as object), street: '1 Main Street' }),
      row('insurance', ''),
      row('testimonials.services.audio-services', [testimonial]),
      row('discount.percent', 20),
      row('hours', 'always'),
      row('email', null),
      row('color', 'red'),
    ]);
    const files = {
      'company.ts': {
        company: { phones: {}, showroom: { geo: 1 }, insurance: 'Yes', discount: {}, isSample: {} },
      },
      'services/audio-services.ts': { page: {} },
    };
    assign(files, assignments);
    expect(files).toMatchObject({
      'company.ts': {
        company: {
          phones: { main: phone },
          showroom: { geo: 1, street: '1 Main Street' },
          insurance: undefined,
          discount: { percent: 20, heading: expect.stringMatching(/^20% off/) },
          factsChangedAt: updated_at,
        },
      },
      'services/audio-services.ts': { page: { testimonials: [{ content: 'Good.', name: 'Ana' }] } },
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
    const prices = facts.filter(({ at }) => at.file === 'priceList.ts');
    const mark = { path: ['company', 'isSample', 'prices'], value: false };
    const marksOf = (rows: typeof prices) =>
      overlayOf(
        facts,
        rows.map(({ key, initial }) => row(key, initial)),
      ).assignments;
    expect(marksOf(prices)).toContainEqual(expect.objectContaining(mark));
    expect(marksOf(prices.slice(1))).not.toContainEqual(expect.objectContaining(mark));
  });
});
