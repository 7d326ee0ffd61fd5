import { afterEach, expect, it, vi } from 'vitest';
import { company } from '../../../site/src/content/company.ts';
import { leadForm } from '../../../site/src/content/leadForm.ts';
import { deleteOld } from './deliver.ts';
import type { Tables } from './table.ts';

afterEach(() => vi.useRealTimers());

it('deletes messages after as many months as the forms say', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') });
  const remove = vi.fn<Tables['remove']>(async () => []);
  const tables = { remove, update: vi.fn(async () => []) } as unknown as Tables;
  await deleteOld({ tables });
  const months = Number(leadForm.kept.match(/for (\d+) months/)?.[1]);
  expect(months).toBe(company.messagesKeptMonths);
  const oldest = new Date('2026-11-22T12:00:00Z');
  oldest.setUTCMonth(oldest.getUTCMonth() - months);
  expect(remove).toHaveBeenCalledWith('leads', { created_at: `lt.${oldest.toISOString()}` });
});
