import { describe, expect, it } from 'vitest';
import { createDraftStore } from './draft.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

describe("a form's draft", () => {
  it('returns the stored draft until it is cleared', () => {
    const storage = memory();
    const draft = createDraftStore('contact', () => storage);
    draft.write({ name: 'Ana', email: '' });
    draft.merge({ phone: '956' });
    expect(draft.read('name')).toBe('Ana');
    expect(draft.read('phone')).toBe('956');
    expect(draft.read('email')).toBeUndefined();
    draft.clear();
    expect(draft.read('name')).toBeUndefined();
  });

  it.each(['{', '[1]', 'null', '{"name":1}'])(
    'returns an empty draft if storage holds %s',
    (stored) => {
      const storage = memory();
      storage.setItem('contact', stored);
      expect(createDraftStore('contact', () => storage).read('name')).toBeUndefined();
    },
  );

  it('stores nothing, and does not throw, if storage is blocked', () => {
    const draft = createDraftStore('contact', () => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => draft.write({ name: 'Ana' })).not.toThrow();
    expect(draft.read('name')).toBeUndefined();
  });

  it('never touches storage without a key for the draft', () => {
    const draft = createDraftStore(undefined, () => expect.fail('storage was asked for'));
    draft.write({ name: 'Ana' });
    expect(draft.read('name')).toBeUndefined();
  });
});
