import { expect, it } from 'vitest';
import { readPastedText, withoutEndless } from './readPaste.ts';

it('reduces two megabytes of elements that do not end to their paragraphs', () => {
  const html = `<p>Dusk &lt;b&gt; &amp; dawn</p>${'<b><ul><li>'.repeat(180_000)}One<p>two`;
  expect(withoutEndless(html)).toBe('<p>Dusk &lt;b> &amp; dawn</p><p>One\ntwo</p>');
});

it.each([
  ['lines with a dash', '- a\n-  b', [['a', 'b']]],
  ['lines with a dot and a tab, as of Word', '•\ta\r\n•\tb\r\nc', [['a', 'b'], 'c']],
  ['lines with blank lines between', '* a\n\n* b\n\nc', [['a', 'b'], 'c']],
  ['indented lines', '  1. a\n    - b\n       c\n  2. d', [['a\n– b\nc', 'd']]],
  ['numbers that all are one', '1) a\n1) b', [['a', 'b']]],
  [
    'marks of two kinds',
    '- a\n- b\n1. c\n2. d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
])('makes %s a list', (_what, text, expected) => {
  const sections = readPastedText(text);
  expect(
    sections.map((one) => (one.type === 'list' ? one.items : 'text' in one && one.text)),
  ).toEqual(expected);
});

it.each([
  ['a single dash', 'Yours,\n- Maria\n  Manager'],
  ['numbers that do not count from one', '7. a\n8. b'],
  ['numbers with a gap', '1. a\n3. b'],
  ['dashes in words and prices', 'a -\nb\n-\n-5 degrees\n1.5 m\n-x'],
])('keeps %s as text', (_what, text) => {
  expect(readPastedText(text)).toEqual([{ type: 'paragraph', text: text.replace(/\n +/, '\n') }]);
});

it.each(['- ', '1. ', ' ', '\n', '- \n', '\t- a\n'])(
  'reads a megabyte of %j in linear time',
  (part) => {
    const before = process.cpuUsage();
    readPastedText(`- ${part.repeat(1_000_000 / part.length)}a`);
    expect(process.cpuUsage(before).user).toBeLessThan(8_000_000);
  },
);
