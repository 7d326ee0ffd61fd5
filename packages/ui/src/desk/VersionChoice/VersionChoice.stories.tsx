import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { inCompact } from '../compact.fixtures.tsx';
import { VersionChoice } from './VersionChoice.tsx';

const onChoose = fn();
const meta = preview.meta({
  title: 'Desk/VersionChoice',
  tags: ['experimental', '!stable'],
  component: VersionChoice,
  args: {
    message: 'Someone else changed this post while you were editing. Choose what to keep:',
    fields: [
      { name: 'title', label: 'Title', theirs: 'Palms', mine: '', isTheirs: true, onChoose },
    ],
  },
  decorators: [inCompact],
});

export const Default = meta.story();

Default.test('offers both versions of a field', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'Theirs: Palms' })).toBeChecked();
  await userEvent.click(canvas.getByRole('radio', { name: 'Mine: (nothing)' }));
  await expect(onChoose).toHaveBeenCalledWith(false);
});
