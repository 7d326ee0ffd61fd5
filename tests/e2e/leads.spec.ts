import type { Page } from '@playwright/test';
import { signInDialog } from './mediaCenter.ts';
import { manager } from './servers.ts';
import { asService, expect, hydrate, isPhone, test } from './site.ts';

/** Nothing that other tests send has such a name. */
const nameOf = (journey: string, sender: string) => `${sender} ${journey}son`;

async function store(journey: string, senders: readonly string[]): Promise<void> {
  const now = Date.now();
  const rows = senders.map((sender, index) => ({
    kind: 'contact',
    name: nameOf(journey, sender),
    email: `${sender.toLowerCase()}@example.com`,
    phone: '(956) 555-0110',
    subject: `Lamps for ${sender}`,
    message: 'We would like lamps that come on by themselves at dusk.',
    // The first one is the newest.
    created_at: new Date(now - index * 60_000).toISOString(),
  }));
  const { error } = await asService().from('leads').insert(rows);
  expect(error).toBeNull();
}

const rowsOf = async (journey: string) => {
  const { data } = await asService().from('leads').select('*').like('name', `%${journey}son`);
  return new Map((data ?? []).map((row) => [String(row.name).split(' ')[0], row]));
};
const statusOf = async (journey: string, sender: string) =>
  (await rowsOf(journey)).get(sender)?.status;
const remove = (journey: string) =>
  asService().from('leads').delete().like('name', `%${journey}son`);

/** Signs in, to the messages of this journey alone. */
async function open(page: Page, journey: string, query = ''): Promise<void> {
  await page.goto(`/admin/leads?q=${journey}son${query}`);
  await hydrate(page);
  await page.getByLabel('Email Address').fill(manager.email);
  await page.getByLabel('Password', { exact: true }).fill(manager.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid', { name: 'Messages' })).toBeVisible();
}

/** How many changes the browser keeps. They are written a moment after they were made. */
const keptChanges = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await done(indexedDB.open('custom-designs-inbox'));
    const kept = await done<string>(database.transaction('kept').objectStore('kept').get('inbox'));
    database.close();
    return JSON.parse(kept).clientState.mutations.length;
  });

const row = (page: Page, journey: string, sender: string) =>
  page.getByRole('row', { name: new RegExp(`^${nameOf(journey, sender)}`) });
const message = (page: Page, journey: string, sender: string) =>
  page.getByRole('article', { name: nameOf(journey, sender) });

test.describe('without a connection', () => {
  test.use({ expectedNoise: /Failed to load resource|ERR_/ });

  test('what was read stays readable, and changes wait, through a reload too', async ({
    page,
    context,
  }) => {
    test.skip(isPhone(page), 'the layout changes nothing about it');
    const journey = 'Truck';
    await store(journey, ['Ana', 'Luis']);
    await open(page, journey);
    await row(page, journey, 'Ana').click();
    await expect(message(page, journey, 'Ana').getByText('by themselves at dusk')).toBeVisible();
    await expect.poll(async () => (await rowsOf(journey)).get('Ana')?.read_at).not.toBeNull();

    await context.setOffline(true);
    await page.keyboard.press('2');
    const notice = page.getByText(/1 change waits for a connection/);
    await expect(notice).toBeVisible();
    await expect(message(page, journey, 'Ana')).toContainText('waits for a connection');
    await page.getByRole('textbox', { name: /Add a note/ }).fill('Called from the road');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText(/2 changes wait for a connection/)).toBeVisible();
    expect(await statusOf(journey, 'Ana')).toBe('new');

    // The page comes, and the backend does not: as on a line that carries a little.
    await context.route(`${process.env.BACKEND_URL}/rest/**`, (route) => route.abort());
    await expect.poll(() => keptChanges(page)).toBe(2);
    await context.setOffline(false);
    await page.reload();
    await hydrate(page);
    await expect(page.getByText(/2 changes wait for a connection/)).toBeVisible();
    await expect(message(page, journey, 'Ana').getByText('by themselves at dusk')).toBeVisible();
    await expect(page.getByText('Called from the road')).toBeVisible();
    expect(await statusOf(journey, 'Ana')).toBe('new');

    await context.unroute(`${process.env.BACKEND_URL}/rest/**`);
    await expect.poll(() => statusOf(journey, 'Ana'), { timeout: 20_000 }).toBe('contacted');
    await expect(page.getByText(/for a connection/)).toHaveCount(0);
    await expect(page.getByText(`Note by ${manager.email}`)).toHaveCount(1);

    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.getByText('by themselves at dusk')).toHaveCount(0);
    await page.reload();
    await hydrate(page);
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await remove(journey);
  });
});

test('on a phone a message covers the page, with calling at the thumb', async ({ page }) => {
  test.skip(!isPhone(page), 'a phone');
  const journey = 'Phone';
  await store(journey, ['Ana', 'Luis']);
  await open(page, journey);
  await expect(signInDialog(page)).toHaveCount(0);
  await row(page, journey, 'Ana').click();
  const call = message(page, journey, 'Ana').getByRole('link', { name: /^Call/ });
  await expect(call).toHaveAttribute('href', 'tel:9565550110');
  const box = await call.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(48);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(780);
  await page.getByRole('button', { name: /Status/ }).click();
  await page.getByRole('option', { name: 'Contacted' }).click();
  await expect.poll(() => statusOf(journey, 'Ana')).toBe('contacted');
  await page.goBack();
  await expect(message(page, journey, 'Ana')).toHaveCount(0);
  await expect(row(page, journey, 'Luis')).toBeVisible();
  await remove(journey);
});
