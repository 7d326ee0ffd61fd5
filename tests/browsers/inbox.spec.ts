import { readStored, remove, rowsOf, store } from '../e2e/inbox.ts';
import { part, signIn } from './tab.ts';
import { expect, test } from './test.ts';

test('keeps the messages that a manager reads in the browser, and signing out in the Media Center removes them', async ({
  tab,
}, { project }) => {
  const excerpt = 'by themselves at dusk';
  const journey = project.name === 'firefox' ? 'Fox' : 'Kit';
  const row = part('row', new RegExp(`^Ana ${journey}son`));
  await store(journey, ['Ana']);
  try {
    await tab.open(`/admin/leads?q=${journey}son`);
    await signIn(tab);
    await tab.click(row);
    await tab.expectWords(excerpt);
    await expect.poll(async () => (await rowsOf(journey)).get('Ana')?.read_at).not.toBeNull();
    await expect.poll(() => tab.run(readStored)).toContain(excerpt);

    await tab.click(part('link', 'Media Center', part('navigation', /^Manager/)));
    await tab.expectSeen(part('heading', 'Media Center'));
    await tab.click(part('button', 'Sign out'));
    await tab.expectWords('You’re viewing as a visitor.');
    await expect.poll(() => tab.run(readStored)).not.toMatch(/dusk|Ana/);
    await tab.driver.back();
    await tab.expectSeen({ label: 'Password' });
    await tab.expectGone(row);
    await tab.open(`/admin/leads?q=${journey}son`);
    await tab.expectSeen({ label: 'Password' });
    await expect.poll(() => tab.run(readStored)).not.toMatch(/dusk|Ana/);
  } finally {
    await remove(journey);
  }
});
