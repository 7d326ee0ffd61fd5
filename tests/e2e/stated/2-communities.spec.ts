import type { Locator, Page } from '@playwright/test';
import { expect, expectInOrder, expectTargets, test } from './visit.ts';

test.describe.configure({ mode: 'default' });

const cities = [
  ['South Padre Island', 'south-padre-island'],
  ['Brownsville', 'brownsville'],
  ['Harlingen', 'harlingen'],
  ['McAllen', 'mcallen'],
  ['Mission', 'mission'],
  ['Edinburg', 'edinburg'],
  ['Rio Grande City', 'rio-grande-city'],
] as const;

const opening = (page: Page) => page.locator('[data-opening]');
const regions = (page: Page) => page.getByRole('main').getByRole('region');
const closing = (page: Page) => regions(page).last();
const info = (page: Page) => regions(page).filter({ hasText: 'Service Hours' });
const infoCards = (page: Page) => info(page).getByRole('group');
const showcase = (page: Page) => regions(page).filter({ hasText: /home.theater showcase/i });
const comingSoon = (page: Page) => regions(page).filter({ hasText: 'Coming soon' });
const solutions = (page: Page) => regions(page).filter({ hasText: /^custom solutions/i });
const services = (page: Page) =>
  regions(page).filter({ has: page.getByRole('link', { name: /^Learn more/ }) });
const testimonials = (page: Page) => regions(page).locator('figure:has(blockquote)');
const questions = (page: Page) => page.getByRole('main').locator('details');
const projects = (page: Page) => regions(page).filter({ hasText: /^(recent )?projects/i });
const local = (page: Page) =>
  regions(page)
    .filter({ has: page.getByRole('img') })
    .filter({ has: page.getByRole('listitem').getByRole('heading') })
    .filter({ hasNotText: /showcase|custom solutions|projects/i });

const call = /^tel:\+1\d{10}$/;
const toContact = (slug: string) => new RegExp(`^/contact(\\?city=${slug})?(#contact)?$`);
const hrefsOf = (place: Page | Locator, selector: string) =>
  place
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));

async function expectCards(cards: Locator, count: number) {
  await expect(cards).toHaveCount(count);
  const bare = await cards.evaluateAll(
    (all) =>
      all
        .map((one) => getComputedStyle(one))
        .filter((one) => one.borderRadius === '0px' || Number.parseFloat(one.paddingTop) < 8)
        .length,
  );
  expect(bare, 'entries without the padding and the corners of a card').toBe(0);
}

async function expectInfo(page: Page, isPhone: boolean) {
  await expectCards(infoCards(page), 3);
  await expect(infoCards(page).getByRole('heading')).toHaveText([
    'Location',
    'Contact',
    'Service Hours',
  ]);
  await expect(infoCards(page).locator('svg')).toHaveCount(3);
  const [location, contact, hours] = [0, 1, 2].map((index) => infoCards(page).nth(index));
  if (!location || !contact || !hours) return;
  await expect(location.getByRole('paragraph')).toHaveText(/\w+,? \w+/);
  await expectTargets(contact, /^\(\d{3}\) \d{3}-\d{4}$/, [call]);
  await expectTargets(contact, /@/, [/^mailto:[^\s@]+@[^\s@]+$/]);
  await expect(hours.locator('dt')).toHaveText(['Monday to Friday', 'Saturday', 'Sunday']);
  await expect(hours.locator('dd')).toHaveText(['9 AM to 6 PM', '10 AM to 4 PM', 'closed']);
  const tops = await infoCards(page).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  );
  expect(new Set(tops).size, 'rows').toBe(isPhone ? 3 : 1);
}

async function expectClosing(page: Page, slug: string) {
  await expect(closing(page).getByRole('heading', { level: 2 })).toHaveText(/\w+ \w+/);
  await expectTargets(closing(page), 'Call Us Today', [call]);
  await expectTargets(closing(page), 'Schedule Consultation', [toContact(slug)]);
}

async function expectTestimonials(page: Page) {
  const figures = testimonials(page);
  await expect(figures).toHaveCount(3);
  for (const figure of await figures.all()) {
    await expect(figure.getByRole('blockquote')).toHaveText(/\w+ \w+ \w+/);
    const [name, role] = await figure
      .locator('figcaption')
      .getByRole('paragraph')
      .allTextContents();
    expect(name).toMatch(/^[A-Z]\w+/);
    expect(role, 'position and company').toMatch(/\w, \w/);
    const face = figure.locator('figcaption > [aria-hidden]');
    await expect(face).toBeVisible();
    await expect(face).toHaveText(name?.charAt(0) ?? '');
  }
}

