import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use Select to choose one of several options from a dropdown, such as a category or a status.',
  avoid: [
    'For two options, on and off: use Checkbox or Switch.',
    'For actions: use Button. Choosing an option should only set a value.',
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
      does: 'Typing the first letters of an option moves to it.',
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
      does: 'On the button: chooses the option that begins with the letter. The left and right arrow keys also choose.',
      so: { part: ['button', /Project Gallery/], is: 'focused' },
    },
    {
      keys: '{ArrowDown}{ArrowUp}{Tab}',
      does: 'Tab chooses the option, closes the list, and moves to the next control.',
      so: [
        { part: ['listbox'], is: 'gone' },
        { part: ['button', /Hero Images/], is: 'shown' },
      ],
    },
    {
      keys: '{ArrowDown}{Escape}',
      on: ['button', /Hero Images/],
      does: 'Down also opens the list. Escape closes it without a change.',
      so: [
        { part: ['listbox'], is: 'gone' },
        { part: ['button', /Hero Images/], is: 'focused' },
      ],
    },
  ],
  screenReader: ['“Hero Images, Category, button, list box pop-up”', '“Project Gallery, 2 of 3”'],
};
