import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use DateField to ask for a date. It uses the browser’s own date picker.',
  avoid: ['For a date that people know by heart, such as a birthday: use three TextFields.'],
  keyboard: [
    { keys: '{ArrowUp}', does: 'Changes the day, month, or year.', by: 'browser' },
    { keys: ' ', does: 'Opens the calendar.', by: 'browser' },
  ],
  screenReader: ['“Preferred Consultation Date, date edit, blank”, then each part by its name'],
};