/** What each city's HTML has of the selector: addresses of links, or else texts. */
const readEach = (page: Page, slugs: readonly string[], selector: string) =>
  page.evaluate(
    ({ slugs, selector }) =>
      Promise.all(
        slugs.map(async (slug) => {
          const html = await (await fetch(`/communities/${slug}`)).text();
          const place = new DOMParser().parseFromString(html, 'text/html');
          return [...place.querySelectorAll(selector)].map(
            (one) => one.getAttribute('href') ?? one.textContent,
          );
        }),
      ),
    { slugs, selector },
  );

test.describe('the index', () => {
  const route = '/communities';

  test('Index: hero, seven image cards linking to the city routes, …', async ({ visit }) => {
    const page = await visit(route);
    const hero = opening(page);
    await expect(hero.getByRole('img').first()).toBeVisible();
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(/\w+ \w+/);
    const cards = regions(page)
      .getByRole('listitem')
      .filter({ has: page.locator('img') });
    await expect(cards.getByRole('heading')).toHaveText(cities.map(([name]) => name));
    expect(await hrefsOf(cards, 'a')).toEqual(cities.map(([, slug]) => `/communities/${slug}`));
  });

  test('Community card: name, image, description, path.', async ({ visit }) => {
    const page = await visit(route);
    const cards = regions(page)
      .getByRole('listitem')
      .filter({ has: page.locator('img') });
    await expect(cards).toHaveCount(7);
    await expect(cards.getByRole('paragraph')).toHaveText(Array(7).fill(/\w+,? \w+,? \w+/));
    const widths = await cards.evaluateAll((all) =>
      all.map((one) => one.querySelector('img')?.getBoundingClientRect().width ?? 0),
    );
    expect(Math.min(...widths), 'width of a picture').toBeGreaterThan(150);
  });

  test("a service-area section with three selling points (local expertise, custom solutions, fast response times) and a 'Schedule A Consultation' button.", async ({
    visit,
  }) => {
    const page = await visit(route);
    const area = regions(page).filter({ hasText: /^service area/i });
    const points = area.getByRole('listitem');
    await expect(points.getByRole('heading')).toHaveText([
      /^local expertise$/i,
      /^custom solutions$/i,
      /^fast response times$/i,
    ]);
    await expect(points.getByRole('paragraph')).toHaveText(Array(3).fill(/\w+ \w+ \w+/));
    await expectTargets(area, 'Schedule A Consultation', ['/contact#contact']);
  });
});

test.describe('South Padre Island', () => {
  const route = '/communities/south-padre-island';

  test('South Padre Island: sets a document title and meta description', { tag: '@wide' }, async ({
    visit,
  }) => {
    const page = await visit(route);
    await expect(page).toHaveTitle(/^South Padre Island.* - Custom Designs$/);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute('content', /South Padre Island/);
  });

  test("hero with 'Schedule Consultation' and 'View Our Projects'", async ({ visit }) => {
    const hero = opening(await visit(route));
    await expect(hero.getByRole('img').first()).toBeVisible();
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(/South Padre Island$/);
    await expectTargets(hero, 'Schedule Consultation', [toContact('south-padre-island')]);
    await expectTargets(hero, 'View Our Projects', ['/projects']);
  });

  test('three info cards (Location, Contact, Service Hours)', async ({ visit, isPhone }) => {
    await expectInfo(await visit(route), isPhone);
  });

  test('a custom-solutions section with four bullets', async ({ visit }) => {
    const bullets = solutions(await visit(route)).getByRole('listitem');
    await expect(bullets).toHaveText(Array(4).fill(/\w+ \w+ \w+/));
  });

  test('six service cards linking to service routes', async ({ visit }) => {
    const cards = services(await visit(route)).getByRole('listitem');
    await expectCards(cards, 6);
    await expect(cards.getByRole('heading')).toHaveText(Array(6).fill(/\w/));
    await expect(cards.getByRole('paragraph')).toHaveText(Array(6).fill(/\w+ \w+ \w+/));
    await expect(cards.locator('svg').first()).toBeVisible();
    for (const card of await cards.all()) {
      expect(await card.locator('svg').count(), 'an icon besides the arrow').toBeGreaterThan(1);
      await expectTargets(card, 'Learn more', [/^\/services\/[a-z-]+$/]);
    }
    expect(new Set(await hrefsOf(cards, 'a')).size).toBe(6);
  });

  test('three recent-project tiles (beachfront condo, luxury vacation rental, island restaurant)', async ({
    visit,
  }) => {
    const tiles = projects(await visit(route)).getByRole('listitem');
    await expect(tiles.getByRole('heading')).toHaveText([
      /^beachfront condo$/i,
      /^luxury vacation rental$/i,
      /^island restaurant$/i,
    ]);
  });

  test('Project tile: image, title, description.', async ({ visit }) => {
    const tiles = projects(await visit(route)).getByRole('listitem');
    await expect(tiles).toHaveCount(3);
    for (const tile of await tiles.all()) {
      const picture = tile.getByRole('img');
      await expect(picture).toHaveAccessibleName(/\w+ \w+/);
      const width = await picture.evaluate(async (image: HTMLImageElement) => {
        image.loading = 'eager';
        await image.decode();
        return image.naturalWidth;
      });
      expect(width).toBeGreaterThan(100);
      expect((await picture.boundingBox())?.width).toBeGreaterThan(250);
      await expect(tile.getByRole('heading')).toHaveText(/\w/);
      await expect(tile.getByRole('paragraph')).toHaveText(/\w+ \w+ \w+/);
    }
  });

  test("three testimonials; closing 'Call Us Today' and 'Schedule Consultation'.", async ({
    visit,
  }) => {
    const page = await visit(route);
    await expectTestimonials(page);
    await expectClosing(page, 'south-padre-island');
    await expectInOrder([
      opening(page),
      info(page),
      solutions(page),
      services(page),
      projects(page),
      testimonials(page),
      closing(page),
    ]);
  });
});

