import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For a day, by the browser’s own date picker.',
  avoid: ['For a day that everybody knows by heart, such as a birthday: use three TextFields.'],
  keyboard: [
    { keys: '{ArrowUp}', does: 'Changes day, month or year.', by: 'browser' },
    { keys: ' ', does: 'Opens the calendar.', by: 'browser' },
  ],
  screenReader: ['“Preferred Consultation Date, date edit, blank”, then each part by its name'],
};
