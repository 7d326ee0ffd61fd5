import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { compact } from '../../desk/index.ts';
import { Text } from '../../text/index.ts';
import { LeadDetails } from '../LeadDetails/LeadDetails.tsx';
import {
  exampleContact,
  exampleFollowUp,
  exampleLead,
  exampleLeads,
  exampleStatuses,
} from '../leads.fixtures.ts';
import { LeadLayout } from './LeadLayout.tsx';

const list = (
  <section aria-label="Messages">
    {exampleLeads(12).map(({ id, name }) => (
      <Text key={id}>{name}</Text>
    ))}
  </section>
);

const nothing = () => {};

const details = (isSheet: boolean) => (
  <LeadDetails
    lead={exampleLead}
    statuses={exampleStatuses}
    contact={exampleContact}
    followUp={exampleFollowUp}
    isSheet={isSheet}
    history={{ status: 'ready', items: [], onRetry: nothing }}
    note={{ text: '', onChange: nothing, onSave: nothing, maxLength: 5000 }}
    onStatusChange={nothing}
    onToggleUnread={nothing}
    onDelete={nothing}
    onClose={nothing}
  />
);

const meta = preview.meta({
  title: 'Leads/LeadLayout',
  tags: ['experimental', '!stable'],
  component: LeadLayout,
  parameters: standsAlone,
  args: { list, 'aria-label': 'Message', onClose: fn() },
  decorators: [
    (Story) => (
      <main className={compact}>
        <Story />
      </main>
    ),
  ],
});

export const Default = meta.story();
export const Open = meta.story({ args: { details } });
export const Empty = meta.story({ args: { list: <Text>No messages here yet.</Text> } });

Open.test('shows the message beside the list, or over it in a narrow window', async ({ args }) => {
  await waitFor(() => expect(screen.getByRole('article', { name: 'Ana Garza' })).toBeVisible());
  if (matchMedia('(min-width: 64em)').matches) {
    await expect(screen.getByRole('region', { name: 'Messages' })).toBeVisible();
    return;
  }
  await expect(screen.getByRole('dialog', { name: 'Message' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});
