import {
  expectAccordion,
  expectFeatures,
  expectSections,
  expectTestimonials,
  readArea,
  type ShownArea,
  shownSection,
  targetsOf,
} from './shown.ts';
import { expect, test } from './visit.ts';

const slugs = ['new-construction', 'existing-homes', 'vacation-homes'];
const details = slugs.map((slug) => `/residential/${slug}`);

let overview: ShownArea['overview'];
let pages: ShownArea['pages'];

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ reader }) => {
  ({ overview, pages } = await readArea(reader, '/residential', slugs));
});

test.describe('Residential', () => {
  test('Hero height 85vh.', () => {
    expect([overview, ...pages].flatMap((page) => page.wrongHeroes)).toEqual([]);
  });

  test("/residential overview: hero, 'Our Residential Services' (three cards linking to the three detail routes, each with 'Learn more')", () => {
    expect(overview.sections[0]).toMatchObject({ heading: /\w/, pictures: 1 });
    expect(overview.hasStill).toBe(true);
    const { items } = shownSection(overview, 'Our Residential Services');
    expect(items.map(({ links }) => links)).toEqual(
      details.map((target) => [{ name: expect.stringMatching(/^Learn more/), target }]),
    );
    expect(items.map(({ title }) => title)).toEqual([
      'New Construction',
      'Existing Homes',
      'Vacation Homes',
    ]);
  });

  test("'Why Choose Our Residential Solutions' (six value cards), and a call to action.", () => {
    const reasons = shownSection(overview, 'Why Choose Our Residential Solutions');
    expect(reasons.items.length).toBe(6);
    expectFeatures(reasons, '/residential');
    const closing = overview.sections.at(-1);
    expect(closing?.heading).toMatch(/\w+ \w+/);
    expect(closing?.links.length).toBeGreaterThanOrEqual(2);
    expectSections(overview, [
      /^Residential/,
      /^Our Residential Services$/,
      /^Why Choose Our Residential Solutions$/,
      new RegExp(`^${closing?.heading}$`),
    ]);
  });

  test("'Request a Consultation' and 'Get a Free Quote' go to /contact; 'View All Services' and 'Explore Our Services' go to /services.", () => {
    const hero = overview.sections[0];
    expect(targetsOf(hero, 'Request a Consultation')).toEqual(['/contact']);
    expect(targetsOf(hero, 'View All Services')).toEqual(['/services']);
    const closing = overview.sections.at(-1);
    expect(targetsOf(closing, 'Get a Free Quote')).toEqual(['/contact']);
    expect(targetsOf(closing, 'Explore Our Services')).toEqual(['/services']);
  });

  test('Detail pages share one template: hero, services grid, benefits list, case cards, testimonials, FAQ accordion', ({
    isPhone,
  }) => {
    for (const page of pages) {
      const { route, hasStill, sections } = page;
      expect([hasStill, sections[0]?.pictures], route).toEqual([true, 1]);
      expectSections(page, [
        /New Construction|Existing Homes|Vacation Homes/,
        /^Our Services$/,
        /^Why Choose/,
        /^Recent Projects$/,
        /^What Our Clients Say$/,
        /^Frequently asked questions$/,
        new RegExp(`^${sections.at(-1)?.heading.replace('?', '\\?')}$`),
      ]);
      const services = shownSection(page, 'Our Services');
      expect(services.items.length, route).toBeGreaterThanOrEqual(6);
      expectFeatures(services, route);
      const columns = new Set(services.items.map(({ left }) => left)).size;
      if (!isPhone) expect(columns, `${route}: columns`).toBeGreaterThan(1);
      const benefits = shownSection(page, /^Why Choose/).items.flatMap(({ texts }) => texts);
      expect(benefits.length, route).toBeGreaterThanOrEqual(4);
      for (const benefit of benefits) expect(benefit, route).toMatch(/\w+ \w+ \w+/);
      const cases = shownSection(page, 'Recent Projects').items;
      expect(cases.length, route).toBeGreaterThanOrEqual(2);
      for (const { title, texts, pictures } of cases) {
        expect(title, route).toMatch(/\w+ \w+/);
        expect(texts[1], `${route}: description`).toMatch(/\w+ \w+ \w+/);
        expect(pictures, `${route}: ${title}`).toBe(1);
      }
      const testimonials = shownSection(page, 'What Our Clients Say');
      expect(testimonials.quotes.length, route).toBeGreaterThanOrEqual(2);
      expectTestimonials(testimonials, route);
    }
  });

  test('FAQ accordion (one open at a time, collapsible), closing call to action.', () => {
    for (const page of pages) {
      const faq = shownSection(page, 'Frequently asked questions');
      expect(faq.questions.length, page.route).toBeGreaterThanOrEqual(4);
      expectAccordion(faq, page.route);
      expect(page.sections.at(-1)?.id, page.route).toBe('contact');
      expect(page.sections.at(-1)?.heading, page.route).toMatch(/\w+ \w+/);
    }
  });

  test("Hero buttons: 'Request a Consultation' to /contact and 'View All Residential Services' to /residential.", () => {
    for (const [index, { route, sections }] of pages.entries()) {
      const hero = sections[0];
      const contact = `/contact?service=${slugs[index]}#contact`;
      expect(targetsOf(hero, 'Request a Consultation'), route).toEqual([contact]);
      expect(targetsOf(hero, 'View All Residential Services'), route).toEqual(['/residential']);
    }
  });

  test("Closing: 'Get a Free Quote' (/contact) and 'Explore More Services' (/residential).", () => {
    for (const [index, { route, sections }] of pages.entries()) {
      const closing = sections.at(-1);
      const contact = `/contact?service=${slugs[index]}#contact`;
      expect(targetsOf(closing, 'Get a Free Quote'), route).toEqual([contact]);
      expect(targetsOf(closing, 'Explore More Services'), route).toEqual(['/residential']);
    }
  });

  test("A case location line reads 'client | location'.", () => {
    for (const page of pages)
      for (const { texts, title } of shownSection(page, 'Recent Projects').items)
        expect(texts[0], `${page.route}: ${title}`).toMatch(/^\w[^|]+ \| \w[^|]+$/);
  });

  test('A testimonial role line needs both position and company.', () => {
    for (const page of pages) {
      const { quotes } = shownSection(page, 'What Our Clients Say');
      const roles = quotes.map(({ lines }) => lines[1] ?? '');
      expect(roles.filter(Boolean).length, `${page.route}: with both`).toBeGreaterThan(0);
      expect(roles, `${page.route}: without a company`).toContain('');
      for (const role of roles.filter(Boolean)) expect(role, page.route).toMatch(/^\w[^,]+, \w+/);
    }
  });

  test('typical timelines of 1-3 days for theaters and residential work', { tag: '@wide' }, () => {
    for (const { route, text } of pages) expect(text, route).toMatch(/1-3 days/);
  });
});
