import { hydrate } from '../site.ts';
import {
  expectAccordion,
  expectFeatures,
  expectTestimonials,
  readArea,
  type ShownArea,
  shownSection,
  targetsOf,
} from './shown.ts';
import { expect, section, services, test } from './visit.ts';

const words = expect.stringMatching(/\w+ \w+/);
const word = expect.stringMatching(/\w{2}/);

let overview: ShownArea['overview'];
let pages: ShownArea['pages'];
let pageOf: ShownArea['pageOf'];

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ reader }) => {
  ({ overview, pages, pageOf } = await readArea(reader, '/services', services));
});

test.describe('Services overview', () => {
  test("Hero titled 'Our Services'", () => {
    expect(overview.sections[0]).toMatchObject({ heading: 'Our Services', pictures: 1 });
    expect(overview.hasStill).toBe(true);
  });

  test('Hero height 85vh.', () => {
    expect(overview.wrongHeroes).toEqual([]);
  });

  test('a grid of 10 service cards (title, description, icon, link, color, image)', ({
    isPhone,
  }) => {
    const { items } = overview.sections[1] ?? { items: [] };
    expect(items.map(({ links }) => links)).toEqual(
      services.map((slug) => [
        { name: expect.stringMatching(/^Learn more/), target: `/services/${slug}` },
      ]),
    );
    for (const { title, texts, icon, pictures } of items) {
      expect(title).toMatch(/\w{4}/);
      expect(texts[0]).toMatch(/\w+ \w+ \w+/);
      expect(icon, `icon of ${title}`).toMatch(/\d/);
      expect(pictures, `pictures of ${title}`).toBe(1);
    }
    expect(new Set(items.map(({ icon }) => icon)).size, 'colors').toBeGreaterThan(1);
    const columns = new Set(items.map(({ left }) => left)).size;
    if (!isPhone) expect(columns, 'columns').toBeGreaterThan(1);
  });

  test("a closing block 'Ready to Get Started' with a 'Get a Free Quote' button.", () => {
    const closing = overview.sections.at(-1);
    expect(closing?.heading).toBe('Ready to Get Started');
    expect(targetsOf(closing, 'Get a Free Quote')).toEqual(['#write']);
    expect(closing?.fields[0], 'the field that the button leads to').toBe('write');
  });
});

