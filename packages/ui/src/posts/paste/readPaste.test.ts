import { expect, it } from 'vitest';
import { wordPaste } from './paste.fixtures.ts';
import { withoutEndless } from './readPaste.ts';

it('reduces two megabytes of elements that do not end to their paragraphs', () => {
  const html = `<p>Dusk &lt;b&gt; &amp; dawn</p>${'<b><ul><li>'.repeat(180_000)}One<p>two`;
  expect(withoutEndless(html)).toBe('<p>Dusk &lt;b> &amp; dawn</p><p>One\ntwo</p>');
  expect(withoutEndless(wordPaste.html)).toBe(wordPaste.html);
});
