import { expect, it } from 'vitest';
import { accountAt } from './deskAt.ts';

const editor = {
  id: 'ana',
  email: 'ana@example.com',
  role: 'editor',
  isManager: false,
  isEditor: true,
  secondStepSince: null,
} as const;
const isIn = { signedIn: editor, hasLeft: false };
const hasEnded = { signedIn: null, hasLeft: false };
const hasSignedOut = { signedIn: null, hasLeft: true };
const at = (path: string) => ({ id: editor.id, path });

it.each([
  ['opens a desk to an editor', '/admin/posts', isIn, undefined, 'ana'],
  ['closes a desk of managers to an editor', '/admin/facts', isIn, undefined, undefined],
  ['closes a list when the session ends', '/admin/posts', hasEnded, at('/admin/posts'), undefined],
  [
    'keeps an editor open when the session ends',
    '/admin/posts/edit',
    hasEnded,
    at('/admin/posts/edit'),
    'ana',
  ],
  [
    'opens no editor after a session that ended elsewhere',
    '/admin/projects/edit',
    hasEnded,
    at('/admin/posts'),
    undefined,
  ],
  [
    'closes an editor after a sign-out',
    '/admin/posts/edit',
    hasSignedOut,
    at('/admin/posts/edit'),
    undefined,
  ],
])('%s', (_what, path, state, last, account) => {
  expect(accountAt(path, state, last)).toBe(account);
});
