import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inCompact } from '../compact.fixtures.tsx';
import { ActivityList } from './ActivityList.tsx';
import type { Activity } from './sentence.tsx';

const ana = { name: 'Ana' };
const ben = { name: 'Ben' };
const removed = { name: null };

let id = 0;
const entry = (kind: Activity['kind'], given: Partial<Activity> = {}): Activity => {
  id += 1;
  const minute = String(60 - id).padStart(2, '0');
  return {
    ...{ id, kind, account: ben, actor: null, role: null, times: 1 },
    ...{ at: `2026-11-26T20:${minute}:00Z`, time: `2:${minute} PM` },
    ...given,
  };
};

const days = [
  {
    label: 'Today',
    items: [
      entry('signed_in', { account: ana }),
      entry('first_step', { account: ana }),
      entry('refused', { times: 3 }),
      entry('published', { account: null, actor: ana }),
    ],
  },
  {
    label: 'Yesterday',
    items: [
      entry('second_step_off', { actor: ana }),
      entry('second_step'),
      entry('address_undone'),
      entry('address'),
      entry('password'),
      entry('signed_out', { actor: ana }),
      entry('role', { actor: ana, role: 'editor' }),
      entry('role', { actor: ana }),
      entry('removed', { account: removed, actor: ana }),
    ],
  },
  {
    label: 'Nov 24, 2026',
    items: [
      entry('signed_in', { account: removed }),
      entry('invited', { actor: ana, role: 'editor' }),
      entry('added', { account: ana, role: 'manager' }),
    ],
  },
];

const meta = preview.meta({
  title: 'Desk/ActivityList',
  tags: ['experimental', '!stable'],
  component: ActivityList,
  args: {
    status: 'ready' as const,
    ...{ days, error: 'The connection was lost.', onRetry: fn() },
    ...{ isFiltered: false, onClearFilter: fn(), onMore: fn(), isLoadingMore: false },
  },
  decorators: [inCompact],
});

export const Default = meta.story();
/** What scripts, the dashboard, or a removed manager did. */
export const WithoutNames = meta.story({
  args: {
    onMore: undefined,
    days: [
      {
        label: 'Today',
        items: [
          ...[entry('signed_out'), entry('role', { role: 'manager' }), entry('role')],
          ...[entry('invited', { role: 'editor' }), entry('invited'), entry('added')],
          entry('removed', { account: removed }),
          entry('removed', { account: removed, actor: removed }),
          entry('refused', { account: removed }),
          entry('second_step_off'),
          entry('published', { account: null }),
        ],
      },
    ],
  },
});
export const LongAddress = meta.story({
  args: {
    days: [
      {
        label: 'Today',
        items: [
          entry('role', {
            account: { name: `${'a-long-name-'.repeat(8)}@example.com` },
            actor: { name: `${'another-long-name-'.repeat(6)}@example.com` },
            role: 'manager',
          }),
        ],
      },
    ],
  },
});
export const Loading = meta.story({ args: { days: [], status: 'loading', onMore: undefined } });
export const LoadingMore = meta.story({ args: { isLoadingMore: true } });
export const Empty = meta.story({ args: { days: [], onMore: undefined } });
export const NothingMatches = meta.story({
  args: { days: [], onMore: undefined, isFiltered: true },
});
export const Failed = meta.story({ args: { days: [], status: 'failed', onMore: undefined } });
export const MoreFailed = meta.story({ args: { status: 'failed' } });

Default.test('says what happened in a sentence, below its day', async ({ canvas, args }) => {
  const sentencesOf = (day: string) =>
    within(canvas.getByRole('list', { name: day }))
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent);
  await expect(sentencesOf('Today')).toEqual([
    'Ana signed in.',
    'Ana was asked for the code of the second step.',
    'A sign-in to Ben was refused 3 times.',
    'Ana updated the website.',
  ]);
  await expect(sentencesOf('Yesterday')).toEqual([
    'Ana removed the second step of Ben.',
    'Ben has a second step at sign-in.',
    'A change of the email address of Ben was undone.',
    'Ben has a new email address.',
    'Ben has a new password.',
    'Ana signed Ben out everywhere.',
    'Ana made Ben an editor.',
    'Ana set Ben to no access.',
    'Ana removed an account.',
  ]);
  await expect(sentencesOf('Nov 24, 2026')).toEqual([
    'A removed account signed in.',
    'Ana invited Ben as an editor.',
    'Ana was added as a manager.',
  ]);
  await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
  await expect(args.onMore).toHaveBeenCalledOnce();
});

WithoutNames.test('names no one who isn’t known', async ({ canvas }) => {
  const sentences = canvas.getAllByRole('paragraph').map(({ textContent }) => textContent);
  await expect(sentences).toEqual([
    'Ben was signed out everywhere.',
    'Ben was made a manager.',
    'Ben was set to no access.',
    'Ben was invited as an editor.',
    'Ben was invited.',
    'Ben was added without access.',
    'An account was removed.',
    'A removed account removed an account.',
    'A sign-in to a removed account was refused.',
    'Ben no longer has a second step.',
    'The website was updated.',
  ]);
});

NothingMatches.test('shows all activity again', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show all activity' }));
  await expect(args.onClearFilter).toHaveBeenCalledOnce();
});

MoreFailed.test('keeps what is shown after a failure, and retries', async ({ canvas, args }) => {
  await expect(canvas.getByRole('list', { name: 'Today' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
