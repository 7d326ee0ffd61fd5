import { request } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { openBuildHook } from './buildHook.ts';

const build = vi.fn<() => Promise<void>>();
const onFailure = vi.fn(async () => undefined);
let hook: Awaited<ReturnType<typeof openBuildHook>>;

afterEach(() => {
  hook.close();
  vi.resetAllMocks();
});

/** `fetch` doesn't let a caller choose the host. */
function send(url: string, headers: Record<string, string> = {}, method = 'POST') {
  return new Promise<number | undefined>((resolve, reject) => {
    request(url, { method, headers, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

it('builds for the backend only, and not for a page that is open in a browser', async () => {
  build.mockResolvedValue();
  hook = await openBuildHook(build, onFailure);
  const { origin } = new URL(hook.url);
  expect(await send(origin), 'without the key').toBe(403);
  expect(await send(hook.url, { host: 'evil.example' })).toBe(403);
  expect(await send(hook.url, { origin: 'http://evil.example' })).toBe(403);
  expect(await send(hook.url, {}, 'GET')).toBe(405);
  expect(build).not.toHaveBeenCalled();
  expect(await send(hook.url)).toBe(202);
  expect(build).toHaveBeenCalledOnce();
});

it('builds once more after a build during which requests came, also if that build fails', async () => {
  const builds: PromiseWithResolvers<void>[] = [];
  build.mockImplementation(() => {
    const next = Promise.withResolvers<void>();
    builds.push(next);
    return next.promise;
  });
  hook = await openBuildHook(build, onFailure);
  for (let count = 0; count < 5; count += 1) expect(await send(hook.url)).toBe(202);
  expect(builds).toHaveLength(1);
  builds[0]?.reject(new Error('The site could not be built.'));
  await vi.waitFor(() => expect(builds).toHaveLength(2));
  expect(onFailure).toHaveBeenCalledOnce();
  builds[1]?.resolve();
  expect(await send(hook.url, {}, 'GET')).toBe(405);
  expect(builds, 'nothing waits any more').toHaveLength(2);
  expect(await send(hook.url)).toBe(202);
  expect(builds).toHaveLength(3);
});