test.describe('Service detail pages', () => {
  test('One shared layout; … Sections in order:', () => {
    const order = [
      /^[A-Z][\w -]+$/,
      /^What We Offer$/,
      /^Our Features$/,
      /^Our Process$/,
      /^What Our Clients Say$/,
      /seniors and veterans/,
      /^Frequently asked questions$/,
      /\w/,
    ];
    for (const page of pages) {
      const shown = page.sections.filter(({ heading }) => heading !== 'What You Keep');
      expect(
        shown.map(({ heading }) => heading),
        page.route,
      ).toEqual(order.map((heading) => expect.stringMatching(heading)));
      const tops = shown.map(({ top }) => top);
      expect(tops, page.route).toEqual(tops.toSorted((one, other) => one - other));
    }
  });

  test('scrolls to the top on open.', { tag: '@wide' }, async ({ visit }) => {
    const page = await visit('/services');
    await hydrate(page);
    const card = section(page, 'Our Services').getByRole('link', { name: /^Learn more/ });
    await card.last().scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await card.last().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fiber Optic Installation');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('Hero at 85% of viewport height', () => {
    expect(pages.flatMap((page) => page.wrongHeroes)).toEqual([]);
  });

  test('… the still image', () => {
    for (const { route, hasStill, sections } of pages) {
      expect(hasStill, `${route}: the still image is loaded`).toBe(true);
      expect(sections[0]?.pictures, route).toBe(1);
    }
  });

  test("the hero button defaults to 'Get a Free Quote' and links to the contact anchor.", () => {
    for (const { route, sections } of pages) {
      const [first] = sections[0]?.links ?? [];
      expect(first, route).toEqual({ name: 'Get a Free Quote', target: '#contact' });
      expect(sections.at(-1)?.id, route).toBe('contact');
    }
  });

  test("'What We Offer' description.", () => {
    for (const page of pages) {
      const { paragraphs } = shownSection(page, 'What We Offer');
      expect(paragraphs.join(' ').split(' ').length, page.route).toBeGreaterThan(50);
    }
  });

  test("'Our Features': grid of 6 items (icon, title, description).", () => {
    for (const page of pages) {
      const features = shownSection(page, 'Our Features');
      expect(features.items.length, page.route).toBe(6);
      expectFeatures(features, page.route);
    }
  });

  test("'Our Process': numbered timeline of 5 or 6 steps.", () => {
    for (const page of pages) {
      const { items } = shownSection(page, 'Our Process');
      expect([5, 6], page.route).toContain(items.length);
      expect(items.map(({ isNumbered, number }) => [isNumbered, number])).toEqual(
        items.map((_, index) => [true, `${index + 1}`]),
      );
      for (const { title, texts } of items) expect([title, ...texts]).toEqual([word, words]);
    }
  });

  test("'What Our Clients Say': 3 testimonials (name, role, content, optional avatar; an initial is shown when no avatar).", () => {
    for (const page of pages) {
      const testimonials = shownSection(page, 'What Our Clients Say');
      expect(testimonials.quotes.length, page.route).toBe(3);
      expectTestimonials(testimonials, page.route);
      const roles = testimonials.quotes.flatMap(({ lines }) => lines.slice(1));
      expect(roles.length, `${page.route}: with a role`).toBeGreaterThan(1);
      for (const role of roles) expect(role, page.route).toMatch(/\w{2}/);
    }
  });

  test('Senior and veteran discount banner.', () => {
    for (const page of pages)
      expect(shownSection(page, /^15% off all services for seniors and veterans$/).text).toMatch(
        /15%/,
      );
  });

  test('FAQ accordion (one open at a time, collapsible), 5 or 6 questions.', () => {
    for (const page of pages) {
      const faq = shownSection(page, 'Frequently asked questions');
      expect([5, 6], page.route).toContain(faq.questions.length);
      expectAccordion(faq, page.route);
    }
  });

  test("Closing call to action with 'Get Started' and 'Learn More' buttons (no handlers shown).", () => {
    for (const { route, sections } of pages) {
      const { fields = [], text } = sections.at(-1) ?? {};
      expect(targetsOf(sections.at(-1), 'Get Started'), route).toEqual(['#write']);
      expect(fields[0], `${route}: the field that the button leads to`).toBe('write');
      expect(text, route).toMatch(new RegExp(`About:\\s*${sections[0]?.heading}`));
      expect(targetsOf(sections.at(-1), 'Learn More'), route).toEqual(['/services']);
    }
  });

  test('Each page carries its own fixed copy.', { tag: '@wide' }, () => {
    const copy = pages.flatMap((page) => [
      ...(page.sections[0]?.paragraphs ?? []),
      ...shownSection(page, 'What We Offer').paragraphs,
      ...shownSection(page, 'Our Features').items.flatMap(({ texts }) => texts),
      ...shownSection(page, 'Our Process').items.flatMap(({ texts }) => texts),
      ...shownSection(page, 'What Our Clients Say').quotes.map(({ content }) => content),
      ...page.sections.flatMap(({ questions }) => questions.map(({ answer }) => answer)),
    ]);
    const sentences = copy.filter((text) => text.split(' ').length > 5);
    expect(sentences.length).toBeGreaterThan(200);
    expect(sentences.filter((text, index) => sentences.indexOf(text) !== index)).toEqual([]);
  });

  test('Stated examples: typical timelines of 1-3 days for theaters and residential work and several weeks for large commercial fiber', {
    tag: '@wide',
  }, () => {
    expect(pageOf('home-theater-installation').text).toMatch(/1-3 days/);
    expect(pageOf('smart-home-automation').text).toMatch(/1-3 days/);
    expect(pageOf('fiber-optic-installation').text).toMatch(/commercial[^.]*several weeks/i);
  });

  test('home theater basic about $5,000 and premium $15,000 to $50,000+', { tag: '@wide' }, () => {
    const { text } = pageOf('home-theater-installation');
    expect(text).toMatch(/basic[^.]*about \$5,000/i);
    expect(text).toMatch(/premium[^.]*\$15,000 to \$50,000\+/i);
  });

  test('smart home basic about $2,000 and whole-home $10,000 to $50,000+.', {
    tag: '@wide',
  }, () => {
    const { text } = pageOf('smart-home-automation');
    expect(text).toMatch(/basic[^.]*about \$2,000/i);
    expect(text).toMatch(/whole-home[^.]*\$10,000 to \$50,000\+/i);
  });

  test('Claims: speeds 100 Mbps to 10 Gbps, 99.9% uptime, 4-6 cameras typical for a home (4-8 on the video page).', {
    tag: '@wide',
  }, () => {
    for (const slug of ['networking-services', 'fiber-optic-installation']) {
      expect(pageOf(slug).text, slug).toContain('100 Mbps to 10 Gbps');
      expect(pageOf(slug).text, slug).toContain('99.9% uptime');
    }
    expect(pageOf('security-systems').text).toMatch(/home[^.]*4-6 cameras/i);
    expect(pageOf('security-systems').text).not.toContain('4-8 cameras');
    expect(pageOf('video-services').text).toMatch(/4-8 cameras/);
    expect(pageOf('video-services').text).not.toContain('4-6 cameras');
  });
});

test.describe('Prices, discount, and claims', () => {
  test('Senior and veteran discount 15%.', () => {
    for (const { route, text } of pages)
      expect(text, route).toContain('15% off all services for seniors and veterans');
  });

  test('A discount of 15% on all services for seniors and veterans is advertised. The visitor must mention it when scheduling and show valid ID at the visit.', () => {
    for (const page of pages)
      expect(shownSection(page, /15%/).paragraphs, page.route).toContain(
        'Mention it when you schedule and show a valid ID at the visit.',
      );
  });

  test('Claims: speeds 100 Mbps to 10 Gbps, 99.9% uptime, emergency response under 2 hours on average.', {
    tag: '@wide',
  }, async ({ visit }) => {
    for (const slug of ['networking-services', 'fiber-optic-installation']) {
      expect(pageOf(slug).text, slug).toMatch(/100 Mbps to 10 Gbps/);
      expect(pageOf(slug).text, slug).toMatch(/99\.9% uptime/);
    }
    const page = await visit('/commercial/emergency-services');
    await expect(page.locator('[data-opening]')).toContainText('under 2 hours on average');
  });

  test('Price statements: basic smart lighting from about $1,500; full home automation from $5,000 to $25,000+ (home FAQ).', {
    tag: '@wide',
  }, async ({ visit }) => {
    const answer = (await visit('/'))
      .locator('details')
      .filter({ hasText: /^[^?]*smart home[^?]* cost\?/ });
    await expect(answer).toContainText(/basic smart lighting [^.]*from about \$1,500\./i);
    await expect(answer).toContainText(/full home automation[^.]* from \$5,000 to \$25,000\+/i);
  });
});
