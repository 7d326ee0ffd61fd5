import type { AdminLink } from '@custom-designs/ui/admin';
import { FileText, Images, Mail } from 'lucide-react';
import type { SignedIn } from '../auth/index.ts';

/**
 * Links to the screens that an account may use, with the number of unread messages. Without an
 * account, they're the screens that ask for a sign-in.
 */
export function adminLinks(unread = 0, signedIn?: SignedIn | null): readonly AdminLink[] {
  const isOther = signedIn && !signedIn.isManager;
  return [
    { label: 'Today', href: '/admin' },
    ...(isOther ? [] : [{ label: 'Messages', href: '/admin/leads', icon: Mail, count: unread }]),
    { label: 'Media Center', shortLabel: 'Pictures', href: '/admin/media', icon: Images },
    { label: 'Posts', href: '/admin/posts', icon: FileText },
    { label: 'Projects', href: '/admin/projects' },
    ...(isOther ? [] : [{ label: 'Facts', href: '/admin/facts' }]),
    ...(signedIn ? [{ label: isOther ? 'Account' : 'People', href: '/admin/people' }] : []),
  ];
}
