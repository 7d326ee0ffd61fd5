import { Inbox, MailX, PhoneCall, StickyNote } from 'lucide-react';
import type { TimelineItem } from './Timeline.tsx';

const time = (hour: number) => ({
  dateTime: `2026-11-22T${String(hour).padStart(2, '0')}:05:00Z`,
  label: `${hour}:05 AM`,
});

export const events: readonly TimelineItem[] = [
  { id: 'received', title: 'Received from the contact page', time: time(8), icon: Inbox },
  {
    id: 'mail',
    title: 'Mail to the company failed',
    time: time(9),
    icon: MailX,
    tone: 'danger',
    children: 'The mail service did not answer. It is tried again in five minutes.',
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
