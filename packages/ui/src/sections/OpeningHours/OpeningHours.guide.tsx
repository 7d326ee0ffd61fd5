import type { Guide } from '../../docs/guide.ts';
import { OpeningHours } from './index.ts';

export const guide: Guide = {
  use: 'For days and their hours, wherever one decides whether to call or to come. Days that share their hours share a line.',
  avoid: [
    'For hours together with address and number: use InfoRow or ContactSection.',
    'For prices or other pairs: it is for hours, and reads as such.',
    'For a change on one day: say it in a sentence beside it.',
  ],
  screenReader: ['A description list: “Monday to Friday”, “9 AM to 6 PM”, pair by pair.'],
  dos: [
    {
      why: 'One line for all days of the same hours, and the closed day is named.',
      example: (
        <OpeningHours
          lines={[
            { days: 'Monday to Friday', hours: '9 AM to 6 PM' },
            { days: 'Saturday', hours: '10 AM to 4 PM' },
            { days: 'Sunday', hours: 'closed' },
          ]}
        />
      ),
    },
  ],
  donts: [
    {
      why: 'Five lines to compare for one answer, and is Sunday open?',
      example: (
        <OpeningHours
          lines={['Mon.', 'Tue.', 'Wed.', 'Thu.', 'Fri.'].map((days) => ({
            days,
            hours: '09:00–18:00',
          }))}
        />
      ),
    },
  ],
};
