import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { InfoRow } from './index.ts';

const phone = { display: '(956) 555-0187', href: 'tel:+19565550187' };
const email = { display: 'brownsville@example.com', href: 'mailto:brownsville@example.com' };
const lines = [
  { days: 'Weekdays', hours: '9 AM to 6 PM' },
  { days: 'Saturday', hours: '10 AM to 4 PM' },
];

export const guide: Guide = {
  use: 'For where, how and when in one glance, such as beneath the hero of a city: three columns, each with its fact and at most a sentence.',
  avoid: [
    'For the hours alone: use OpeningHours.',
    'Beside a form: ContactSection has the same facts.',
    'For three things that are no facts: use ValueColumns.',
  ],
  screenReader: [
    '“At a glance, region”; its name is heard, not seen.',
    '“Contact, group”, “(956) 555-0187, link”',
    'The hours as a description list: “Saturday”, “10 AM to 4 PM”.',
  ],
  dos: [
    {
      why: 'Every column is one fact, and its sentence says what the fact leaves open.',
      example: (
        <PageWidth>
          <InfoRow
            location={{ title: 'Location', text: 'Downtown, the resacas and the port road.' }}
            contact={{ title: 'Contact', text: 'Rings in Brownsville.', phone, email }}
            hours={{ title: 'Service Hours', text: 'When crews are on the road.', lines }}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'Number and hours again as running text: twice to read, and twice to keep right.',
      example: (
        <PageWidth>
          <InfoRow
            label="Facts said twice"
            location={{ title: 'Where we are', text: 'We are located in Brownsville, Texas.' }}
            contact={{
              title: 'How to reach us',
              text: 'You can call us at (956) 555-0187 or write to brownsville@example.com.',
              phone,
              email,
            }}
            hours={{
              title: 'When we work',
              text: 'We are open on weekdays from 9 to 6 and Saturday from 10 to 4.',
              lines,
            }}
          />
        </PageWidth>
      ),
    },
  ],
};
