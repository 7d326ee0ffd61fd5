import { readStored } from '../../packages/desk/src/auth/stored.fixtures.ts';
import { remove, rowsOf, store } from '../e2e/inbox.ts';
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
    const messages = async () =>
      (await tab.run(readStored)).places.filter(([kind]) => kind === 'messages');
    // The key and the messages.
    await expect.poll(messages).toHaveLength(2);
    expect((await tab.run(readStored)).text).not.toContain(excerpt);

    await tab.click(part('link', 'Media Center', part('navigation', /^Manager/)));
    await tab.expectSeen(part('heading', 'Media Center'));
    await tab.click(part('button', 'Sign out'));
    await tab.expectWords('You’re viewing as a visitor.');
    await expect.poll(messages).toEqual([]);
    expect((await tab.run(readStored)).text).not.toMatch(/dusk|Ana/);
    await tab.driver.back();
    await tab.expectSeen({ label: 'Password' });
    await tab.expectGone(row);
    await tab.open(`/admin/leads?q=${journey}son`);
    await tab.expectSeen({ label: 'Password' });
    await expect.poll(messages).toEqual([]);
    expect((await tab.run(readStored)).text).not.toMatch(/dusk|Ana/);
  } finally {
    await remove(journey);
  }
});
