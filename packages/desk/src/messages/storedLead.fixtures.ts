import type { StoredLead } from './storedLead.ts';

/** A message as the adapter returns it. */
export const storedLead = (changes: Partial<StoredLead> = {}): StoredLead => ({
  id: '1ead0000-0000-4000-8000-000000000001',
  name: 'Ana Garza',
  email: 'ana@example.com',
  phone: '(956) 555-0110',
  subject: 'Lights for the patio',
  message: 'We would like lamps that come on by themselves at dusk.',
  preferred_date: null,
  has_photo: false,
  service: 'lighting-design',
  city: 'mcallen',
  page: '/services/lighting-design',
  status: 'new',
  spam_reasons: [],
  read_at: null,
  deleted_at: null,
  first_contacted_at: null,
  ...{ next_at: null, owner: null, added_by: null },
  created_at: '2026-11-20T16:42:00.123456+00:00',
  ...changes,
});
