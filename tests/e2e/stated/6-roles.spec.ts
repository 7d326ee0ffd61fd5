import { hydrate } from '../site.ts';
import { expect, test } from './visit.ts';

test.describe.configure({ mode: 'default' });

test('All public pages are open to everyone. … No roles, login or access guard are shown.', {
  tag: '@wide',
}, async ({ visit }) => {
  const page = await visit('/');
  const pages = await page.evaluate(async () => {
    const parse = async (route: string, type: DOMParserSupportedType) => {
      const response = await fetch(route);
      const read = new DOMParser().parseFromString(await response.text(), type);
      return { response, read };
    };
    const { read: map } = await parse('/sitemap.xml', 'text/xml');
    const routes = [...map.querySelectorAll('loc')].map(
      ({ textContent }) => new URL(textContent).pathname,
    );
    return Promise.all(
      routes.map(async (route) => {
        const { response, read } = await parse(route, 'text/html');
        const controls = [...read.querySelectorAll('body :is(a, button, input)')];
        const names = controls.map((one) => `${one.getAttribute('type')} ${one.textContent}`);
        const guards = names.filter((name) => /log ?in|sign ?in|password|account/i.test(name));
        const { ok, redirected } = response;
        return { route, ok, redirected, heading: read.querySelector('h1')?.textContent, guards };
      }),
    );
  });
  expect(pages.length).toBeGreaterThan(38);
  for (const found of pages)
    expect(found, found.route).toEqual({
      ...{ route: found.route, ok: true, redirected: false, guards: [] },
      heading: expect.stringMatching(/\w/),
    });
});

test("The 'Admin' entry to /admin/media is visible to everyone in the navigation", async ({
  visit,
  isPhone,
}) => {
  const page = await visit('/projects');
  if (isPhone) await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const place = isPhone ? page.getByRole('dialog', { name: 'Menu' }) : page.getByRole('banner');
  const admin = place.getByRole('link', { name: 'Admin' });
  await expect(admin).toBeVisible();
  await expect(admin).toHaveAttribute('href', '/admin/media');
  await admin.click();
  await expect(page).toHaveURL(/\/admin\/media$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Media Center');
  await hydrate(page);
  await expect(page.getByRole('grid').getByRole('img').first()).toBeVisible();
});

test('The Media Center allows edit, delete … , copy URL and toggle featured.', async ({
  visit,
}) => {
  const page = await visit('/admin/media');
  await hydrate(page);
  const actions = page.getByRole('row').first().getByRole('button');
  await expect(actions.filter({ hasText: /^(Edit|Copy URL|Delete)$/ })).toHaveCount(3);
  const star = page.getByRole('button', { name: /^Featured: / }).first();
  await expect(star.locator('svg')).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', /true|false/);
  await actions.filter({ hasText: 'Delete' }).click();
  const question = page.getByRole('dialog').filter({ has: page.getByLabel('Email address') });
  await expect(question, 'only managers write').toBeVisible();
  await page.keyboard.press('Escape');
});

test('The product uses a public anonymous key of its backend service ({key}).', {
  tag: '@wide',
}, async ({ visit }) => {
  const page = await visit('/blog');
  const asked = page.waitForRequest(/\/rest\/v1\/custom_design_blogs/);
  await hydrate(page);
  const headers = await (await asked).allHeaders();
  const key = process.env.BACKEND_PUBLISHABLE_KEY ?? '';
  expect(key).toMatch(/^sb_publishable_/);
  expect(headers.apikey).toBe(key);
  expect([undefined, `Bearer ${key}`]).toContain(headers.authorization);
});
