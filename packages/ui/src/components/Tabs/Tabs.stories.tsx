import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { Text } from '../../text/index.ts';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Tabs.guide.tsx';
import { Tabs } from './Tabs.tsx';

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  parameters: { guide },
  args: {
    'aria-label': 'Media',
    onSelectionChange: fn(),
    items: [
      { id: 'gallery', label: 'Gallery', content: <Text>Twenty-four pictures.</Text> },
      { id: 'upload', label: 'Upload', content: <TextField name="title" label="Title" /> },
      { id: 'clean', label: 'Clean up', content: <Text>Nothing to clean up.</Text> },
    ],
  },
});

export const Default = meta.story();
export const Focused = meta.story({ play: async () => userEvent.tab() });
export const Disabled = meta.story({
  args: {
    items: [
      { id: 'gallery', label: 'Gallery', content: <Text>Twenty-four pictures.</Text> },
      { id: 'upload', label: 'Upload', content: null, isDisabled: true },
    ],
  },
});
const many = Array.from({ length: 20 }, (_, index) => ({
  id: `room-${index}`,
  label: `Room ${index + 1}`,
  content: <Text>The lamps of room {index + 1}.</Text>,
}));
export const ManyItems = meta.story({ args: { items: many } });

ManyItems.test('fades out where more tabs follow', async ({ canvas }) => {
  const list = canvas.getByRole('tablist');
  const mask = () => getComputedStyle(list).maskImage;
  await waitFor(() => expect(mask()).toMatch(/, rgba\(0, 0, 0, 0\)\)$/));
  list.scrollTo({ left: list.scrollWidth, behavior: 'instant' });
  await waitFor(() => expect(mask()).toMatch(/^linear-gradient\(to right, rgba\(0, 0, 0, 0\)/));
});

/** As an address opens it. */
export const LastOne = meta.story({
  args: { items: many, selectedKey: 'room-19' },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('tab', { name: 'Room 20' });
    const isInSight = () => {
      const { left, right } = last.getBoundingClientRect();
      return left >= 0 && right <= window.innerWidth;
    };
    await waitFor(() => expect(isInSight()).toBe(true));
    // As when its count arrives.
    last.append(' (120)');
    await waitFor(() => expect(isInSight()).toBe(true));
  },
});

Default.test('handles every key in its guide', walkKeyboard(guide));

Default.test('keeps typed text in a hidden panel', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Upload' }));
  await expect(args.onSelectionChange).toHaveBeenCalledWith('upload');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Pool');
  await userEvent.click(canvas.getByRole('tab', { name: 'Gallery' }));
  await expect(canvas.queryByRole('textbox')).toBeNull();
  await userEvent.click(canvas.getByRole('tab', { name: 'Upload' }));
  await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Pool');
});
