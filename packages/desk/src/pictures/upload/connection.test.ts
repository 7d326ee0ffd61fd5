import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AdapterError } from '../adapter/index.ts';
import { needOf, waitForConnection } from './connection.ts';

const browser = { onLine: true };
const { signal } = new AbortController();

beforeEach(() => {
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

it('waits for a lost connection, but not after another failure', async () => {
  expect(needOf(new AdapterError('network', 'Upload failed: connection lost'))).toBe('connection');
  expect(needOf(new AdapterError('network', 'Upload failed: 502'))).toBeUndefined();
  expect(await waitForConnection(4, signal)).toBe(false);
  browser.onLine = false;
  expect(needOf(new TypeError('no code'))).toBe('connection');
  const waiting = waitForConnection(4, signal);
  window.dispatchEvent(new Event('online'));
  expect(await waiting).toBe(true);
});
