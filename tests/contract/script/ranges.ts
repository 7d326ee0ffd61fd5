import { describe, expect, test } from 'vitest';
import type { Contract } from './harness.ts';

const PATH = '/rest/v1/custom_design_blogs?select=slug&order=title';

export function ranges(contract: () => Contract): void {
  describe('ranges and counts', () => {
    const posts = () => contract().anon.from('custom_design_blogs');

    test('range returns a page, and count=exact the total', async () => {
      const { data, count, status } = await posts()
        .select('slug', { count: 'exact' })
        .order('title')
        .range(1, 2);
      expect(data).toHaveLength(2);
      expect(count).toBe(4);
      expect(status).toBe(206);
    });

    test('a range past the end gets 416 PGRST103', async () => {
      const { error, status } = await posts().select('slug', { count: 'exact' }).range(9, 10);
      expect(status).toBe(416);
      expect(error).toMatchObject({
        code: 'PGRST103',
        details: 'An offset of 9 was requested, but there are only 4 rows.',
      });
    });

    test('head returns the count and no rows', async () => {
      const { data, count } = await posts().select('*', { count: 'exact', head: true });
      expect(data).toBeNull();
      expect(count).toBe(4);
    });

    test('Content-Range has the rows, and the total if counted', async () => {
      const plain = await contract().ask(`${PATH}&offset=1&limit=2`);
      const headers = { prefer: 'count=exact' };
      const counted = await contract().ask(`${PATH}&offset=1&limit=2`, { headers });
      const empty = await contract().ask(`${PATH}&slug=eq.nowhere`, { headers });
      expect(plain.headers.get('content-range')).toBe('1-2/*');
      expect(counted.headers.get('content-range')).toBe('1-2/4');
      expect(empty.headers.get('content-range')).toBe('*/0');
      expect(counted.headers.get('preference-applied')).toBe('count=exact');
    });

    test('a response has at most 1,000 rows, and range reads the rest', async () => {
      const { service } = contract();
      const rows = Array.from({ length: 1_005 }, (_, index) => ({
        kind: 'home',
        email: 'many@example.com',
        subject: String(index),
      }));
      expect((await service.from('leads').insert(rows)).error).toBeNull();
      const first = await service.from('leads').select('id').order('id');
      const rest = await service.from('leads').select('id').order('id').range(1_000, 1_999);
      expect(first.data).toHaveLength(1_000);
      expect(rest.data).toHaveLength(5);
      await service.from('leads').delete().eq('email', 'many@example.com');
    });
  });
}
