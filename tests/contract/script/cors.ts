import { describe, expect, test } from 'vitest';
import type { Contract } from './harness.ts';

const ORIGIN = { origin: 'http://127.0.0.1:4173' };

export function cors(contract: () => Contract): void {
  describe('pages of other origins', () => {
    test.each(['/rest/v1/images', '/auth/v1/token', '/storage/v1/object/site-media/a.mp4'])(
      'the preflight of %s allows what supabase-js sends',
      async (path) => {
        const asked = 'apikey,authorization,x-client-info,content-profile,prefer,x-upsert';
        const answer = await contract().request(path, {
          method: 'OPTIONS',
          headers: {
            ...ORIGIN,
            'access-control-request-method': 'PATCH',
            'access-control-request-headers': asked,
          },
        });
        expect(answer.status).toBe(204);
        expect(answer.headers.get('access-control-allow-origin')).toBe('*');
        expect(answer.headers.get('access-control-allow-headers')).toBe(asked);
        expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH');
      },
    );

    test.each(['/rest/v1/nowhere', '/auth/v1/user', '/storage/v1/object/public/x/y.png'])(
      'an error of %s can be read too',
      async (path) => {
        const answer = await contract().request(path, { headers: ORIGIN });
        expect(answer.status).toBeGreaterThanOrEqual(400);
        expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      },
    );

    test('Content-Range and ETag are shown to scripts', async () => {
      const answer = await contract().ask('/rest/v1/images', { headers: ORIGIN });
      const exposed = answer.headers.get('access-control-expose-headers');
      expect(exposed).toContain('Content-Range');
      expect(exposed).toContain('ETag');
    });
  });
}
