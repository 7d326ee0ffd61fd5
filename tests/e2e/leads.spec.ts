import { countStored, message, open, remove, row, rowsOf, statusOf, store } from './inbox.ts';
import { signInDialog } from './mediaCenter.ts';
import { asService, expect, hydrate, test } from './site.ts';

test.describe('without a connection', () => {
  test.use({ expectedNoise: /Failed to load resource|ERR_/ });

  test('opened messages stay available, and changes wait, even through a reload', {
    tag: '@wide',
  }, async ({ page, context }) => {
    const journey = 'Truck';
    await store(journey, ['Ana', 'Luis']);
    await open(page, journey);
    await row(page, journey, 'Ana').click();
    await expect(message(page, journey, 'Ana').getByText('by themselves at dusk')).toBeVisible();
    await expect.poll(async () => (await rowsOf(journey)).get('Ana')?.read_at).not.toBeNull();

    await context.setOffline(true);
    await page.keyboard.press('2');
    const notice = page.getByText(/1 change will sync/);
    await expect(notice).toBeVisible();
    await expect(message(page, journey, 'Ana')).toContainText('will sync');
    await page.getByRole('textbox', { name: /Add a note/ }).fill('Called from the road');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText(/2 changes will sync/)).toBeVisible();
    expect(await statusOf(journey, 'Ana')).toBe('new');

    // Simulates a weak connection: the page loads, but the backend can't be reached.
    await context.route(`${process.env.BACKEND_URL}/rest/**`, (route) => route.abort());
    await expect.poll(() => countStored(page, 'changes')).toBe(2);
    await context.setOffline(false);
    await page.reload();
    await hydrate(page);
    await expect(page.getByText(/2 changes will sync/)).toBeVisible();
    await expect(message(page, journey, 'Ana').getByText('by themselves at dusk')).toBeVisible();
    await expect(page.getByText('Called from the road')).toBeVisible();
    expect(await statusOf(journey, 'Ana')).toBe('new');

    await context.unroute(`${process.env.BACKEND_URL}/rest/**`);
    await expect.poll(() => statusOf(journey, 'Ana'), { timeout: 20_000 }).toBe('contacted');
    await expect(page.getByText(/\bsync\b/)).toHaveCount(0);
    await expect(page.getByText('Note by Manager')).toHaveCount(1);

    await remove(journey);
  });
});

test('a reload shows what a colleague has just changed', { tag: '@wide' }, async ({ page }) => {
  const journey = 'Reload';
  await store(journey, ['Ana']);
  await open(page, journey);
  await row(page, journey, 'Ana').click();
  const status = message(page, journey, 'Ana').getByRole('button', { name: 'Status' });
  await expect(status).toContainText('New');
  await expect.poll(async () => (await rowsOf(journey)).get('Ana')?.read_at).not.toBeNull();
  await expect.poll(() => countStored(page, 'messages')).toBeGreaterThan(0);
  const { id } = (await rowsOf(journey)).get('Ana') ?? {};
  await asService().from('leads').update({ status: 'scheduled' }).eq('id', id);
  await page.reload();
  await expect(status).toContainText('Scheduled');
  await remove(journey);
});

test.describe('a start without a connection', () => {
  test.use({ expectedNoise: /Failed to load resource|ERR_/, serviceWorkers: 'allow' });

  test('opens the desk, and the messages that were read', { tag: '@wide' }, async ({
    page,
    context,
  }) => {
    const journey = 'Barn';
    await store(journey, ['Ana']);
    await open(page, journey);
    await row(page, journey, 'Ana').click();
    await expect(message(page, journey, 'Ana').getByText('by themselves at dusk')).toBeVisible();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));

    await context.setOffline(true);
    await page.reload();
    await expect(message(page, journey, 'Ana').getByText('by themselves at dusk')).toBeVisible();
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
    await hydrate(page);
    await page.getByRole('link', { name: /^Messages/ }).click();
    await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();

    await context.setOffline(false);
    await remove(journey);
  });
});

