import { expect, test, vi } from 'vitest';
import { createSupabaseHandler } from './createSupabaseHandler.ts';

test.each([
  ['GET', 'rest/v1/images'],
  ['POST', 'auth/v1/token?grant_type=password'],
  ['GET', 'storage/v1/object/public/site-media/a.mp4'],
  ['POST', 'functions/v1/broken'],
])('the answer to %s %s says nothing about an unexpected error', async (method, path) => {
  const secret = 'password=lamps at /srv/database.ts:12';
  const fail = async () => {
    throw new Error(secret);
  };
  const broken = new Proxy({}, { get: () => fail }) as never;
  const onError = vi.fn<(cause: unknown) => void>();
  const handle = createSupabaseHandler({
    ...{ rest: broken, auth: broken, objects: broken, blobs: broken, functions: { broken: fail } },
    ...{ jwtSecret: 'a', publishableKey: 'b', onError },
  });
  const body = method === 'POST' ? '{"email":"ana@example.com","password":"a"}' : null;
  const init = { method, headers: { apikey: 'b' }, body };
  const answer = await handle(new Request(`http://127.0.0.1/${path}`, init));
  expect(answer?.status).toBe(500);
  const text = (await answer?.text()) ?? '';
  expect(text).toMatch(/internal server error/i);
  expect(text).not.toMatch(/lamps|srv|Error:/);
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: secret }));
});
