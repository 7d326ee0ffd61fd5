import type { Json } from '../../ports.ts';
import { always, EVERYONE, isManager, isOneOf, type PolicyRole, type Table } from './table.ts';

const isCategory = isOneOf([
  'general-asset',
  'hero-images',
  'service-photos',
  'team-members',
  'project-gallery',
  'blog-images',
  'background-images',
]);

const SIGNED_IN: readonly PolicyRole[] = ['authenticated'];

function isAbove(limit: number, value: Json | undefined): boolean {
  return typeof value !== 'number' || value > limit;
}

export const images: Table = {
  columns: {
    id: { type: 'uuid', isRequired: true, default: 'random-uuid' },
    image_id: { type: 'text', isRequired: true },
    file_name: { type: 'text', isRequired: true },
    file_path: { type: 'text', isRequired: true },
    bucket_name: { type: 'text', isRequired: true },
    category: { type: 'text', isRequired: true },
    title: { type: 'text' },
    description: { type: 'text' },
    tags: { type: 'text[]', default: { value: [] } },
    file_size: { type: 'bigint' },
    mime_type: { type: 'text' },
    width: { type: 'integer' },
    height: { type: 'integer' },
    is_featured: { type: 'boolean', default: { value: false } },
    created_at: { type: 'timestamp with time zone', default: 'now' },
  },
  checks: [
    { name: 'images_category_check', holds: ({ category }) => isCategory(category) },
    { name: 'images_file_size_check', holds: ({ file_size }) => isAbove(-1, file_size) },
    { name: 'images_height_check', holds: ({ height }) => isAbove(0, height) },
    { name: 'images_width_check', holds: ({ width }) => isAbove(0, width) },
  ],
  grants: {
    anon: { select: true },
    authenticated: { select: true, insert: true, update: true, delete: true },
  },
  policies: [
    { name: 'anyone sees images', command: 'select', roles: EVERYONE, using: always },
    { name: 'managers add images', command: 'insert', roles: SIGNED_IN, check: isManager },
    {
      name: 'managers change images',
      command: 'update',
      roles: SIGNED_IN,
      using: isManager,
      check: isManager,
    },
    { name: 'managers delete images', command: 'delete', roles: SIGNED_IN, using: isManager },
  ],
};
