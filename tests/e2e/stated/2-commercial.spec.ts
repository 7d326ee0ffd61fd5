import {
  expectAccordion,
  expectFeatures,
  expectSections,
  expectTestimonials,
  readArea,
  type ShownArea,
  type ShownPage,
  shownSection,
  targetsOf,
} from './shown.ts';
import { expect, test } from './visit.ts';

const slugs = [
  'conference-rooms',
  'restaurants-bars',
  'offices',
  'retail',
  'medical-facilities',
  'outdoor-lighting',
  'business-signs',
  'emergency-services',
];
const details = slugs.map((slug) => `/commercial/${slug}`);
const withFixedCounts = [
  'conference-rooms',
  'restaurants-bars',
  'offices',
  'retail',
  'outdoor-lighting',
];

let overview: ShownArea['overview'];
let pages: ShownArea['pages'];
let pageOf: ShownArea['pageOf'];
const faqOf = (page: ShownPage) => shownSection(page, 'Frequently asked questions');
const benefitsOf = (page: ShownPage) =>
  shownSection(page, /^Why Choose Our \w.* Solutions$/).items.flatMap(({ texts }) => texts);

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ reader }) => {
  ({ overview, pages, pageOf } = await readArea(reader, '/commercial', slugs));
});

test.describe('Commercial', () => {
  test('Hero height 85vh.', () => {
    expect([overview, ...pages].flatMap((page) => page.wrongHeroes)).toEqual([]);
  });

  test("Overview: hero 'Commercial Technology Solutions' with 'Schedule a Consultation' (/contact) and 'Explore Services'", () => {
    const hero = overview.sections[0];
    expect(hero).toMatchObject({ heading: 'Commercial Technology Solutions', pictures: 1 });
    expect(overview.hasStill).toBe(true);
    expect(targetsOf(hero, 'Schedule a Consultation')).toEqual(['/contact']);
    expect(targetsOf(hero, 'Explore Services')).toEqual(['/services']);
  });

  test("eight service cards (Conference Rooms, Restaurants & Bars, Offices, Retail, Medical Facilities, Outdoor Lighting, Business Signs, Emergency Services), each with 'Learn more'", () => {
    const { items } = overview.sections[1] ?? { items: [] };
    expect(items.map(({ title }) => title)).toEqual([
      'Conference Rooms',
      'Restaurants & Bars',
      'Offices',
      'Retail',
      'Medical Facilities',
      'Outdoor Lighting',
      'Business Signs',
      'Emergency Services',
    ]);
    expect(items.map(({ links }) => links)).toEqual(
      details.map((target) => [{ name: expect.stringMatching(/^Learn more/), target }]),
    );
  });

  test("'Why Choose' with four reasons (Expertise & Experience, Custom Solutions, Ongoing Support, Latest Technology)", () => {
    const reasons = shownSection(overview, /^Why Choose/);
    expect(reasons.items.map(({ title }) => title)).toEqual([
      'Expertise & Experience',
      'Custom Solutions',
      'Ongoing Support',
      'Latest Technology',
    ]);
    expectFeatures(reasons, '/commercial');
  });

  test("closing 'Get a Free Quote' to /contact.", () => {
    const closing = overview.sections.at(-1);
    expect(targetsOf(closing, 'Get a Free Quote')).toEqual(['/contact']);
    const tops = overview.sections.map(({ top }) => top);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  });

  test("Detail template: hero with title, subtitle, description, buttons 'Request a Consultation' and 'View All Commercial Services'", () => {
    for (const [index, { route, sections, subtitle, hasStill }] of pages.entries()) {
      const hero = sections[0];
      expect(subtitle, route).toMatch(/\w{5}/);
      expect(hero?.heading, route).toMatch(new RegExp(`^\\w.* ${subtitle}$`));
      expect(hero?.paragraphs[0], `${route}: description`).toMatch(/(\w+\W+){8}/);
      expect([hasStill, hero?.pictures], route).toEqual([true, 1]);
      const contact = `/contact?service=${slugs[index]}#contact`;
      expect(targetsOf(hero, 'Request a Consultation'), route).toEqual([contact]);
      expect(targetsOf(hero, 'View All Commercial Services'), route).toEqual(['/commercial']);
    }
  });

  test('six or more service features', ({ isPhone }) => {
    for (const page of pages) {
      const services = shownSection(page, 'Our Services');
      expect(services.items.length, page.route).toBeGreaterThanOrEqual(6);
      expectFeatures(services, page.route);
      const columns = new Set(services.items.map(({ left }) => left)).size;
      if (!isPhone) expect(columns, `${page.route}: columns`).toBeGreaterThan(1);
    }
  });

  test("'Why Choose Our ... Solutions' benefits list", () => {
    for (const page of pages) {
      const benefits = benefitsOf(page);
      expect(benefits.length, page.route).toBeGreaterThanOrEqual(4);
      for (const benefit of benefits) expect(benefit, page.route).toMatch(/\w+ \w+ \w+/);
    }
  });

  test('success stories (title, client, location, image, description)', () => {
    for (const page of pages) {
      const { items } = shownSection(page, 'Success Stories');
      expect(items.length, page.route).toBeGreaterThanOrEqual(3);
      for (const { title, texts, pictures } of items)
        expect({ title, texts, pictures }, page.route).toEqual({
          title: expect.stringMatching(/\w+ \w+/),
          texts: [
            expect.stringMatching(/^\w[^|]+ \| \w[^|]+$/),
            expect.stringMatching(/\w+ \w+ \w+/),
          ],
          pictures: 1,
        });
    }
  });

  test('testimonials (content, author, position, company)', () => {
    for (const page of pages) {
      const testimonials = shownSection(page, 'What Our Clients Say');
      expect(testimonials.quotes.length, page.route).toBeGreaterThanOrEqual(2);
      expectTestimonials(testimonials, page.route);
      const roles = testimonials.quotes.flatMap(({ lines }) => lines.slice(1));
      expect(roles.length, `${page.route}: with a role`).toBeGreaterThanOrEqual(2);
      for (const role of roles) expect(role, page.route).toMatch(/^\w[^,]+, \w+/);
    }
  });

  test('FAQ accordion (one open at a time)', () => {
    for (const page of pages) {
      expect(faqOf(page).questions.length, page.route).toBeGreaterThanOrEqual(4);
      expectAccordion(faqOf(page), page.route);
    }
  });

  test('closing call to action.', () => {
    for (const [index, page] of pages.entries()) {
      const { route, sections } = page;
      const closing = sections.at(-1);
      const contact = `/contact?service=${slugs[index]}#contact`;
      expect(targetsOf(closing, 'Get a Free Quote'), route).toEqual([contact]);
      expect(targetsOf(closing, 'Explore More Services'), route).toEqual(['/commercial']);
      expect(closing?.id, route).toBe('contact');
    }
  });

  test('Detail template: … six or more service features; … benefits list; success stories … testimonials … FAQ accordion … closing call to action.', () => {
    for (const page of pages)
      expectSections(page, [
        new RegExp(`^${page.sections[0]?.heading}$`),
        /^Our Services$/,
        /^Why Choose Our/,
        /^Success Stories$/,
        /^What Our Clients Say$/,
        /^Frequently asked questions$/,
        new RegExp(`^${page.sections.at(-1)?.heading.replace('?', '\\?')}$`),
      ]);
  });

  test('Conference rooms, restaurants and bars, offices, retail and outdoor lighting carry fixed copy (6-12 features, 6-10 benefits, 3-4 case studies, 2-3 testimonials, 4-8 FAQs).', () => {
    for (const slug of withFixedCounts) {
      const page = pageOf(slug);
      for (const [what, count, least, most] of [
        ['features', shownSection(page, 'Our Services').items.length, 6, 12],
        ['benefits', benefitsOf(page).length, 6, 10],
        ['case studies', shownSection(page, 'Success Stories').items.length, 3, 4],
        ['testimonials', shownSection(page, 'What Our Clients Say').quotes.length, 2, 3],
        ['FAQs', faqOf(page).questions.length, 4, 8],
      ] as const) {
        expect(count, `${slug}: ${what}`).toBeGreaterThanOrEqual(least);
        expect(count, `${slug}: ${what}`).toBeLessThanOrEqual(most);
      }
    }
  });

  test("Business Signs (subtitle '& Digital Displays'), Emergency (subtitle 'Services'), Medical Facilities (subtitle 'Technology Solutions') and Outdoor Lighting (subtitle 'Solutions') also use it.", () => {
    for (const [slug, title, subtitle] of [
      ['business-signs', 'Business Signs', '& Digital Displays'],
      ['emergency-services', 'Emergency', 'Services'],
      ['medical-facilities', 'Medical Facilities', 'Technology Solutions'],
      ['outdoor-lighting', 'Outdoor Lighting', 'Solutions'],
    ] as const) {
      const page = pageOf(slug);
      expect(page.subtitle).toBe(subtitle);
      expect(page.sections[0]?.heading).toBe(`${title} ${subtitle}`);
      expect(page.sections.map(({ heading }) => heading)).toContain(
        `Why Choose Our ${title} Solutions`,
      );
    }
  });

  test('Commercial pages set a meta description cut at 160 characters.', { tag: '@wide' }, () => {
    const texts: number[] = [];
    for (const { route, description, sections } of pages) {
      expect(description, route).toMatch(/\w+ \w+ \w+/);
      expect(description.length, route).toBeLessThanOrEqual(160);
      const text = sections[0]?.paragraphs[0] ?? '';
      texts.push(text.length);
      const start = description.replaceAll('’', "'").replace(/…$/, '');
      if (text.length > 160) expect(text.startsWith(start), route).toBe(true);
      else expect(start, route).toBe(text);
    }
    expect(Math.max(...texts), 'a text that is cut').toBeGreaterThan(160);
    expect(overview.description.length).toBeLessThanOrEqual(160);
    expect(overview.description).toMatch(/\w+ \w+ \w+/);
  });

  test('Claimed emergency response: under 2 hours on average, 24/7 all year.', {
    tag: '@wide',
  }, () => {
    const { text } = pageOf('emergency-services');
    expect(text).toContain('under 2 hours on average');
    expect(text).toContain('24/7 all year');
  });
});
