import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { inCompact } from '../../desk/compact.fixtures.tsx';
import { HoursGrid } from './HoursGrid.tsx';

const meta = preview.meta({
  title: 'Facts/HoursGrid',
  tags: ['experimental', '!stable'],
  component: HoursGrid,
  decorators: [inCompact],
  args: {
    days: [
      { day: 'Monday', opens: '09:00', closes: '18:00' },
      { day: 'Sunday', opens: null, closes: null },
    ],
    onChange: fn(),
  },
});

export const Default = meta.story();
export const Invalid = meta.story({
  args: { errors: { Monday: 'Choose a closing time after the opening time.' } },
});

Default.test('closes a day', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Monday: closed' }));
  await expect(args.onChange).toHaveBeenLastCalledWith([
    { day: 'Monday', opens: null, closes: null },
    { day: 'Sunday', opens: null, closes: null },
  ]);
});
