import { expect, it, vi } from 'vitest';
import { leadForm } from '../../../site/src/content/leadForm.ts';
import { type DeliveryContext, deleteOld } from './deliver.ts';

it('deletes messages after the months that the forms state, and warns that the clock may be wrong', async () => {
  const insert = vi.fn(async () => [{ found: 20, is_held: true, deleted: 0 }]);
  const log = vi.fn();
  await deleteOld({ tables: { insert, update: vi.fn() }, log } as unknown as DeliveryContext);
  const months = Number(leadForm.retention.match(/for (\d+) months/)?.[1]);
  expect(insert).toHaveBeenCalledWith('lead_sweeps', expect.anything(), { months });
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/20 messages .* Is the clock right\?$/));
});
