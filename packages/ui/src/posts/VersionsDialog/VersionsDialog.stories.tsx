import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inRoom } from '../../components/Dialog/Dialog.fixtures.tsx';
import { VersionsDialog } from './VersionsDialog.tsx';

const versions = [
  { id: 'b', label: '2:14 PM, Ana' },
  { id: 'a', label: 'Nov 28, 2026, 9:02 AM, luis@example.com' },
];
const differences = [
  { label: 'Title', former: 'A patio at dusk', now: 'A patio for the evening' },
  {
    label: 'Text',
    former: 'One lamp is enough.\nHang it low over the table.',
    now: 'Hang it low over the table.\nDim it after dinner.',
  },
  { label: 'Excerpt', former: '', now: 'Three lamps and a dimmer.' },
];

const meta = preview.meta({
  title: 'Posts/VersionsDialog',
  tags: ['experimental', '!stable'],
  component: VersionsDialog,
  parameters: standsAlone,
  args: {
    versions,
    error: null,
    chosenId: 'a',
    differences,
    onRetry: fn(),
    onChoose: fn(),
    onRestore: fn(),
    onClose: fn(),
  },
  decorators: [inRoom('46rem')],
});

export const Default = meta.story();
export const Same = meta.story({
  args: { chosenId: 'b', differences: [] },
  play: () => expect(screen.getByRole('button', { name: 'Restore this version' })).toBeDisabled(),
});
export const Loading = meta.story({ args: { versions: null, chosenId: null, differences: [] } });
export const Empty = meta.story({ args: { versions: [], chosenId: null, differences: [] } });
export const Failed = meta.story({
  args: { versions: null, error: 'Connection lost.', chosenId: null, differences: [] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

Default.test('shows what has changed since, and restores the version', async ({ args }) => {
  const text = within(screen.getByRole('region', { name: 'Text' }));
  await expect(text.getByText('One lamp is enough.').tagName).toBe('MARK');
  await expect(text.getAllByText('Hang it low over the table.')[0]?.tagName).toBe('P');
  await expect(text.getByText('Dim it after dinner.').tagName).toBe('MARK');
  await userEvent.click(screen.getByRole('button', { name: 'Restore this version' }));
  await expect(args.onRestore).toHaveBeenCalledOnce();
});
