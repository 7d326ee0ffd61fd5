import { expect, test } from 'vitest';
import type { Contract } from './harness.ts';

export function cors(contract: () => Contract): void {
  test('pages of other origins may send the requests of supabase-js, and read errors and headers', async () => {
    const headers = 'apikey,authorization,x-client-info,content-profile,prefer,x-upsert';
    for (const service of ['rest/v1/nowhere', 'auth/v1/user', 'storage/v1/object/public/x/y.png']) {
      const preflight = await contract().request(`/${service}`, {
        method: 'OPTIONS',
        headers: { 'access-control-request-headers': headers },
      });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-headers')).toBe(headers);
      expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
      const answer = await contract().request(`/${service}`);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      for (const response of [preflight, answer]) {
        expect(response.headers.get('access-control-allow-origin')).toBe('*');
      }
      expect(answer.headers.get('access-control-expose-headers')).toMatch(/Content-Range.*ETag/);
    }
  });
}
