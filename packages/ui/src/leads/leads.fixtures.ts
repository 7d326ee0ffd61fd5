import type { LeadContact } from './LeadDetails/LeadDetails.tsx';
import type { LeadFollowUp } from './LeadDetails/LeadDetailsFollowUp.tsx';
import type { Lead, LeadFlag, LeadStatus } from './lead.ts';

export const exampleStatuses: readonly LeadStatus[] = [
  { value: 'new', label: 'New', tone: 'accent' },
  { value: 'contacted', label: 'Contacted', tone: 'cool' },
  { value: 'scheduled', label: 'Scheduled', tone: 'cool' },
  { value: 'won', label: 'Won', tone: 'success' },
  { value: 'lost', label: 'Lost', tone: 'neutral' },
  { value: 'spam', label: 'Spam', tone: 'danger' },
];

const senders = [
  ['Ana Garza', 'Lights for the patio', 'Lighting Design', 'McAllen', 'new'],
  ['Luis Treviño', 'Speakers in four rooms', 'Multi-Room Audio', 'Mission', 'new'],
  ['Émile Zapata', 'A theater for six', 'Home Theater Installation', 'Edinburg', 'contacted'],
  ['Rosa Cantú', 'Cameras at the gate', 'Security Systems', 'Sharyland', 'scheduled'],
  ['Border Brewing Co.', 'Menus on screens', 'Video Services', null, 'won'],
] as const;

const exampleFlags: readonly (readonly LeadFlag[])[] = [
  [],
  [{ label: 'No contact for 4 days', tone: 'danger' }],
  [
    { label: 'Due today', tone: 'accent' },
    { label: 'Owner: Ana', tone: 'neutral' },
  ],
];

const message = `Hello, we are building a house and would like to see what is possible.

The patio is about 30 by 20 feet and faces west. We would love lamps that come on by themselves at dusk.`;

/** A next step with nothing planned. */
export const exampleFollowUp: LeadFollowUp = {
  day: null,
  suggestions: [
    { value: '2026-11-27', label: 'Tomorrow' },
    { value: '2026-11-30', label: 'Monday' },
  ],
  isDay: (day) => day >= '2020',
  onDayChange: () => {},
  owner: 'none',
  owners: [
    { value: 'none', label: 'No one' },
    { value: 'ana@example.com', label: 'Me' },
  ],
  onOwnerChange: () => {},
};

export const exampleContact: LeadContact = {
  isAsked: false,
  onContact: () => {},
  onResult: () => {},
  onDismiss: () => {},
};

export const exampleLeads = (count: number): readonly Lead[] =>
  Array.from({ length: count }, (_, index) => {
    const [name, subject, service, city, status] = senders[
      index % senders.length
    ] as (typeof senders)[number];
    const round = Math.floor(index / senders.length);
    return {
      id: `lead-${index}`,
      name: round === 0 ? name : `${name} ${round + 1}`,
      email: 'ana@example.com',
      phone: '(956) 555-0110',
      phoneDigits: '9565550110',
      ...{ subject, message, service, city, status },
      preferredDay: index % 2 === 0 ? 'Dec 24' : null,
      facts: [
        { label: 'Preferred date', value: index % 2 === 0 ? 'Thursday, December 24, 2026' : null },
        { label: 'Service', value: service },
        { label: 'City', value: city },
      ],
      flags: exampleFlags[index % exampleFlags.length] ?? [],
      page: '/services/lighting-design',
      isUnread: index % 3 === 0,
      spamReasons: [],
      received: {
        dateTime: '2026-11-20T16:42:00Z',
        short: index === 0 ? '10:42 AM' : 'Nov 20',
        full: 'November 20, 2026 at 10:42 AM',
      },
      isWaiting: false,
    };
  });

export const exampleLead = exampleLeads(1)[0] as Lead;

const longService = 'Everything that has to do with lamps and what they light';

/** Messages with unusual values. */
export const oddLeads: readonly Lead[] = [
  {
    ...exampleLead,
    id: 'long',
    name: 'A name of many parts, as some families have them, '.repeat(4),
    subject: 'an-unusually-long-word-without-any-spaces-'.repeat(5),
    message: 'word-without-any-spaces-'.repeat(60),
    service: longService,
    facts: exampleLead.facts.map((fact) =>
      fact.label === 'Service' ? { ...fact, value: longService } : fact,
    ),
    spamReasons: ['Sent within three seconds', 'Many links'],
    isWaiting: true,
  },
  {
    ...exampleLead,
    id: 'little',
    name: '(956) 555-0110',
    ...{ email: null, subject: null, message: null, service: null, city: null, page: null },
    facts: [],
  },
  { ...exampleLead, id: 'arabic', name: 'نخيل مضاء عند المدخل', subject: 'إضاءة الحديقة' },
];
