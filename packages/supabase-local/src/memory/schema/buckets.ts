import type { Bucket } from '../../ports.ts';
import { isManager, type Policy, type PolicyRole, type Row } from './table.ts';

const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'];

export const BUCKETS: readonly Bucket[] = [
  {
    id: 'custom-designs-images',
    public: true,
    fileSizeLimit: 10_485_760,
    allowedMimeTypes: IMAGE_TYPES,
  },
  {
    id: 'site-media',
    public: true,
    fileSizeLimit: 52_428_800,
    allowedMimeTypes: [
      'video/mp4',
      'video/webm',
      'image/jpeg',
      'image/png',
      'image/webp',
      'image/avif',
    ],
  },
];

const SIGNED_IN: readonly PolicyRole[] = ['authenticated'];

const isUpload = ({ bucket_id, name }: Row): boolean =>
  bucket_id === 'custom-designs-images' && /^uploads\//.test(String(name));
const isMedia = ({ bucket_id }: Row): boolean => bucket_id === 'site-media';

/** Policies on storage.objects, as defined in the migration `storage`. */
export const OBJECT_POLICIES: readonly Policy[] = [
  {
    name: 'managers see stored files',
    command: 'select',
    roles: SIGNED_IN,
    using: (row, caller) =>
      BUCKETS.some(({ id }) => id === row.bucket_id) && isManager(row, caller),
  },
  {
    name: 'managers upload images',
    command: 'insert',
    roles: SIGNED_IN,
    check: (row, caller) => isUpload(row) && isManager(row, caller),
  },
  {
    name: 'managers upload media',
    command: 'insert',
    roles: SIGNED_IN,
    check: (row, caller) => isMedia(row) && isManager(row, caller),
  },
  {
    name: 'managers delete stored files',
    command: 'delete',
    roles: SIGNED_IN,
    using: (row, caller) => isManager(row, caller) && (isMedia(row) || isUpload(row)),
  },
];
