import { expect, it } from 'vitest';
import { belongTo, messageStorage } from './kept.ts';

it('gives no messages to a page that has changed hands while they were read', async () => {
  belongTo('ana');
  const storage = messageStorage('ana');
  await storage.setItem('', 'lamps at dusk');
  expect(await storage.getItem()).toBe('lamps at dusk');
  const reading = storage.getItem();
  belongTo(null);
  expect(await reading).toBeUndefined();
});
