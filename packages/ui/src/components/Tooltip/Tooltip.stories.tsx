import preview from '@custom-designs/storybook/preview.tsx';
import { Pencil } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { guide } from './Tooltip.guide.tsx';
import { Tooltip } from './Tooltip.tsx';

const button = (
  <Button variant="ghost" size="icon" aria-label="Edit details">
    <Icon icon={Pencil} />
  </Button>
);

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: { guide },
  args: { content: 'Edit details', children: button },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: '4rem', textAlign: 'center' }}>
        <Story />
      </div>
    ),
  ],
});

const show = async () => userEvent.tab();

export const Closed = meta.story();
export const Open = meta.story({ play: show });

Closed.test('handles every key in its guide', walkKeyboard(guide));

Closed.test('appears on hover and disappears with it', async ({ canvas, canvasElement }) => {
  const control = canvas.getByRole('button', { name: 'Edit details' });
  await userEvent.pointer([{ target: canvasElement }, { target: control }]);
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit details');
  await userEvent.unhover(control);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
