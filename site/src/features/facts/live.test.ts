import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { company } from '../../content/company.ts';
import { liveKeys, readLiveFacts } from './adapter/liveFacts.ts';
import { liveFacts } from './live.ts';

const { main } = company.phones;
const phone = { label: '(202) 555-0100', href: 'tel:+12025550100' };

const changed = (facts: object) => liveFacts(Object.entries(facts));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T03:00:00Z') });
  vi.stubGlobal('__LIVE_FACTS__', { url: 'https://backend.test', key: 'public' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks once, for the facts that visitors see at once', async () => {
  const fetch = vi.fn(async () => Response.json([{ key: 'notice', value: { text: 'x' } }]));
  vi.stubGlobal('fetch', fetch);
  expect(await readLiveFacts()).toEqual([['notice', { text: 'x' }]]);
  const [[address]] = fetch.mock.calls as unknown as [[string]];
  expect(decodeURIComponent(address)).toMatch(
    /key=in\.\(hours,specialHours,notice,phone\.main[,)]/,
  );
  expect(fetch).toHaveBeenCalledOnce();
});

it.each(liveKeys)('shows a change of %s', (key) => {
  const changes: Readonly<Record<string, object>> = {
    hours: company.hours,
    specialHours: [{ date: '2026-12-25', opens: null, closes: null }],
    notice: { text: 'Closed on Friday.' },
  };
  const { content, adaptLink } = changed({ [key]: changes[key] ?? phone });
  const before = company.phones[key.replace(/^phone\./, '')];
  if (before) expect(adaptLink({ href: before.href }).href).toBe(phone.href);
  else expect(Object.keys(content)).toEqual([key]);
});

it('replaces a phone number in the frame and in links, with their text and name', () => {
  const { content, adaptLink } = changed({ 'phone.main': phone });
  expect(content).toEqual({ phone });
  const link = {
    href: main.href,
    children: ['Call ', main.label],
    'aria-label': `Call ${main.label}`,
  };
  expect(adaptLink(link)).toMatchObject({
    href: phone.href,
    children: ['Call ', phone.label],
    'aria-label': `Call ${phone.label}`,
  });
  const text = adaptLink({ href: `sms:${main.href.replace('tel:', '')}?&body=Hi` });
  expect(text.href).toBe('sms:+12025550100?&body=Hi');
  expect(adaptLink({ href: '/about' })).toEqual({ href: '/about' });
});

it('shows a notice through its last day at the office', () => {
  const noticeUntil = (until: string) =>
    changed({ notice: { text: 'Closed on Friday.', until } }).content.notice;
  // It is still November 27 in McAllen.
  expect(noticeUntil('2026-11-27')).toEqual({ text: 'Closed on Friday.', until: '2026-11-27' });
  expect(noticeUntil('2026-11-26')).toBeNull();
  expect(changed({ notice: null }).content.notice).toBeNull();
});

it.each([
  ['a phone', { 'phone.main': { label: 'x', href: 'javascript:alert(1)' } }],
  ['hours', { hours: [{ days: 'Monday', opens: 'nine' }] }],
  ['special days', { specialHours: [{ date: 1 }] }],
])('ignores %s of another shape', (_what, facts) => {
  expect(changed(facts).content).toEqual({});
});

it('shows no notice of another shape', () => {
  expect(changed({ notice: 7 }).content).toEqual({ notice: null });
});

it('closes on a special day, and opens again once managers remove it', () => {
  const specialHours = [{ date: '2026-11-27', opens: null, closes: null, reason: 'Thanksgiving' }];
  expect(changed({ specialHours }).content).toEqual({ specialHours });
  expect(changed({ specialHours: null }).content).toEqual({ specialHours: [] });
});