for (const [city, slug] of cities) {
  if (slug === 'south-padre-island' || slug === 'mission') continue;
  const route = `/communities/${slug}`;

  test.describe(city, () => {
    test(`City pages (Brownsville, Harlingen, McAllen, Edinburg, Rio Grande City): hero titled 'Custom Designs in {city}': ${city}`, async ({
      visit,
    }) => {
      const hero = opening(await visit(route));
      await expect(hero.getByRole('img').first()).toBeVisible();
      await expect(hero.getByRole('heading', { level: 1 })).toHaveText(`Custom Designs in ${city}`);
      await expect(hero.getByRole('paragraph').first()).toHaveText(/\w+ \w+ \w+/);
    });

    test(`a three-card info row (location, contact with a city phone and city email, service hours): ${city}`, async ({
      visit,
      isPhone,
    }) => {
      const page = await visit(route);
      await expectInfo(page, isPhone);
      const mailbox = slug.replaceAll('-', '');
      await expectTargets(infoCards(page), /@/, [new RegExp(`^mailto:${mailbox}@`)]);
    });

    test(`contact with a city phone: ${city}`, async ({ visit, isPhone }) => {
      const page = await visit(route);
      const [phone] = await hrefsOf(infoCards(page), 'a[href^="tel:"]');
      const places = [page.getByRole('banner'), page.getByRole('contentinfo'), closing(page)];
      for (const place of isPhone ? [...places, opening(page)] : places) {
        const found = await hrefsOf(place, 'a[href^="tel:"]');
        expect(found.length).toBeGreaterThan(0);
        expect(new Set(found)).toEqual(new Set([phone]));
      }
    });

    test(`a city-specific section: ${city}`, async ({ visit }) => {
      const page = await visit(route);
      await expect(local(page)).toHaveCount(1);
      await expect(local(page).getByRole('heading', { level: 2 })).toHaveText(/\w+ \w+/);
      const texts = await local(page).locator('p:not(li p)').allTextContents();
      expect(texts.filter((text) => text.length > 150).length).toBeGreaterThan(1);
      await expectInOrder([info(page), local(page), closing(page)]);
    });

    test(`a closing call to action ('Call Us Today', 'Schedule Consultation'): ${city}`, async ({
      visit,
    }) => {
      await expectClosing(await visit(route), slug);
    });

    test(`Most call-to-action buttons on these pages show no link target: ${city}`, {
      tag: '@wide',
    }, async ({ visit }) => {
      const page = await visit(route);
      for (const place of [opening(page), closing(page)]) {
        const actions = place.getByText(/^(Call Us Today|Schedule Consultation|View Our \w+)$/);
        expect(await actions.count()).toBeGreaterThan(1);
        const dead = await actions.evaluateAll((all) =>
          all.filter((one) => !one.closest('a[href]')),
        );
        expect(dead.length, 'buttons without a target').toBe(0);
      }
    });

    if (slug === 'brownsville') {
      test('Brownsville adds custom solutions …', async ({ visit }) => {
        const page = await visit(route);
        await expect(solutions(page).getByRole('heading', { level: 2 })).toHaveText(/\w+ \w+/);
        expect(await solutions(page).getByRole('listitem').count()).toBeGreaterThan(2);
        await expectInOrder([local(page), solutions(page), services(page)]);
      });

      test('and a three-card services section (Residential, Commercial, Security & Networking).', async ({
        visit,
        isPhone,
      }) => {
        const page = await visit(route);
        const cards = services(page).getByRole('listitem');
        await expectCards(cards, 3);
        await expect(cards.getByRole('heading')).toHaveText([
          'Residential',
          'Commercial',
          'Security & Networking',
        ]);
        await expect(cards.getByRole('paragraph')).toHaveText(Array(3).fill(/\w+ \w+ \w+/));
        for (const card of await cards.all()) {
          expect(await card.locator('svg').count(), 'an icon besides the arrow').toBeGreaterThan(1);
        }
        await expectTargets(services(page), 'Learn more', [
          '/residential',
          '/commercial',
          /^\/services\/(security-systems|networking-services)$/,
        ]);
        const tops = await cards.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect().top),
        );
        expect(new Set(tops).size, 'rows').toBe(isPhone ? 3 : 1);
      });
    }

    if (slug === 'edinburg') {
      test("Edinburg's hero and call-to-action buttons link to /contact and /services.", async ({
        visit,
      }) => {
        const page = await visit(route);
        const buttons = [toContact(slug), '/services'].map((target) =>
          typeof target === 'string' ? target : expect.stringMatching(target),
        );
        const links = ':is(a[href^="/contact"], a[href^="/services"])';
        expect(await hrefsOf(opening(page), links)).toEqual(buttons);
        expect(await hrefsOf(closing(page), links)).toEqual(buttons);
      });
    }

    if (slug === 'harlingen' || slug === 'mcallen') {
      test(`Harlingen and McAllen add a home-theater showcase: ${city}`, async ({ visit }) => {
        const theater = showcase(await visit(route));
        await expect(theater.getByRole('img').first()).toBeVisible();
        await expect(theater.getByRole('heading', { level: 2 })).toHaveText(/\w+ \w+/);
        await expect(theater.getByRole('paragraph').nth(1)).toHaveText(/\w+ \w+ \w+/);
      });
    }

    if (slug === 'mcallen' || slug === 'rio-grande-city') {
      test(`McAllen and Rio Grande City show a 'Coming soon' placeholder section: ${city}`, async ({
        visit,
      }) => {
        const placeholder = comingSoon(await visit(route));
        await expect(placeholder.getByText('Coming soon', { exact: true })).toBeVisible();
        await expect(placeholder.getByRole('heading', { level: 2 })).toHaveText(/\w+ \w+/);
        await expect(placeholder.getByRole('paragraph').last()).toHaveText(/\w+ \w+ \w+/);
      });
    }
  });
}

