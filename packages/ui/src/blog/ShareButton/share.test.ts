import { expect, it, vi } from 'vitest';
import { share } from './share.ts';

const data = { title: 'Palms', url: 'https://x.example/blog/palms' };
const clipboard = (writeText: () => Promise<void>) => ({ writeText }) as unknown as Clipboard;
const refuse = (name: string) => () => Promise.reject(new DOMException('', name));

it("tries the device's share sheet first", async () => {
  const hand = vi.fn(async () => {});
  const writeText = vi.fn(async () => {});
  expect(await share(data, { share: hand, clipboard: clipboard(writeText) })).toBe('shared');
  expect(hand).toHaveBeenCalledWith(data);
  expect(writeText).not.toHaveBeenCalled();
});

it('copies nothing when the share sheet is canceled', async () => {
  const writeText = vi.fn(async () => {});
  const hands = { share: refuse('AbortError'), clipboard: clipboard(writeText) };
  expect(await share(data, hands)).toBe('canceled');
  expect(writeText).not.toHaveBeenCalled();
});

it('copies the address if the device cannot share', async () => {
  const writeText = vi.fn(async () => {});
  expect(await share(data, { clipboard: clipboard(writeText) })).toBe('copied');
  const hands = { share: refuse('NotAllowedError'), clipboard: clipboard(writeText) };
  expect(await share(data, hands)).toBe('copied');
  expect(writeText).toHaveBeenLastCalledWith(data.url);
});

it('reports that neither sharing nor copying is allowed', async () => {
  expect(await share(data, {})).toBe('refused');
  expect(await share(data, { clipboard: clipboard(refuse('NotAllowedError')) })).toBe('refused');
});
