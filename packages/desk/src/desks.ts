import type { AdminLink } from '@custom-designs/ui/desk';
import { FileText, Images, type LucideIcon, Mail } from 'lucide-react';
import type { SignedIn } from './auth/index.ts';
import type { Manager } from './useManager.ts';

/** A part of the managers' pages. */
export interface DeskEntry {
  /** Its first screen. */
  readonly href: string;
  readonly label: string;
  /** Its name for those who may not see all of it. */
  readonly ownLabel?: string;
  /** Shorter name for the phone's bar. */
  readonly shortLabel?: string;
  /** Icon in the phone's bar. A desk without one is in the phone's menu. */
  readonly icon?: LucideIcon;
  /** Who may open it. `account` is anyone who is signed in. */
  readonly needs: 'manager' | 'editor' | 'account' | 'nobody';
  /** What people do here, as in "Only managers can read messages." */
  readonly work: string;
  /** Added to the sign-in of those who have no session yet, or no longer. */
  readonly advice?: { readonly write?: string; readonly expired?: string };
  /** Shown before the account is known. Its parts wait for the account themselves. */
  readonly isShownEarly?: boolean;
  /** Its other screens, by the rest of their address. */
  readonly screens?: Readonly<Record<string, DeskScreen>>;
}

export interface DeskScreen {
  readonly title: string;
  /** Work stays on the screen when the session ends, because it may hold unsaved text. */
  readonly holdsWork?: boolean;
}

/** Every desk, in the order of the bar. */
const desks: readonly DeskEntry[] = [
  { href: '/admin', label: 'Today', needs: 'editor', work: 'see what’s waiting' },
  {
    href: '/admin/leads',
    label: 'Messages',
    icon: Mail,
    needs: 'manager',
    work: 'read messages',
    isShownEarly: true,
  },
  {
    href: '/admin/media',
    label: 'Media Center',
    shortLabel: 'Pictures',
    icon: Images,
    needs: 'nobody',
    work: 'change images',
  },
  {
    href: '/admin/posts',
    label: 'Posts',
    icon: FileText,
    needs: 'editor',
    work: 'write posts',
    screens: { '/edit': { title: 'Edit post', holdsWork: true }, '/preview': { title: 'Preview' } },
  },
  {
    href: '/admin/projects',
    label: 'Projects',
    needs: 'editor',
    work: 'change projects',
    screens: { '/edit': { title: 'Edit project', holdsWork: true } },
  },
  {
    href: '/admin/facts',
    label: 'Facts',
    needs: 'manager',
    work: 'change facts',
    advice: { expired: 'What you typed is still here.' },
  },
  {
    href: '/admin/people',
    label: 'People',
    ownLabel: 'Account',
    needs: 'account',
    work: 'see people',
    advice: { write: 'Everyone with an account can change their own.' },
  },
];

const isAllowed = ({ needs }: DeskEntry, { isManager, isEditor }: SignedIn): boolean =>
  ({ manager: isManager, editor: isEditor, account: true, nobody: true })[needs];

const labelFor = ({ label, ownLabel = label }: DeskEntry, signedIn: SignedIn | null | undefined) =>
  signedIn?.isManager === false ? ownLabel : label;

/** The desk at an address, and which of its screens. @throws Error if no desk is there */
export function deskAt(
  path: string,
  signedIn: SignedIn | null | undefined,
): { desk: DeskEntry; screen: DeskScreen } {
  for (const desk of desks) {
    if (path === desk.href) return { desk, screen: { title: labelFor(desk, signedIn) } };
    const screen = path.startsWith(desk.href) && desk.screens?.[path.slice(desk.href.length)];
    if (screen) return { desk, screen };
  }
  throw new Error(`No desk is at ${path}. Add it to desks.ts.`);
}

/** An account, and the screen where it was last signed in. */
export interface LastAccount {
  readonly id: string;
  readonly path: string;
}

/** Whose work the screen shows. Undefined without a right to it. */
export function accountAt(
  path: string,
  { signedIn, hasLeft }: Pick<Manager, 'signedIn' | 'hasLeft'>,
  last: LastAccount | undefined,
): string | undefined {
  const { desk, screen } = deskAt(path, signedIn);
  if (signedIn) return isAllowed(desk, signedIn) ? signedIn.id : undefined;
  // A session that ends leaves unsaved work where it is, but opens no other screen.
  const keepsWork = signedIn === null && !hasLeft && screen.holdsWork && last?.path === path;
  return keepsWork ? last.id : undefined;
}

/**
 * Links to the desks that an account may use, with the number of unread messages. Without an
 * account, they're the desks that ask for a sign-in.
 */
export function deskLinks(unread = 0, signedIn?: SignedIn | null): readonly AdminLink[] {
  const isOther = signedIn && !signedIn.isManager;
  return desks
    .filter(({ needs }) => !(needs === 'manager' && isOther) && (needs !== 'account' || signedIn))
    .map((desk) => ({
      label: labelFor(desk, signedIn),
      href: desk.href,
      icon: desk.icon,
      shortLabel: desk.shortLabel,
      count: desk.href === '/admin/leads' ? unread : undefined,
    }));
}
