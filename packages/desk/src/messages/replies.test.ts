import { expect, it } from 'vitest';
import { filledIn, firstNameOf } from './replies.ts';

it.each([
  ['Ana Garza', 'Ana'],
  [' émile zapata', 'Émile'],
  ['Mary-Kate O’Neil', 'Mary-Kate'],
  ['Mr. Garza', ''],
  ['Mrs Garza', ''],
  ['J. Garza', ''],
  ['956 555 0110', ''],
  ['ana@example.com', ''],
  [null, ''],
])('greets %s as "%s"', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});

it.each([
  ['Hi {name}, this is us.', 'Hi Ana, this is us.', 'Hi, this is us.'],
  ['Thank you, {name}. Bye, {name}!', 'Thank you, Ana. Bye, Ana!', 'Thank you. Bye!'],
  ['{name}, we got it.', 'Ana, we got it.', 'We got it.'],
  ['We got it. {name}, bye.', 'We got it. Ana, bye.', 'We got it. Bye.'],
])('fills a name into "%s", and reads well without one', (text, withName, withoutName) => {
  expect(filledIn(text, 'Ana')).toBe(withName);
  expect(filledIn(text, '')).toBe(withoutName);
});
