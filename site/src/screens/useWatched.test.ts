import { expect, it, vi } from 'vitest';
import { startWatch, type Watching } from '../features/useWatched.ts';

function open() {
  const code = Promise.withResolvers<Watching>();
  const watching = { stop: vi.fn(), again: vi.fn() };
  const [told, failed] = [vi.fn(), vi.fn()];
  let tell: (view: string) => void = () => {};
  const started = startWatch<string>(
    (given) => {
      tell = given;
      return code.promise;
    },
    told,
    failed,
  );
  return { code, watching, told, failed, started, tell: (view: string) => tell(view) };
}

it('ends a watch whose code arrives after the place was left, and tells nothing of it', async () => {
  const { code, watching, told, started, tell } = open();
  started.stop();
  code.resolve(watching);
  await code.promise;
  tell('rows');
  expect(watching.stop).toHaveBeenCalledOnce();
  expect(told).not.toHaveBeenCalled();
});

it('tells, asks anew and ends while it runs', async () => {
  const { code, watching, told, started, tell } = open();
  code.resolve(watching);
  await code.promise;
  tell('rows');
  started.again();
  started.stop();
  tell('more rows');
  expect(told.mock.calls).toEqual([['rows']]);
  expect(watching.again).toHaveBeenCalledOnce();
  expect(watching.stop).toHaveBeenCalledOnce();
});

it('says that its code did not arrive, unless the place was left', async () => {
  for (const [isLeft, times] of [
    [false, 1],
    [true, 0],
  ] as const) {
    const { code, failed, started } = open();
    if (isLeft) started.stop();
    code.reject(new Error('offline'));
    await code.promise.catch(() => {});
    await Promise.resolve();
    expect(failed).toHaveBeenCalledTimes(times);
  }
});
