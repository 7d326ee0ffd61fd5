import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { choose } from '../../components/Select/Select.fixtures.ts';
import { atLowerEdge } from '../../desk/compact.fixtures.tsx';
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
    onSetWords: fn(),
    onSetCategory: fn(),
    onChangeTags: fn(),
    onSetFeatured: fn(),
    onSetPublished: fn(),
    onMakeProject: fn(),
    onDelete: fn(),
    onDismissFailures: fn(),
  },
  decorators: [atLowerEdge],
});

type Canvas = ReturnType<typeof within>;
const press = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

export const Default = meta.story();
export const Words = meta.story({ play: async ({ canvas }) => press(canvas, 'Name') });
export const Category = meta.story({ play: async ({ canvas }) => press(canvas, 'Category') });
export const More = meta.story({ play: async ({ canvas }) => press(canvas, 'More') });
export const Tags = meta.story({ play: async ({ canvas }) => press(canvas, 'Tags') });

Default.test('deletes the selected images', async ({ canvas, args }) => {
  await press(canvas, 'Delete');
  await expect(args.onDelete).toHaveBeenCalledOnce();
});

More.test('makes a project, shows, hides, features, and unfeatures', async ({ canvas, args }) => {
  await press(canvas, 'Make a project');
  await expect(args.onMakeProject).toHaveBeenCalledOnce();
  await expect(canvas.queryByRole('button', { name: 'Make a project' })).toBeNull();
  for (const name of ['Show on the website', 'Hide from the website', 'Feature', 'Unfeature']) {
    await press(canvas, 'More');
    await press(canvas, name);
  }
  for (const change of [args.onSetPublished, args.onSetFeatured]) {
    await expect(change).toHaveBeenNthCalledWith(1, true);
    await expect(change).toHaveBeenNthCalledWith(2, false);
  }
});

Words.test('names all selected images, and shows how first', async ({ canvas, args }) => {
  await expect(canvas.getByRole('button', { name: 'Apply to 3 images' })).toBeDisabled();
  // A single brace would name a key.
  await userEvent.type(canvas.getByRole('textbox', { name: 'Title of all' }), 'Smith patio {{n}');
  await expect(canvas.getByText('“Smith patio 1” to “Smith patio 3”')).toBeVisible();
  await press(canvas, 'Apply to 3 images');
  await expect(args.onSetWords).toHaveBeenCalledWith({ title: 'Smith patio {n}' });
  await expect(canvas.queryByRole('textbox')).toBeNull();
});

Words.test('names the images by Enter in the title', async ({ canvas, args }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Title of all' }), 'Patio{Enter}');
  await expect(args.onSetWords).toHaveBeenCalledWith({ title: 'Patio' });
});

Words.test('starts in the title, and closes by Escape', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Title of all' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('textbox')).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus();
});

Category.test('sets a category for all selected images, then closes', async ({ canvas, args }) => {
  await choose('New category', 'Project Gallery');
  await press(canvas, 'Apply to 3 images');
  await expect(args.onSetCategory).toHaveBeenCalledWith('project-gallery');
  await expect(canvas.queryByText('New category')).toBeNull();
});

Tags.test('adds and removes tags in one step', async ({ canvas, args }) => {
  await expect(canvas.getByRole('button', { name: 'Apply to 3 images' })).toBeDisabled();
  await userEvent.type(canvas.getByRole('combobox', { name: 'Add tags' }), 'dusk{Enter}');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'patio' }));
  await press(canvas, 'Apply to 3 images');
  await expect(args.onChangeTags).toHaveBeenCalledWith(['dusk'], ['patio']);
});
