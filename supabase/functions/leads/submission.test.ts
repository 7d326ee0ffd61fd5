import { expect, it } from 'vitest';
import { parseSubmission } from './submission.ts';

it.each([
  ['keeps', ['/', '/blog/a?b=//c#d', '/./a']],
  [
    'drops',
    ['//evil.example/a', '/\\evil.example', '/a\\b', '/\t/evil.example', 'https://a.example'],
  ],
])('%s the pages %j: none leads to another site', (what, pages) => {
  for (const page of pages) {
    const parsed = parseSubmission({ kind: 'home', email: 'ana@example.com', page });
    const kept = what === 'keeps' ? page : undefined;
    expect(parsed).toMatchObject({ submission: { message: { page: kept } } });
  }
});
