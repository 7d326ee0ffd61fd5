import type { AdminLink } from '@custom-designs/ui/admin';
import { FileText, Images, Mail } from 'lucide-react';

/** Links to the managers' screens, with the number of unread messages. */
export const adminLinks = (unread = 0): readonly AdminLink[] => [
  { label: 'Today', href: '/admin' },
  { label: 'Messages', href: '/admin/leads', icon: Mail, count: unread },
  { label: 'Media Center', shortLabel: 'Pictures', href: '/admin/media', icon: Images },
  { label: 'Posts', href: '/admin/posts', icon: FileText },
];
