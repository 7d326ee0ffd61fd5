import type { Page } from '@playwright/test';
import { readStored } from '../../packages/desk/src/auth/stored.fixtures.ts';
import { askServer } from '../../packages/supabase-local/src/server/commands.ts';
import {
  countStored,
  message,
  open,
  remove,
  row,
  rowsOf,
  signIn,
  statusOf,
  store,
} from './inbox.ts';
import { expect, hydrate, test } from './site.ts';

const excerpt = 'by themselves at dusk';

/** The browser stores messages, but no one can read them in its storage. */
async function expectStoredUnreadable(page: Page): Promise<void> {
  await expect.poll(() => countStored(page, 'messages')).toBe(1);
  expect((await page.evaluate(readStored)).text).not.toContain(excerpt);
}

/** The page contains no visitor's text. The browser's storage contains neither text nor messages. */
async function expectNothingLeft(page: Page): Promise<void> {
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByText(excerpt)).toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(0);
  // The key of messages is among the places too.
  const messages = async () =>
    (await page.evaluate(readStored)).places.filter(([kind]) => kind === 'messages');
  await expect.poll(messages).toEqual([]);
  expect((await page.evaluate(readStored)).text).not.toMatch(/dusk|Ana|example\.com/);
}

for (const place of ['the inbox', 'a second tab']) {
  test(`signing out in ${place} leaves no message in the browser`, async ({ page, context }) => {
    const journey = `Leave${place.length}`;
    await store(journey, ['Ana']);
    await open(page, journey);
    await row(page, journey, 'Ana').click();
    await expect(message(page, journey, 'Ana').getByText(excerpt)).toBeVisible();
    await expectStoredUnreadable(page);
    const address = page.url();
    const desk = place === 'a second tab' ? await context.newPage() : page;
    if (desk !== page) {
      await desk.goto('/admin/media');
      await hydrate(desk);
    }
    const title = place === 'the inbox' ? 'Messages' : 'Media Center';
    await expect(desk.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await desk.getByRole('button', { name: 'Sign out' }).click();
    await expect(desk.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
    await expectNothingLeft(page);
    await page.goto(address);
    await hydrate(page);
    await expectNothingLeft(page);
    await page.goto('/admin/leads?status=all');
    await hydrate(page);
    await expectNothingLeft(page);
    await page.goBack();
    await expectNothingLeft(page);
    await remove(journey);
  });
}

test.describe('a session that was ended elsewhere', () => {
  test.use({ expectedNoise: /Failed to load resource|ERR_/ });

  test('hides all messages, and only the same account sends the pending changes', async ({
    page,
    context,
  }) => {
    const journey = 'Ended';
    const account = { email: 'ended@example.com', password: 'lamps-at-dawn-2700' };
    const addManager = () =>
      askServer(process.env.BACKEND_DATA ?? '', { name: 'add-manager', ...account });
    await addManager();
    await store(journey, ['Ana']);
    await open(page, journey, account);
    await row(page, journey, 'Ana').click();
    await expect.poll(async () => (await rowsOf(journey)).get('Ana')?.read_at).not.toBeNull();
    const note = page.getByRole('textbox', { name: /Add a note/ });
    await note.fill('Half a note');
    await context.setOffline(true);
    await message(page, journey, 'Ana').getByRole('heading', { level: 2 }).click();
    await page.keyboard.press('2');
    await expect(page.getByText(/1 change will sync/)).toBeVisible();
    await expect.poll(() => countStored(page, 'changes')).toBe(1);
    await expectStoredUnreadable(page);
    // A new password ends all sessions of the account.
    await addManager();
    await context.setOffline(false);
    await expectNothingLeft(page);

    await signIn(page);
    await expect(row(page, journey, 'Ana')).toBeVisible();
    expect(await statusOf(journey, 'Ana')).toBe('new');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expectNothingLeft(page);

    await signIn(page, account);
    await expect.poll(() => statusOf(journey, 'Ana')).toBe('contacted');
    await expect(page.getByText(`Contacted by ${account.email}`)).toBeVisible();
    await expect(note).toHaveValue('Half a note');
    await page.reload();
    await hydrate(page);
    await addManager();
    await page.reload();
    await hydrate(page);
    await expectNothingLeft(page);
    await remove(journey);
  });
});
