import type { Page } from '@playwright/test';
import { hydrate } from '../site.ts';
import { expect, expectTargets, section, test } from './visit.ts';

test.describe.configure({ mode: 'default' });

const cities = [
  '/communities/mcallen',
  '/communities/mission',
  '/communities/edinburg',
  '/communities/brownsville',
  '/communities/harlingen',
  '/communities/south-padre-island',
  '/communities/rio-grande-city',
];

/** The text of each page's main part, without opening the pages. */
const textsOf = (page: Page, routes: readonly string[]) =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map(async (route) => {
          const html = await (await fetch(route)).text();
          const { body } = new DOMParser().parseFromString(html, 'text/html');
          return body.querySelector('main')?.textContent ?? '';
        }),
      ),
    routes,
  );
const shownText = async (page: Page) => (await page.getByRole('main').allInnerTexts()).join('\n');

test('It presents home theater, audio, video, lighting, smart home automation, security, networking and fiber installation for homes and businesses, a blog, city pages, contact forms, and an image management area (Media Center).', async ({
  visit,
}) => {
  const page = await visit('/');
  const titles = section(page, 'Our Services').getByRole('heading', { level: 3 });
  const offered = (await titles.allInnerTexts()).join('\n');
  for (const service of [
    ...[/home theater/i, /audio/i, /video/i, /lighting/i, /smart home automation/i],
    ...[/security/i, /networking/i, /fiber.* installation/i],
  ])
    expect(offered).toMatch(service);
  const links = page.locator('header a, #mobile-menu a');
  const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  for (const target of ['/residential', '/commercial', '/blog', '/communities', '/admin/media'])
    expect(targets).toContain(target);
  await expect(page.locator('#contact form')).toBeVisible();
});

test('They read the home page, service pages, residential and commercial pages, city (community) pages, an About page, a blog and an FAQ, and find contact details.', async ({
  visit,
}) => {
  const page = await visit('/');
  const main = page.getByRole('main');
  await expect(
    section(page, /questions/i)
      .locator('summary')
      .first(),
  ).toBeVisible();
  for (const contact of ['a[href^="tel:"]', 'a[href^="mailto:"]'])
    await expect(main.locator(contact).last()).toBeVisible();
});

test("Home hero heading: 'Custom Designs'.", async ({ visit }) => {
  const page = await visit('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Custom Designs']);
});

test("Tagline: 'Illuminating Your Space'.", async ({ visit }) => {
  const page = await visit('/');
  for (const place of [page.locator('[data-opening]'), page.getByRole('contentinfo')])
    await expect(place.getByText('Illuminating Your Space', { exact: true })).toBeVisible();
});

test('A discount of 15% on all services for seniors and veterans is advertised.', async ({
  visit,
}) => {
  const page = await visit('/');
  const words = '15% off all services for seniors and veterans';
  await expect(section(page, words)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(words)).toBeVisible();
});

test('The visitor must mention it when scheduling and show valid ID at the visit.', async ({
  visit,
}) => {
  const band = section(await visit('/'), /seniors and veterans/);
  await expect(band).toContainText(/mention it when you schedule/i);
  await expect(band).toContainText(/show a valid ID at the visit/i);
});

test('Service area: McAllen, Mission, Edinburg, Brownsville, Harlingen, South Padre Island and Rio Grande City, plus select South Texas projects.', async ({
  visit,
}) => {
  const page = await visit('/');
  await expect(section(page, /questions/i)).toContainText(
    'McAllen, Mission, Edinburg, Brownsville, Harlingen, South Padre Island and Rio Grande City, plus select South Texas projects',
  );
});

test('They are pushed toward a free consultation or quote.', async ({ visit }) => {
  const page = await visit('/');
  for (const place of ['header', '#mobile-menu'])
    await expect(page.locator(`${place} a[href$="#contact"]`).first()).toBeAttached();
  const routes = ['/', '/services', '/residential', '/commercial', '/communities', '/contact'];
  for (const [index, text] of (await textsOf(page, routes)).entries()) {
    expect(text, routes[index]).toMatch(/consultation|quote/i);
    expect(text, routes[index]).toMatch(/\bfree\b/i);
  }
});

test('Bilingual support is mentioned on one city page.', { tag: '@wide' }, async ({ visit }) => {
  const texts = await textsOf(await visit('/'), cities);
  expect(texts.filter((text) => /bilingual/i.test(text))).toHaveLength(1);
});

test('Company facts shown: family-owned, founded in 2019 in McAllen, TX, locally owned and operated.', async ({
  visit,
}) => {
  const page = await visit('/about');
  const text = await shownText(page);
  expect(text).toMatch(/family-owned/i);
  expect(text).toMatch(/2019/);
  expect(text).toMatch(/McAllen/);
  expect(text).toMatch(/locally owned and operated/i);
  await expect(page.getByRole('contentinfo')).toContainText('McAllen, TX');
});

test('No visitor accounts or logins are shown.', async ({ visit }) => {
  for (const route of ['/about', '/contact']) {
    const page = await visit(route);
    const shown = page.locator('a, button, input').filter({ visible: true });
    expect(await shown.count()).toBeGreaterThan(20);
    const names = await shown.evaluateAll((all) =>
      all.map(
        (one) => `${one.getAttribute('aria-label') ?? one.textContent} ${one.getAttribute('type')}`,
      ),
    );
    const offers = /log ?in|log ?out|sign ?in|sign ?up|register|account|password/i;
    expect(names.filter((name) => offers.test(name))).toEqual([]);
  }
});

test('Contact details (phone {phone}, email {email}, office in McAllen, TX) appear on several pages.', async ({
  visit,
}) => {
  for (const route of ['/contact', '/about', '/']) {
    const page = await visit(route);
    const footer = page.getByRole('contentinfo');
    await expectTargets(footer, /^\(\d{3}\) \d{3}-\d{4}$/, [/^tel:\+1\d{10}$/]);
    await expectTargets(footer, /@/, [/^mailto:\S+@\S+$/]);
    await expect(footer).toContainText('McAllen, TX');
    if (route === '/about') continue;
    const main = page.getByRole('main');
    const shown = (name: string) => main.locator(`a[href^="${name}:"]`).filter({ visible: true });
    await expect(shown('tel').filter({ hasText: /^\(\d{3}\) \d{3}-\d{4}$/ })).not.toHaveCount(0);
    await expect(shown('mailto').filter({ hasText: /^\S+@\S+$/ })).not.toHaveCount(0);
    expect(await shownText(page), route).toContain('McAllen, TX');
  }
});

test('A site manager can use the admin Media Center to upload images in bulk, search, filter, edit metadata, mark images as featured and delete them.', {
  tag: '@wide',
}, async ({ visit }) => {
  const page = await visit('/admin/media');
  await hydrate(page);
  const tools = page.getByRole('search');
  await expect(tools.getByRole('searchbox')).toBeVisible();
  for (const name of ['Category', 'Featured'])
    await expect(tools.getByRole('button', { name })).toBeVisible();
  for (const name of [/^Edit /, /^Delete /, /featured/i])
    await expect(page.getByRole('grid').getByRole('button', { name }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Upload Images' }).click();
  await expect(page.locator('input[type=file]')).toHaveAttribute('multiple');
});
