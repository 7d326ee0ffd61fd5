import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { company } from '../../content/company.ts';
import { readLive } from './live.tsx';

const { main } = company.phones;
const phone = { label: '(202) 555-0100', href: 'tel:+12025550100' };

/** The backend's answer with these facts. */
const answer = (facts: object) =>
  vi.fn(async () => Response.json(Object.entries(facts).map(([key, value]) => ({ key, value }))));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T03:00:00Z') });
  vi.stubGlobal('__LIVE_FACTS__', { url: 'https://backend.test', key: 'public' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks once, for the facts that visitors see at once', async () => {
  const fetch = answer({});
  vi.stubGlobal('fetch', fetch);
  expect(await readLive()).toMatchObject({ content: {}, notice: null });
  const [[address]] = fetch.mock.calls as unknown as [[string]];
  expect(decodeURIComponent(address)).toMatch(/key=in\.\(hours,specialHours,notice,phone\.main,/);
  expect(fetch).toHaveBeenCalledOnce();
});

it('replaces a phone number in the frame and in links, with their text and name', async () => {
  vi.stubGlobal('fetch', answer({ 'phone.main': phone }));
  const { content, adaptLink } = await readLive();
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
  expect(adaptLink({ href: '/about' })).toEqual({ href: '/about' });
});

it('shows a notice through its last day at the office', async () => {
  const noticeUntil = async (until: string) => {
    vi.stubGlobal('fetch', answer({ notice: { text: 'Closed on Friday.', until } }));
    return (await readLive()).notice;
  };
  // It is still November 27 in McAllen.
  expect(await noticeUntil('2026-11-27')).toMatchObject({
    props: { children: 'Closed on Friday.' },
  });
  expect(await noticeUntil('2026-11-26')).toBeNull();
});

it.each([
  ['a phone', { 'phone.main': { label: 'x', href: 'javascript:alert(1)' } }],
  ['hours', { hours: [{ days: 'Monday', opens: 'nine' }] }],
  ['special days', { specialHours: [{ date: 1 }] }],
  ['a notice', { notice: 7 }],
])('ignores %s of another shape', async (_what, facts) => {
  vi.stubGlobal('fetch', answer(facts));
  expect(await readLive()).toMatchObject({ content: {}, notice: null });
});

it('closes on a special day, and opens again once managers remove it', async () => {
  const specialHours = [{ date: '2026-11-27', opens: null, closes: null, reason: 'Thanksgiving' }];
  vi.stubGlobal('fetch', answer({ specialHours }));
  expect((await readLive()).content).toEqual({ specialHours });
  vi.stubGlobal('fetch', answer({ specialHours: null }));
  expect((await readLive()).content).toEqual({ specialHours: [] });
});
