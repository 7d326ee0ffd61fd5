import type { Page } from '@playwright/test';
import { readStored } from '../../packages/desk/src/auth/stored.fixtures.ts';
import { manager } from './servers.ts';
import { asService, expect, hydrate } from './site.ts';

/** Unique to the journey, so no other test's messages match. */
const nameOf = (journey: string, sender: string) => `${sender} ${journey}son`;

export async function store(journey: string, senders: readonly string[]): Promise<void> {
  const now = Date.now();
  const rows = senders.map((sender, index) => ({
    kind: 'contact',
    name: nameOf(journey, sender),
    email: `${sender.toLowerCase()}@example.com`,
    phone: '(956) 555-0110',
    subject: `Lamps for ${sender}`,
    message: 'We would like lamps that come on by themselves at dusk.',
    // Newest first.
    created_at: new Date(now - index * 60_000).toISOString(),
  }));
  const { error } = await asService().from('leads').insert(rows);
  expect(error).toBeNull();
}

export const rowsOf = async (journey: string) => {
  const { data } = await asService().from('leads').select('*').like('name', `%${journey}son`);
  return new Map((data ?? []).map((row) => [String(row.name).split(' ')[0], row]));
};
export const statusOf = async (journey: string, sender: string) =>
  (await rowsOf(journey)).get(sender)?.status;
export const remove = (journey: string) =>
  asService().from('leads').delete().like('name', `%${journey}son`);

/** Signs in with the form that appears in place of the messages. */
export async function signIn(page: Page, account = manager): Promise<void> {
  await page.getByLabel('Email address').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
}

/** Signs in and shows only this journey's messages. */
export async function open(page: Page, journey: string, account = manager): Promise<void> {
  await page.goto(`/admin/leads?q=${journey}son`);
  await hydrate(page);
  await signIn(page, account);
  await expect(page.getByRole('grid', { name: 'Messages' })).toBeVisible();
}

/** How many messages lists or changes the browser stores. They're written shortly after they're made. */
export const countStored = async (page: Page, kind: 'messages' | 'changes') => {
  const { places } = await page.evaluate(readStored);
  return places.filter(([of, , id]) => of === kind && id !== undefined).length;
};

export const row = (page: Page, journey: string, sender: string) =>
  page.getByRole('row', { name: new RegExp(`^${nameOf(journey, sender)}`) });
export const message = (page: Page, journey: string, sender: string) =>
  page.getByRole('article', { name: nameOf(journey, sender) });
