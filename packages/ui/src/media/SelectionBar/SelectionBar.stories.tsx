import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent, within } from 'storybook/test';
import { compact } from '../../admin/index.ts';
import { choose } from '../../components/Select/Select.fixtures.ts';
import { exampleCategories } from '../media.fixtures.ts';
import { SelectionBar } from './SelectionBar.tsx';

const meta = preview.meta({
  title: 'Media/SelectionBar',
  tags: ['experimental', '!stable'],
  component: SelectionBar,
  args: {
    count: 3,
    shownCount: 80,
    tags: [
      { tag: 'patio', count: 2 },
      { tag: 'string lights', count: 1 },
    ],
    categories: exampleCategories,
    suggestions: ['brick', 'pool'],
    onSelectAll: fn(),
    onClear: fn(),
    onSetCategory: fn(),
    onChangeTags: fn(),
    onSetFeatured: fn(),
    onDelete: fn(),
    onDismissFailures: fn(),
  },
  decorators: [
    (Story) => (
      <div className={compact}>
        <div style={{ minBlockSize: '30rem', display: 'grid', alignItems: 'end' }}>
          <Story />
        </div>
      </div>
    ),
  ],
});

type Canvas = ReturnType<typeof within>;
const press = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

const failures = ['IMG_0004.jpg', 'Pool at night', 'نخيل مضاء عند المدخل'].map((name, index) => ({
  ...{ id: `${index}`, name, message: 'You may not change images' },
}));

export const Default = meta.story();
export const All = meta.story({ args: { count: 80 } });
export const Nothing = meta.story({ args: { count: 0 } });
export const Working = meta.story({ args: { progress: { done: 1, total: 3 } } });
export const Failed = meta.story({ args: { failures } });
export const Category = meta.story({ play: async ({ canvas }) => press(canvas, 'Category') });
export const Tags = meta.story({ play: async ({ canvas }) => press(canvas, 'Tags') });

Default.test('says how many are selected, selects all and clears', async ({ canvas, args }) => {
  await expect(canvas.getByRole('region', { name: 'Selected images' })).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveTextContent('3 selected');
  await press(canvas, 'Select all 80');
  await press(canvas, 'Clear');
  await expect(args.onSelectAll).toHaveBeenCalledOnce();
  await expect(args.onClear).toHaveBeenCalledOnce();
});

Default.test('is a toolbar whose arrow keys move between its buttons', async ({ canvas }) => {
  const button = (name: string) => canvas.getByRole('button', { name });
  await expect(canvas.getByRole('toolbar', { name: /selected images/ })).toBeVisible();
  await userEvent.tab();
  await expect(button('Select all 80')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect(button('Category')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect(button('Clear')).toHaveFocus();
});

Default.test('features, unfeatures and deletes', async ({ canvas, args }) => {
  await press(canvas, 'Feature');
  await press(canvas, 'Unfeature');
  await expect(args.onSetFeatured).toHaveBeenNthCalledWith(1, true);
  await expect(args.onSetFeatured).toHaveBeenNthCalledWith(2, false);
  await press(canvas, 'Delete');
  await expect(args.onDelete).toHaveBeenCalledOnce();
});

Nothing.test('is not there without a selection', async ({ canvas }) => {
  await expect(canvas.queryByRole('region', { name: 'Selected images' })).toBeNull();
});

Category.test('sets a category for all of them, then closes', async ({ canvas, args }) => {
  await choose('New category', 'Project Gallery');
  await press(canvas, 'Apply to 3 images');
  await expect(args.onSetCategory).toHaveBeenCalledWith('project-gallery');
  await expect(canvas.queryByText('New category')).toBeNull();
});

Tags.test('adds and takes away tags in one go', async ({ canvas, args }) => {
  await expect(canvas.getByRole('button', { name: 'Apply to 3 images' })).toBeDisabled();
  await userEvent.type(canvas.getByRole('combobox', { name: 'Add tags' }), 'dusk{Enter}');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'patio' }));
  await press(canvas, 'Apply to 3 images');
  await expect(args.onChangeTags).toHaveBeenCalledWith(['dusk'], ['patio']);
});

Working.test('does one thing at a time', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: '1 of 3 images done' })).toBeVisible();
  for (const name of ['Category', 'Delete', 'Clear']) {
    await expect(canvas.getByRole('button', { name })).toBeDisabled();
  }
});

Failed.test('has a line for each that failed', async ({ canvas, args }) => {
  const alert = canvas.getByRole('alert');
  await expect(alert).toHaveTextContent('3 images could not be changed:');
  await expect(within(alert).getAllByRole('listitem')).toHaveLength(3);
  await expect(alert).toHaveTextContent('IMG_0004.jpg You may not change images');
  await press(canvas, 'Close this list');
  await expect(args.onDismissFailures).toHaveBeenCalledOnce();
});
