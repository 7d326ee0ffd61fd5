import { expect } from 'vitest';
import type { Contract } from './harness.ts';

export const lead = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  kind: 'contact',
  name: 'Ana Garza',
  email: 'ana@example.com',
  phone: null as string | null,
  message: 'Lights for the patio, please.',
  service: null,
  page: null,
  city: null,
  status: 'new',
  created_at: '2026-11-16T10:00:00Z',
  deleted_at: null,
  first_contacted_at: null,
  sender_hash: null,
  notify: [] as string[],
  ...changes,
});

/** Each column of a message that managers may change, with a value to change it to. */
export const changeableColumns = {
  status: 'won',
  read_at: '2026-12-01T10:00:00Z',
  deleted_at: '2026-12-01T10:00:00Z',
  next_at: '2026-12-01',
  owner: 'x',
};

/** Stores messages as a script with the secret key does. */
export function leadStore(contract: () => Contract) {
  async function store<Row extends object>(...rows: Row[]): Promise<Row[]> {
    const { error } = await contract().service.from('leads').insert(rows);
    expect(error).toBeNull();
    return rows;
  }
  return {
    store,
    storeOne: async (changes: object = {}) => {
      const row = lead(changes);
      await store(row);
      return row;
    },
    deliveries: async () =>
      (await contract().service.from('lead_deliveries').select().order('recipient')).data ?? [],
  };
}
