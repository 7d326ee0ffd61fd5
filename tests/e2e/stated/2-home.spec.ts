import type { Page } from '@playwright/test';
import { expect, expectInOrder, expectTargets, ratioOf, section, services, test } from './visit.ts';

const opening = (page: Page) => page.locator('[data-opening]');
const latest = (page: Page) => section(page, 'Latest Blog Posts');

test.describe('Home', () => {
  test('Hero: looping, muted, autoplay background video from a video service.', async ({
    visit,
  }) => {
    const page = await visit('/');
    const film = opening(page).locator('video').filter({ visible: true });
    await expect(film).toHaveAttribute('data-playing');
    for (const property of ['loop', 'muted']) await expect(film).toHaveJSProperty(property, true);
    const source = await film.evaluate((video: HTMLVideoElement) => video.currentSrc);
    expect(source).toContain('/storage/v1/object/public/site-media/');
  });

  test("Heading 'Custom Designs', tagline 'Illuminating Your Space', buttons 'Our Services' and 'Contact Us'.", async ({
    visit,
  }) => {
    const hero = opening(await visit('/'));
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Custom Designs');
    await expect(hero.getByRole('paragraph').first()).toHaveText('Illuminating Your Space');
    await expectTargets(hero, 'Our Services', ['/services']);
    await expectTargets(hero, 'Contact Us', ['/contact']);
  });

  test('The mobile version shows the video, then an intro card with the same two buttons.', {
    tag: '@phone',
  }, async ({ visit }) => {
    const page = await visit('/');
    const hero = opening(page);
    const video = hero.locator('video').filter({ visible: true });
    const buttons = hero.getByRole('link', { name: /^(Our Services|Contact Us)$/ });
    const inCard = await buttons.evaluateAll((all) => {
      const isCard = (one: Element) => getComputedStyle(one).borderTopStyle === 'solid';
      const cardOf = (one: Element | null): Element | null =>
        !one || isCard(one) ? one : cardOf(one.parentElement);
      const [first, second] = all.map((link) => cardOf(link.parentElement));
      return first instanceof HTMLElement && first === second;
    });
    expect(inCard).toBe(true);
    const [film, links] = [await video.boundingBox(), await buttons.first().boundingBox()];
    expect((film?.y ?? 0) + (film?.height ?? Infinity)).toBeLessThan(links?.y ?? 0);
  });

  test('Vision section with three pillars: premium lighting, audio excellence, expert guidance.', async ({
    visit,
  }) => {
    const page = await visit('/');
    const vision = page.getByRole('main').getByRole('region').filter({ hasText: 'Our vision' });
    await expect(vision.getByRole('heading', { level: 3 })).toHaveText([
      'Premium lighting',
      'Audio excellence',
      'Expert guidance',
    ]);
    await expect(vision.getByRole('listitem')).toHaveCount(3);
  });

  test("About teaser (founded 2019 in McAllen, TX, family-owned) with a 'Learn More About Us' link.", async ({
    visit,
  }) => {
    const page = await visit('/');
    const about = page.getByRole('main').getByRole('region').filter({ hasText: 'About us' });
    await expectTargets(about, 'Learn More About Us', ['/about']);
    await expect(about).toContainText('began in McAllen in 2019 as a family business');
    await expect(about).toContainText('locally owned and operated');
  });

  test("'Discover' carousel of four installations with image (16:9), title and description: luxury home theater, premium lighting design, landscape lighting, pool lighting.", async ({
    visit,
  }) => {
    const carousel = section(await visit('/'), 'Discover');
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    const slides = carousel.locator('[aria-roledescription="slide"]');
    await expect(slides.getByRole('heading')).toHaveText([
      'Luxury home theater',
      'Premium lighting design',
      'Landscape lighting',
      'Pool lighting',
    ]);
    for (const slide of await slides.all()) {
      await expect(slide.getByRole('paragraph')).toHaveText(/\w{3}/);
      expect(await ratioOf(slide.locator('picture').first().locator('img'))).toBeCloseTo(16 / 9, 1);
    }
  });

  test("Services section: cards with image, title, description and a 'Learn more' link.", async ({
    visit,
  }) => {
    const cards = section(await visit('/'), 'Our Services').getByRole('listitem');
    await expect(cards).toHaveCount(services.length);
    for (const [index, slug] of services.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('img')).not.toHaveCount(0);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(/\w/);
      const words = await card.evaluate((one) => {
        const copy = one.cloneNode(true) as Element;
        for (const other of copy.querySelectorAll('h3, a')) other.remove();
        return copy.textContent;
      });
      expect(words, slug).toMatch(/(\w+\W+){5}/);
      await expectTargets(card, 'Learn more', [`/services/${slug}`]);
    }
  });

  test("The mobile services listing has the heading 'Our Services' and a card list of the ten services, each with title, short description and link.", {
    tag: '@phone',
  }, async ({ visit }) => {
    const listing = section(await visit('/'), 'Our Services');
    await expect(listing.getByRole('heading', { name: 'Our Services' })).toBeVisible();
    await expect(listing.getByRole('heading', { level: 3 })).toHaveCount(10);
    await expectTargets(
      listing,
      'Learn more',
      services.map((slug) => `/services/${slug}`),
    );
  });

  test('Five questions: areas served; typical smart home cost; existing homes versus new construction; brands worked with; ongoing support.', async ({
    visit,
  }) => {
    const questions = section(await visit('/'), /questions/i).locator('summary');
    await expect(questions).toHaveText([
      /areas/i,
      /cost.*smart home|smart home.*cost/i,
      /existing homes.*new construction/i,
      /brands/i,
      /ongoing support/i,
    ]);
  });

  test("Latest Blog Posts: the 3 most recent posts as cards (image, category badge, date, title, 3-line excerpt, 'Read More' linking to /blog/{slug}), a 'View All Posts' button and a 'View All Blogs' button, both to /blog.", async ({
    visit,
  }) => {
    const posts = latest(await visit('/'));
    const cards = posts.getByRole('article');
    await expect(cards).toHaveCount(3);
    const dates: number[] = [];
    for (const card of await cards.all()) {
      await expect(card.locator('img')).toHaveCount(1);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(/\w/);
      const date = card.locator('time');
      await expect(date).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
      dates.push(Date.parse((await date.textContent()) ?? ''));
      const excerpt = card.getByRole('paragraph').last();
      await expect(excerpt).toHaveCSS('-webkit-line-clamp', '3');
      await expectTargets(card, 'Read More', [/^\/blog\/[\w-]+$/]);
      await expect(card).toContainText(
        /Lighting|Audio|Automation|Networking|Security|Design|Home Theater/,
      );
    }
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    await expectTargets(posts, 'View All Posts', ['/blog']);
    await expectTargets(posts, 'View All Blogs', ['/blog']);
  });

  test("Contact section: form with Your Name, Email Address, Subject, Message and a 'Send Message' button.", async ({
    visit,
  }) => {
    const form = (await visit('/')).getByRole('main').locator('form');
    for (const [name, type] of [
      ['Your Name', 'text'],
      ['Email Address', 'email'],
      ['Subject', 'text'],
      ['Message', 'textarea'],
    ] as const) {
      const field = form.getByRole('textbox', { name, exact: true });
      await expect(field).toBeVisible();
      await expect(field, 'only the email field has an email input type').toHaveJSProperty(
        'type',
        type,
      );
    }
    await expect(form.getByRole('button', { name: 'Send Message' })).toBeVisible();
  });

  test('Also: phone, email, office in McAllen, TX, social links (Facebook, Twitter, Instagram, LinkedIn; only Facebook is a real link) and hours.', async ({
    visit,
  }) => {
    const contact = (await visit('/')).locator('#contact');
    await expectTargets(contact, /^\(\d{3}\) \d{3}-\d{4}$/, [/^tel:\+1\d{10}$/]);
    await expectTargets(contact, /@/, [/^mailto:\S+@\S+$/]);
    await expect(contact).toContainText('McAllen, TX');
    await expectTargets(contact, 'Facebook', [/^https:\/\/www\.facebook\.com\//]);
    for (const name of ['Twitter', 'Instagram', 'LinkedIn']) {
      await expect(contact.getByText(name, { exact: true })).toBeVisible();
      await expect(contact.getByRole('link', { name })).toHaveCount(0);
    }
    await expect(contact).toContainText(/Monday to Friday.*9 AM to 6 PM/);
  });

  test('### Home', async ({ visit }) => {
    const page = await visit('/');
    const main = page.getByRole('main');
    await expectInOrder([
      opening(page),
      main.getByText('Our vision'),
      main.getByText('About us').first(),
      main.getByRole('heading', { name: 'Discover' }),
      main.getByRole('heading', { name: 'Our Services' }),
      main.getByRole('heading', { name: /questions/i }),
      main.getByRole('heading', { name: 'Latest Blog Posts' }),
      page.locator('#contact'),
    ]);
  });
});