test.describe('all cities', { tag: '@wide' }, () => {
  test('Brownsville shows one phone number; the other four show another.', async ({ visit }) => {
    const page = await visit('/communities/rio-grande-city');
    const slugs = ['brownsville', 'harlingen', 'mcallen', 'edinburg', 'rio-grande-city', 'mission'];
    const found = await readEach(page, slugs, 'main a[href^="tel:"]');
    const [brownsville, harlingen, mcallen, edinburg, rio, main] = found.map((all) => [
      ...new Set(all),
    ]);
    expect(brownsville).toEqual([expect.stringMatching(call)]);
    expect(harlingen).toEqual([expect.stringMatching(call)]);
    expect([mcallen, edinburg, rio]).toEqual([harlingen, harlingen, harlingen]);
    expect(new Set([brownsville, harlingen, main].map(String)).size, 'different numbers').toBe(3);
  });

  test('a city-specific section and a closing call to action …', async ({ visit }) => {
    const page = await visit('/communities/rio-grande-city');
    const slugs = cities.map(([, slug]) => slug);
    const headings = (await readEach(page, slugs, 'main section h2')).map((all) =>
      all.filter((text) => !/^(Location|Contact|Service Hours)$/.test(text ?? '')),
    );
    for (const own of headings) expect(own.length).toBeGreaterThan(1);
    expect(headings.flat(), 'no two cities share a heading').toHaveLength(
      new Set(headings.flat()).size,
    );
  });

  test('Harlingen and McAllen add a home-theater showcase. McAllen and Rio Grande City show a …', async ({
    visit,
  }) => {
    const page = await visit('/communities/rio-grande-city');
    const slugs = cities.map(([, slug]) => slug);
    const texts = await readEach(page, slugs, 'main');
    const having = (words: RegExp) => slugs.filter((_, index) => words.test(String(texts[index])));
    expect(having(/home.theater showcase/i)).toEqual(['harlingen', 'mcallen']);
    expect(having(/coming soon/i)).toEqual(['mcallen', 'rio-grande-city']);
  });

  test('(projects, testimonials and FAQ sections hidden when empty)', async ({ visit }) => {
    const page = await visit('/communities/rio-grande-city');
    const slugs = cities.map(([, slug]) => slug);
    const having = async (selector: string, words: RegExp) => {
      const found = await readEach(page, slugs, selector);
      return slugs.filter((_, index) => found[index]?.some((text) => words.test(text ?? '')));
    };
    expect(await having('main summary', /./)).toEqual(['mission']);
    expect(await having('main blockquote', /./)).toEqual(['south-padre-island', 'mission']);
    expect(await having('main p', /^(recent )?projects$/i)).toEqual([
      'south-padre-island',
      'mission',
    ]);
  });
});

