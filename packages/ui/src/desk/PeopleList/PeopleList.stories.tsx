import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inCompact } from '../compact.fixtures.tsx';
import { PeopleList, type Person } from './PeopleList.tsx';

const person = (given: Partial<Person>): Person => ({
  ...{ id: '1', name: 'Ana', email: 'ana@example.com', role: 'manager', isSelf: false },
  ...{ isInvited: false, sessions: 2, lastSignIn: 'Nov 25, 3:14 PM' },
  hasSecondStep: false,
  ...given,
});

const people = [
  person({ isSelf: true, sessions: 1, hasSecondStep: true }),
  person({ id: '2', name: 'Ben', email: 'ben@example.com', role: 'editor', hasSecondStep: true }),
  person({
    id: '3',
    name: 'Eva',
    email: 'eva@example.com',
    role: 'editor',
    isInvited: true,
    sessions: 0,
  }),
  person({
    id: '4',
    name: 'Leo',
    email: 'leo@example.com',
    role: 'none',
    sessions: 0,
    lastSignIn: null,
  }),
];

const meta = preview.meta({
  title: 'Desk/PeopleList',
  tags: ['experimental', '!stable'],
  component: PeopleList,
  args: {
    'aria-label': 'People',
    people,
    roles: [
      { value: 'manager', label: 'Manager' },
      { value: 'editor', label: 'Editor' },
      { value: 'none', label: 'No access' },
    ],
    ...{
      onRoleChange: fn(),
      onResend: fn(),
      onSignOut: fn(),
      onRemoveSecondStep: fn(),
      onRemove: fn(),
    },
  },
  decorators: [inCompact],
});

export const Default = meta.story();
export const LongAddress = meta.story({
  args: {
    people: [
      person({
        name: 'A Long Name '.repeat(8).trim(),
        email: `${'a-long-name-'.repeat(8)}@example.com`,
        hasSecondStep: true,
      }),
    ],
  },
});

Default.test('says the name of a person, the address, and the last sign-in', async ({ canvas }) => {
  const [, ben] = canvas.getAllByRole('listitem');
  await expect(ben).toHaveTextContent(/^Ben ?ben@example.com/);
  await expect(ben).toHaveTextContent('Last sign-in Nov 25, 3:14 PM. Signed in on 2 devices.');
});

Default.test('offers what fits each person, and nothing to oneself', async ({ args }) => {
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  await expect(names.filter((name) => name?.includes('ana@'))).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Send again: eva@example.com' }));
  await expect(args.onResend).toHaveBeenCalledWith('3');
  await userEvent.click(screen.getByRole('button', { name: /everywhere: ben@/ }));
  await expect(args.onSignOut).toHaveBeenCalledWith('2');
  const removal = screen.getByRole('button', { name: /^Remove second step/ });
  await expect(removal).toHaveAccessibleName('Remove second step: ben@example.com');
  await userEvent.click(removal);
  await expect(args.onRemoveSecondStep).toHaveBeenCalledWith('2');
  await userEvent.click(screen.getByRole('button', { name: /Role of leo@example.com/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Editor' }));
  await expect(args.onRoleChange).toHaveBeenCalledWith('4', 'editor');
  await userEvent.click(screen.getByRole('button', { name: 'Remove: leo@example.com' }));
  await expect(args.onRemove).toHaveBeenCalledWith('4');
});