test.describe('two tabs without a connection', () => {
  test.use({ expectedNoise: /Failed to load resource|ERR_/ });

  test('keep all changes and send each one once', { tag: '@wide' }, async ({ page, context }) => {
    const journey = 'Twin';
    await store(journey, ['Ana', 'Luis']);
    await open(page, journey);
    const second = await context.newPage();
    await second.goto(`/admin/leads?q=${journey}son`);
    await hydrate(second);
    for (const [tab, sender] of [
      [page, 'Ana'],
      [second, 'Luis'],
    ] as const) {
      await row(tab, journey, sender).click();
      await expect.poll(async () => (await rowsOf(journey)).get(sender)?.read_at).not.toBeNull();
    }
    await expect.poll(() => countStored(page, 'changes')).toBe(0);
    await context.setOffline(true);
    for (const tab of [page, second]) {
      await tab.getByRole('textbox', { name: /Add a note/ }).fill('Called from the road');
      await tab.getByRole('button', { name: 'Save note' }).click();
      await expect(tab.getByText(/1 change will sync/)).toBeVisible();
    }
    await expect.poll(() => countStored(page, 'changes')).toBe(2);
    await second.close();

    const sent: string[] = [];
    const lists: string[] = [];
    context.on('request', (request) => {
      if (/rest\/v1\/leads\?.*order=/.test(request.url())) lists.push(request.url());
      if (request.method() === 'POST' && /lead_events/.test(request.url()))
        sent.push(request.url());
    });
    // Both the old tab and a new one know both changes.
    const third = await context.newPage();
    await context.setOffline(false);
    await third.goto(`/admin/leads?q=${journey}son`);
    await hydrate(third);
    await expect.poll(() => countStored(third, 'changes')).toBe(0);
    for (const tab of [page, third]) {
      await expect(tab.getByText(/\bsync\b/)).toHaveCount(0);
    }
    // A reloaded page requests only the list that its address names.
    await expect(row(third, journey, 'Ana')).toBeVisible();
    // The open message's sender is another request, by email or phone.
    expect(lists.filter((url) => !/[?&](search|or)=/.test(url))).toEqual([]);
    const ids = [...(await rowsOf(journey)).values()].map(({ id }) => id);
    const { data } = await asService().from('lead_events').select('lead_id').in('lead_id', ids);
    expect(data?.map(({ lead_id }) => lead_id).toSorted()).toEqual(ids.toSorted());
    expect(sent).toHaveLength(2);
    await remove(journey);
  });
});

test('a phone shows three messages below a banner, and scrolls an open one above its call button', {
  tag: '@phone',
}, async ({ page }) => {
  const journey = 'Phone';
  await store(journey, ['Ana', 'Luis', 'Rosa']);
  const attempts = [{ at: new Date().toISOString(), error: 'The email service answered 503.' }];
  const lead_id = (await rowsOf(journey)).get('Ana')?.id;
  const mail = { lead_id, recipient: 'company', state: 'failed', next_attempt_at: null, attempts };
  await asService().from('lead_deliveries').insert(mail);
  await open(page, journey);
  await expect(page.getByText(/wasn’t delivered/)).toBeVisible();
  const third = await row(page, journey, 'Rosa').boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Manager pages' }).boundingBox();
  expect((third?.y ?? 0) + (third?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await expect(signInDialog(page)).toHaveCount(0);
  await row(page, journey, 'Ana').click();
  const call = message(page, journey, 'Ana').getByRole('link', { name: /^Call/ });
  await expect(call).toHaveAttribute('href', 'tel:9565550110');
  const note = message(page, journey, 'Ana').getByRole('textbox', { name: /Add a note/ });
  for (const [width, height] of [
    [390, 667],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await call.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(48);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 64);
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(async () => {
      await page.mouse.move(width / 2, height / 2);
      await page.mouse.wheel(0, 2000);
      await expect(note).toBeInViewport({ ratio: 1, timeout: 1000 });
    }).toPass();
  }
  await page.getByRole('button', { name: /Status/ }).click();
  await page.getByRole('option', { name: 'Contacted' }).click();
  await expect.poll(() => statusOf(journey, 'Ana')).toBe('contacted');
  await page.goBack();
  await expect(message(page, journey, 'Ana')).toHaveCount(0);
  await expect(row(page, journey, 'Luis')).toBeVisible();
  await remove(journey);
});
