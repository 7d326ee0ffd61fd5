import { expect, it, vi } from 'vitest';
import { unsavedText } from './unsavedText.ts';

const open = () => unsavedText(crypto.randomUUID(), 'post', 'lamps');

it('removes the text after a save, also if a later text did not fit into the storage', () => {
  const kept = open();
  kept.write('Warm');
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The storage is full', 'QuotaExceededError');
  });
  kept.write('Warm light');
  setItem.mockRestore();
  kept.write('');
  expect(kept.read()).toBe('');
});
