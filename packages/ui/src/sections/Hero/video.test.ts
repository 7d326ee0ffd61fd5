import { afterEach, expect, it, vi } from 'vitest';
import { mayPlay } from './video.ts';

function stub(wish: string, connection?: object) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: wish !== '' && query.includes(wish),
  }));
  vi.stubGlobal('navigator', { connection });
}
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['motion is unwanted', 'prefers-reduced-motion', undefined],
  ['less data is wanted', 'prefers-reduced-data', undefined],
  ['data is being saved', '', { saveData: true, effectiveType: '4g' }],
  ['the line is slow', '', { saveData: false, effectiveType: '3g' }],
])('plays no video when %s', (_, wish, connection) => {
  stub(wish, connection);
  expect(mayPlay()).toBe(false);
});

it.each([undefined, { saveData: false, effectiveType: '4g' }])(
  'plays a video on the connection %o',
  (connection) => {
    stub('', connection);
    expect(mayPlay()).toBe(true);
  },
);
