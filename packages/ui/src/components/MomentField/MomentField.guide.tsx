import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'Use MomentField to ask for a day and a time. It uses the browser’s own picker. Name the time zone in the hint.',
  avoid: ['For a day without a time: use DateField.'],
  keyboard: [
    { keys: '{ArrowUp}', does: 'Changes the day, month, year, hour, or minute.', by: 'browser' },
    { keys: ' ', does: 'Opens the calendar.', by: 'browser' },
  ],
  screenReader: ['“Date and time, date edit, blank”, then each part by its name'],
};
