import preview from '@custom-designs/storybook/preview.tsx';
import { FileText, Images, Mail, Sun } from 'lucide-react';
import { expect, screen, within } from 'storybook/test';
import { Text } from '../../text/index.ts';
import { AccountStatus } from '../SignInPanel/AccountStatus.tsx';
import { AdminFrame } from './AdminFrame.tsx';

const links = [
  { label: 'Today', href: '/admin', icon: Sun },
  { label: 'Messages', href: '/admin/leads', icon: Mail, count: 3 },
  { label: 'Media Center', href: '/admin/media', icon: Images },
  { label: 'Posts', href: '/admin/posts', icon: FileText },
];

const meta = preview.meta({
  title: 'Desk/AdminFrame',
  tags: ['experimental', '!stable'],
  component: AdminFrame,
  parameters: { bare: true },
  args: {
    title: 'Messages',
    links,
    currentHref: '/admin/leads',
    account: <AccountStatus email="ana@example.com" onSignIn={() => {}} onSignOut={() => {}} />,
    children: <Text>The screen.</Text>,
  },
});

export const Default = meta.story();
export const LongText = meta.story({
  args: {
    links: [
      ...links,
      { label: 'Everything else that managers look at', href: '/e', count: 12_345 },
    ],
    account: (
      <AccountStatus
        email={`${'a-long-name-'.repeat(6)}@example.com`}
        onSignIn={() => {}}
        onSignOut={() => {}}
      />
    ),
  },
});

Default.test('marks the current screen and shows counts of new items', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Messages 3 new' });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByRole('link', { name: 'Media Center' })).not.toHaveAttribute(
    'aria-current',
  );
});

Default.test("keeps three screens in the phone's bar, and the others in its menu", async () => {
  // Hidden on a wide screen.
  const [bar, menu] = screen
    .getAllByRole('navigation', { hidden: true })
    .slice(-2)
    .map((each) => within(each).getAllByRole('link', { hidden: true }));
  const names = (links: typeof bar) => links?.map(({ textContent }) => textContent);
  await expect(names(bar)).toEqual(['Today', 'Messages 3', 'Media Center', 'More']);
  await expect(names(menu)).toEqual(['Posts', 'View website']);
});
