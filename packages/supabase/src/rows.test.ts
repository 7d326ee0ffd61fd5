import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

const schema = z.object({ id: z.string(), title: z.string() });
const rows = [
  { id: 'a', title: 'Kept' },
  { id: 'b', title: { secret: 'of somebody' } },
];

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  vi.restoreAllMocks();
});

async function warningOf() {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { readRows } = await import('./rows.ts');
  expect(readRows('images', schema, rows)).toEqual([rows[0]]);
  expect(warned).toHaveBeenCalledOnce();
  return warned.mock.calls[0];
}

it('names the skipped row and the reason in a build', async () => {
  expect(await warningOf()).toEqual([
    expect.stringMatching(/^Warning: images: row b was skipped: title Invalid input/),
  ]);
});

it('names only the table and the id in a browser', async () => {
  vi.stubGlobal('document', {});
  expect(await warningOf()).toEqual(['Warning: images: row b was skipped']);
});

it('refuses a schema whose columns the table lacks, when types are checked', async () => {
  const { readRows } = await import('./rows.ts');
  // @ts-expect-error There is no such column.
  expect(readRows('images', z.object({ watts: z.number() }), [])).toEqual([]);
  // @ts-expect-error A title is a text.
  expect(readRows('images', z.object({ title: z.nullish(z.number()) }), [])).toEqual([]);
});
