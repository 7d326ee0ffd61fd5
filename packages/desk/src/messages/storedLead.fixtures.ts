import { leadOf, type StoredLead } from './storedLead.ts';

/** A message as the adapter returns it. */
export const storedLead = (changes: Partial<StoredLead> = {}): StoredLead => ({
  ...leadOf({
    id: '1ead0000-0000-4000-8000-000000000001',
    name: 'Ana Garza',
    email: 'ana@example.com',
    phone: '(956) 555-0110',
    subject: 'Lights for the patio',
    message: 'We would like lamps that come on by themselves at dusk.',
    service: 'lighting-design',
    city: 'mcallen',
    page: '/services/lighting-design',
    status: 'new',
    created_at: '2026-11-20T16:42:00.123456+00:00',
  }),
  ...changes,
});
