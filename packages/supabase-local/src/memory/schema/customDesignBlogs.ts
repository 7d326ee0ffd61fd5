import { always, EVERYONE, type Table } from './table.ts';

const CATEGORIES = [
  'Lighting',
  'Audio',
  'Automation',
  'Networking',
  'Security',
  'Design',
  'Home Theater',
];

const GRANTS = { select: true, update: ['category'] } as const;

export const customDesignBlogs: Table = {
  columns: {
    id: { type: 'uuid', isRequired: true, default: 'random-uuid' },
    title: { type: 'text', isRequired: true },
    date: { type: 'date' },
    excerpt: { type: 'text', isRequired: true },
    image: { type: 'text' },
    category: { type: 'text', isRequired: true },
    slug: { type: 'text' },
    author: { type: 'text', isRequired: true, default: { value: 'Custom Designs' } },
    created_at: { type: 'timestamp with time zone', default: 'now' },
    content: { type: 'text', isRequired: true },
    images: { type: 'json' },
  },
  checks: [],
  grants: { anon: GRANTS, authenticated: GRANTS },
  policies: [
    { name: 'anyone reads posts', command: 'select', roles: EVERYONE, using: always },
    {
      name: 'anyone fills in a missing category',
      command: 'update',
      roles: EVERYONE,
      using: ({ category }) => /^\s*$/.test(String(category)),
      check: ({ category }) => CATEGORIES.includes(String(category)),
    },
  ],
};
