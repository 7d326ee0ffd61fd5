import preview from '@custom-designs/storybook/preview.tsx';
import { Inbox, MailX, PhoneCall, StickyNote } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from './Timeline.guide.tsx';
import { Timeline, type TimelineItem } from './Timeline.tsx';

const time = (hour: number) => ({
  dateTime: `2026-11-22T${String(hour).padStart(2, '0')}:05:00Z`,
  label: `${hour}:05 AM`,
});

const events: readonly TimelineItem[] = [
  { id: 'received', title: 'Received from the contact page', time: time(8), icon: Inbox },
  {
    id: 'mail',
    title: 'Email to the company failed',
    time: time(9),
    icon: MailX,
    tone: 'danger',
    children: 'The email service didn’t answer. The next attempt is in five minutes.',
  },
  { id: 'contacted', title: 'Contacted', time: time(10), icon: PhoneCall, tone: 'accent' },
  {
    id: 'note',
    title: 'Note by Ana',
    time: time(11),
    icon: StickyNote,
    children: 'Called. Wants the patio lit before Christmas.\nGate code on the day.',
  },
];

const meta = preview.meta({
  title: 'Components/Timeline',
  component: Timeline,
  parameters: { guide },
  args: { 'aria-label': 'History', items: events },
});

export const Default = meta.story();
export const WithAction = meta.story({
  args: {
    items: events.slice(1, 2).map((event) => ({
      ...event,
      children: (
        <>
          <p>The address does not exist.</p>
          <Button variant="secondary" size="compact">
            Send again
          </Button>
        </>
      ),
    })),
  },
});

Default.test('is a list with machine-readable times', async ({ canvas }) => {
  const items = within(canvas.getByRole('list', { name: 'History' })).getAllByRole('listitem');
  await expect(items).toHaveLength(4);
  await expect(items[0]).toHaveTextContent('Received from the contact page 8:05 AM');
  await expect(items[0]?.querySelector('time')).toHaveAttribute('datetime', '2026-11-22T08:05:00Z');
});
