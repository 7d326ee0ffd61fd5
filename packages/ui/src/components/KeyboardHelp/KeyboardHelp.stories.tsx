import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { inRoom } from '../Dialog/Dialog.fixtures.tsx';
import { guide } from './KeyboardHelp.guide.tsx';
import { KeyboardHelp } from './KeyboardHelp.tsx';

const groups = [
  {
    title: 'Navigation',
    items: [
      { keys: ['j'], label: 'Next message' },
      { keys: ['k'], label: 'Previous message' },
      { keys: ['Enter'], label: 'Open the message' },
    ],
  },
  {
    title: 'Status',
    items: [
      { keys: ['1'], label: 'New' },
      { keys: ['Shift', '?'], label: 'This list' },
    ],
  },
];

const meta = preview.meta({
  title: 'Components/KeyboardHelp',
  component: KeyboardHelp,
  parameters: { ...standsAlone, guide },
  args: { isOpen: true, onClose: fn(), groups },
  decorators: [inRoom('34rem')],
});

export const Default = meta.story();
export const WithSwitch = meta.story({ args: { onEnabledChange: fn() } });

Default.test('handles every key in its guide', walkKeyboard(guide));

Default.test('lists each key with its action', async () => {
  const dialog = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
  // The dialog fades in.
  await waitFor(() => expect(dialog.getByRole('heading', { name: 'Navigation' })).toBeVisible());
  const terms = dialog.getAllByRole('term').map(({ textContent }: HTMLElement) => textContent);
  await expect(terms.slice(0, 2)).toEqual(['Next message', 'Previous message']);
  const keys = dialog.getAllByRole('definition').map(({ textContent }: HTMLElement) => textContent);
  await expect(keys.slice(0, 2)).toEqual(['j', 'k']);
});

WithSwitch.test('turns the keys off', async ({ args }) => {
  await userEvent.click(screen.getByRole('switch', { name: 'Use single-key shortcuts' }));
  await expect(args.onEnabledChange).toHaveBeenCalledWith(false);
});
