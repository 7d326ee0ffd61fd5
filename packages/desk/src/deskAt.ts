import type { AdminLink } from '@custom-designs/ui/desk';
import { FileText, Images, Mail, Sun } from 'lucide-react';
import type { SignedIn } from './auth/index.ts';
import { type DeskEntry, type DeskScreen, desks } from './desks.ts';
import type { Manager } from './useManager.ts';

const icons = { 'file-text': FileText, images: Images, mail: Mail, sun: Sun };

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
 * Links to the desks that an account may use, with the number of new messages. Without an
 * account, they're the desks that ask for a sign-in.
 */
export function deskLinks(newMessages = 0, signedIn?: SignedIn | null): readonly AdminLink[] {
  const isOther = signedIn && !signedIn.isManager;
  return desks
    .filter(({ needs }) => !(needs === 'manager' && isOther) && (needs !== 'account' || signedIn))
    .map((desk) => ({
      label: labelFor(desk, signedIn),
      href: desk.href,
      icon: desk.icon && icons[desk.icon],
      count: desk.href === '/admin/leads' ? newMessages : undefined,
    }));
}
