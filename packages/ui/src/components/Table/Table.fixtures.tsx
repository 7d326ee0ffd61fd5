import { Badge } from '../Badge/Badge.tsx';
import type { TableColumn } from './Table.tsx';

/** A message as an inbox lists it. */
export interface Message {
  readonly id: string;
  readonly name: string;
  readonly service: string;
  readonly city: string;
  readonly status: 'New' | 'Answered' | 'Closed';
  /** Milliseconds since 1970. */
  readonly time: number;
}

const day = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Chicago',
});

export const columns: readonly TableColumn<Message>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name, isRowHeader: true },
  { id: 'service', label: 'Service', value: ({ service }) => service },
  { id: 'city', label: 'City', value: ({ city }) => city },
  {
    id: 'status',
    label: 'Status',
    value: ({ status }) => status,
    render: ({ status }) => <Badge>{status}</Badge>,
  },
  {
    id: 'time',
    label: 'Time',
    value: ({ time }) => time,
    render: ({ time }) => day.format(time),
  },
];

const people = [
  ['Ana Garza', 'Lighting', 'McAllen', 'New'],
  ['Luis Treviño', 'Audio Systems', 'Mission', 'Answered'],
  ['Émile Zapata', 'Security', 'Edinburg', 'Closed'],
  ['Rosa Cantú', 'Shading', 'Sharyland', 'New'],
] as const;

export const messages = (count: number): readonly Message[] =>
  Array.from({ length: count }, (_, index) => {
    const [name, service, city, status] = people[index % people.length] as (typeof people)[number];
    const round = Math.floor(index / people.length);
    return {
      id: `${index}`,
      name: round === 0 ? name : `${name} ${round + 1}`,
      ...{ service, city, status },
      time: Date.UTC(2026, 10, 22, 15) - index * 7_200_000,
    };
  });
