import type { Guide } from '../../docs/guide.ts';
import { DateField } from './DateField.tsx';

export const guide: Guide = {
  use: 'For a day, by the browser’s own date picker.',
  avoid: ['For a day that everybody knows by heart, such as a birthday: use three TextFields.'],
  keyboard: [
    { keys: '{ArrowUp}', does: 'Changes day, month or year.', by: 'browser' },
    { keys: ' ', does: 'Opens the calendar.', by: 'browser' },
  ],
  screenReader: ['“Preferred Consultation Date, date edit, blank”, then each part by its name'],
  dos: [
    {
      why: 'Say what is done with the day.',
      example: (
        <DateField
          name="do-date"
          label="Preferred Consultation Date"
          hint="Let us know when you’d prefer to meet"
        />
      ),
    },
  ],
  donts: [
    {
      why: 'A format to obey: the browser shows the one that its owner reads.',
      example: <DateField name="dont-date" label="Date" hint="Enter as YYYY-MM-DD" />,
    },
  ],
};