test.describe('Mission', () => {
  const route = '/communities/mission';

  test('Mission uses a shared city template (inputs: cityName, heroImage, description, services, projects, testimonials, faqs): hero, services grid, projects, testimonials, FAQ accordion …, closing call to action.', async ({
    visit,
  }) => {
    const page = await visit(route);
    await expect(opening(page).getByRole('heading', { level: 1 })).toHaveText(/Mission$/);
    await expect(opening(page).getByRole('img').first()).toBeVisible();
    await expect(opening(page).getByRole('paragraph').first()).toHaveText(/\w+ \w+ \w+/);
    const tiles = projects(page).getByRole('listitem');
    expect(await tiles.count()).toBeGreaterThan(0);
    expect(await tiles.getByRole('img').count()).toBe(await tiles.count());
    await expect(tiles.getByRole('heading')).not.toHaveCount(0);
    await expectClosing(page, 'mission');
    await expectInOrder([
      opening(page),
      services(page),
      projects(page),
      testimonials(page),
      questions(page),
      closing(page),
    ]);
  });

  test('Hero buttons go to /contact and /services.', async ({ visit }) => {
    const hero = opening(await visit(route));
    expect(await hrefsOf(hero, 'a:not([href^="tel:"])')).toEqual([
      expect.stringMatching(toContact('mission')),
      '/services',
    ]);
  });

  test('Service cards link to /services/smart-home-automation, lighting-design, audio-services, video-services, networking-services, security-systems and /contact.', async ({
    visit,
  }) => {
    const cards = services(await visit(route)).getByRole('listitem');
    await expectCards(cards, 7);
    await expect(cards.getByRole('heading')).toHaveText(Array(7).fill(/\w/));
    await expect(cards.getByRole('paragraph')).toHaveText(Array(7).fill(/\w+ \w+ \w+/));
    await expectTargets(cards, 'Learn more', [
      '/services/smart-home-automation',
      '/services/lighting-design',
      '/services/audio-services',
      '/services/video-services',
      '/services/networking-services',
      '/services/security-systems',
      toContact('mission'),
    ]);
  });

  test('It has four FAQs and three testimonials.', async ({ visit }) => {
    const page = await visit(route);
    await expectTestimonials(page);
    await expect(questions(page)).toHaveCount(4);
    await expect(questions(page).locator('summary')).toHaveText(Array(4).fill(/\w+ \w+.*\?/));
    for (const index of [0, 1, 1]) await questions(page).nth(index).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(0);
    for (const index of [0, 2]) await questions(page).nth(index).locator('summary').click();
    await expect(page.locator('main details[open]')).toHaveCount(1);
    await expect(questions(page).nth(2)).toHaveAttribute('open');
    await expect(questions(page).nth(2).getByRole('paragraph')).toBeVisible();
    await questions(page).nth(2).locator('summary').click();
  });

  test('Typical installation times (Mission FAQ): basic lighting or audio 1-2 days; comprehensive smart home 1-2 weeks.', async ({
    visit,
  }) => {
    const answers = questions(await visit(route));
    await expect(answers.filter({ hasText: /basic lighting or audio.* 1-2 days/i })).toHaveCount(1);
    await expect(answers.filter({ hasText: /comprehensive smart home.* 1-2 weeks/i })).toHaveCount(
      1,
    );
  });
});
