import { expect, it, vi } from 'vitest';
import { leadForm } from '../../../site/src/content/leadForm.ts';
import { openTables } from '../_shared/table.ts';
import { deleteOld } from './deliver.ts';

it('deletes messages after the months that the forms state, and warns that the clock may be wrong', async () => {
  const sweep = { found: 20, is_held: true, deleted: 0 };
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => Response.json([sweep]));
  const log = vi.fn();
  const tables = openTables({ supabaseUrl: 'https://backend.test', secretKey: '' }, fetch);
  await deleteOld({ tables, log });
  const months = Number(leadForm.retention.match(/for (\d+) months/)?.[1]);
  const [url, init] = fetch.mock.lastCall ?? [];
  expect(url).toContain('/lead_sweeps?');
  expect(init?.body).toBe(JSON.stringify({ months }));
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/20 messages .* Is the clock right\?$/));
});
