import { expect, it } from 'vitest';
import { persistable, valuesOf } from './controls.ts';

it('keeps every value for a reload but a password', () => {
  const controls = [
    { name: 'email', type: 'email', value: 'ana@example.com' },
    { name: 'password', type: 'password', value: 'lamps at dusk' },
    { name: 'message', type: 'textarea', value: 'A cinema in the garage.' },
  ] as unknown as Parameters<typeof persistable>[0];
  expect(Object.keys(valuesOf(persistable(controls)))).toEqual(['email', 'message']);
});
