import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { guide } from './SearchField.guide.tsx';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  title: 'Components/SearchField',
  component: SearchField,
  parameters: { guide },
  args: { name: 'search', label: 'Search', placeholder: 'Search by title...', onChange: fn() },
});

export const Default = meta.story();
export const Filled = meta.story({ args: { defaultValue: 'palm' } });
export const NoLabelInSight = meta.story({ args: { label: undefined, 'aria-label': 'Search' } });
export const Invalid = meta.story({
  args: { error: 'Please use at most 100 characters.', defaultValue: 'palm' },
});

Default.test('handles every key in its guide', walkKeyboard(guide));

Filled.test('is empty and focused after its clear button', async ({ canvas, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
  await expect(canvas.getByRole('searchbox')).toHaveValue('');
  await expect(canvas.getByRole('searchbox')).toHaveFocus();
  await expect(args.onChange).toHaveBeenLastCalledWith('');
});
