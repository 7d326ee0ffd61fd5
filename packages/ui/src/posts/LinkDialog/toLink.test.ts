import { expect, it } from 'vitest';
import { toLink } from './toLink.ts';

it('adds the scheme that people leave out, and refuses scripts', () => {
  const typed = ['x.example/a', 'ann@x.example', ' /contact ', 'tel:+19565550100', '#top'];
  expect(typed.map(toLink)).toEqual([
    'https://x.example/a',
    'mailto:ann@x.example',
    '/contact',
    'tel:+19565550100',
    '#top',
  ]);
  const refused = ['javascript:alert(1)', 'data:text/html,x', 'palms', '', '//x.example'];
  expect(refused.map(toLink)).toEqual(refused.map(() => undefined));
});
