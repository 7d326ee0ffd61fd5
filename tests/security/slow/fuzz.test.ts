import { describe, expect, test } from 'vitest';
import { serveBuild, titleOf } from '../../../scripts/serve.fixtures.ts';
import { expectToSurvive, fuzzBackend, LONG } from '../fuzz.ts';

describe('the backend', () => fuzzBackend());

test('the site’s server survives hostile requests with its pages unchanged', {
  timeout: LONG,
}, async () => {
  const { url, get, end } = await serveBuild();
  await expectToSurvive(url);
  expect(await titleOf(await get('/about'))).toBe('About');
  const video = await get('/assets/video-1.mp4', { range: 'bytes=1-2' });
  expect(new Uint8Array(await video.arrayBuffer())).toEqual(Uint8Array.of(1, 2));
  await end();
});
