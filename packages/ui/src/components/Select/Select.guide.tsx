import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For one of a few, as a dropdown: a category, an order, a status.',
  avoid: [
    'For two answers: use Checkbox or Switch.',
    'For doing something: use Button. A Select only chooses.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the button.',
      so: { part: ['button', /Category/], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Opens the list.', so: { part: ['listbox'], is: 'shown' } },
    {
      keys: '{ArrowDown}',
      does: 'Moves to the next option.',
      so: { part: ['option', 'Project Gallery'], is: 'focused' },
    },
    {
      keys: 'ab',
      does: 'The first letters of an option move to it.',
      so: { part: ['option', 'About Page'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'Chooses it and closes the list.',
      so: [
        { part: ['listbox'], is: 'gone' },
        { part: ['button', /About Page/], is: 'focused' },
      ],
    },
    {
      keys: 'p',
      does: 'On the button: chooses the option that begins so. The arrow keys to the left and right choose, too.',
      so: { part: ['button', /Project Gallery/], is: 'focused' },
    },
    {
      keys: '{ArrowDown}{ArrowUp}{Tab}',
      does: 'Tab chooses the option, closes the list, and moves on.',
      so: [
        { part: ['listbox'], is: 'gone' },
        { part: ['button', /Hero Images/], is: 'shown' },
      ],
    },
    {
      keys: '{ArrowDown}{Escape}',
      on: ['button', /Hero Images/],
      does: 'Down opens the list too. Escape closes it and changes nothing.',
      so: [
        { part: ['listbox'], is: 'gone' },
        { part: ['button', /Hero Images/], is: 'focused' },
      ],
    },
  ],
  screenReader: ['“Hero Images, Category, button, list box pop-up”', '“Project Gallery, 2 of 3”'],
};
