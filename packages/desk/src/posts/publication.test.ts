import '../site.fixtures.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fieldValueOf, momentOf, publicationAt } from './publication.ts';
import { appearsAt, shownTime } from './status.ts';

const own = process.env.TZ;
afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

describe.each(['Pacific/Kiritimati', 'Europe/Madrid', 'America/Los_Angeles'])(
  'an editor in %s',
  (zone) => {
    it('reads and types the times of the office', () => {
      process.env.TZ = zone;
      const moment = new Date('2026-12-04T14:00:00Z');
      expect(fieldValueOf(moment)).toBe('2026-12-04T08:00');
      expect(momentOf('2026-12-04T08:00')).toEqual(moment);
      expect(shownTime('2026-12-04T14:00:00Z')).toBe('Dec 4, 2026, 8:00 AM');
      expect(shownTime('2026-12-05T03:00:00Z', moment)).toBe('9:00 PM');
    });
  },
);

it('the hour that daylight saving time skips or repeats is still a time', () => {
  expect(momentOf('2026-03-08T02:30')).toEqual(new Date('2026-03-08T08:30:00Z'));
  expect(momentOf('2026-11-01T01:30')).toEqual(new Date('2026-11-01T06:30:00Z'));
});

it('a post that appears now is dated with the day at the office', () => {
  const now = new Date('2026-12-05T03:00:00Z');
  expect(publicationAt(null, '', now)).toEqual({ publish_at: null, date: '2026-12-04' });
  expect(publicationAt(momentOf('2026-12-24T20:00'), '', now)).toEqual({
    publish_at: '2026-12-25T02:00:00.000Z',
    date: '2026-12-24',
  });
});

it('a scheduled post appears at its time, or on the later date of its page', () => {
  const now = new Date('2026-12-04T20:00:00Z');
  const at = (publish_at: string, date = '2026-12-04') => appearsAt({ publish_at, date }, now);
  expect(at('2026-12-05T03:00:00Z')).toBe('today, 9:00 PM');
  expect(at('2026-12-05T15:00:00Z')).toBe('tomorrow, 9:00 AM');
  expect(at('2026-12-06T15:00:00Z')).toBe('Dec 6, 2026, 9:00 AM');
  expect(at('2026-12-05T15:00:00Z', '2026-12-24')).toBe('Dec 24, 2026');
  expect(at('', '2026-12-24')).toBe('Dec 24, 2026');
});
