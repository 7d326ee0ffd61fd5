import { describe, expect, it } from 'vitest';
import { isSpam, type Signs, spamReasons } from './spam.ts';

const signs = (changes: Partial<Signs> & { text?: string } = {}): Signs => ({
  message: { kind: 'contact', name: 'Ana', message: changes.text ?? 'Lights for the patio.' },
  honeypot: '',
  elapsedMs: 20_000,
  isRepeat: false,
  ...changes,
});

describe('detecting spam', () => {
  it.each([
    ['a plain message', {}, []],
    ['a form without JavaScript, whose time nobody knows', { elapsedMs: undefined }, []],
    ['a form that took three seconds', { elapsedMs: 3000 }, []],
    ['less than three seconds', { elapsedMs: 2999 }, ['fast']],
    ['a plan and a picture', { text: 'https://a.example/plan www.b.example' }, []],
    ['three links', { text: 'https://a.example http://b.example www.c.example' }, ['links']],
    ['a link in markup', { text: '<a href="//x.example">x</a>' }, ['links']],
    ['a link in forum code', { text: '[url=//x.example]x[/url]' }, ['links']],
    ['the same words again', { isRepeat: true }, ['repeat']],
    ['the field no person sees', { honeypot: 'x' }, ['honeypot']],
  ])('finds the signs of spam in %s', (_what, changes, reasons) => {
    expect(spamReasons(signs(changes))).toEqual(reasons);
  });

  it('marks spam on two weak signs or on the hidden field, but not on one weak sign', () => {
    expect([[], ['fast'], ['links'], ['repeat']].map((one) => isSpam(one as never))).toEqual([
      ...Array(4).fill(false),
    ]);
    expect(isSpam(['fast', 'links'])).toBe(true);
    expect(isSpam(['honeypot'])).toBe(true);
  });
});
