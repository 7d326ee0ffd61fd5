import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use OpenNow beside a phone number, so that visitors know whether someone answers now. OfficeHours at the root of the app sets the hours and the time zone.',
  avoid: [
    'Beside a number that someone answers day and night: leave it out.',
    'For the hours of the week: use OpeningHours.',
  ],
  screenReader: ['The text, in its place in the reading order. A change is not announced.'],
};
