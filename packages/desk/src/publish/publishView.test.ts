import { expect, it } from 'vitest';
import type { PublishState } from './adapter.ts';
import { publishView } from './publishView.ts';

const NOON = '2026-11-26T12:00:00.000Z';
const now = Date.parse('2026-11-26T12:30:00.000Z');

const stateOf = (state: Partial<PublishState>) =>
  publishView({ builtAt: NOON, last: null, changes: [], ...state }, now);

const asked = (
  time: string,
  state: 'waiting' | 'building' | 'failed' | 'stopped',
  error: string | null = null,
) => ({
  id: 'a',
  state,
  error,
  requested_at: `2026-11-26T${time}:00.000Z`,
  requested_by: 'ana@example.com',
  not_before: '2026-11-26T12:40:00.000Z',
});

it.each([
  ['is up to date when nothing is newer than the build', {}, { state: 'current' }],
  [
    'says what is newer than the build',
    {
      changes: [
        { what: 'post', count: 0 },
        { what: 'picture', count: 76 },
      ],
    },
    { state: 'outdated' },
  ],
  [
    'is live once the build started after the request',
    { last: asked('11:59', 'building') },
    { state: 'current' },
  ],
  ['is building after a request', { last: asked('12:29', 'waiting') }, { state: 'building' }],
  [
    'is slow when the build is not live after twenty minutes',
    { last: asked('12:09', 'building') },
    { state: 'slow' },
  ],
  [
    'tries the last request again after it has failed',
    { last: asked('12:01', 'failed', 'The host answered 500.') },
    { state: 'retrying', error: 'The host answered 500.' },
  ],
  [
    'says why the last request failed once someone has stopped it',
    { last: asked('12:01', 'stopped', 'The host answered 500.') },
    { state: 'failed', error: 'The host answered 500.' },
  ],
  ['knows nothing without a build', { builtAt: null }, { state: 'unknown' }],
] as const)('%s', (_what, given, view) => {
  expect(stateOf(given)).toMatchObject(view);
});
