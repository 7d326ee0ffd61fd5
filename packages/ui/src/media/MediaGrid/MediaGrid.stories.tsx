import preview from '@custom-designs/storybook/preview.tsx';
import { propsOf } from '@custom-designs/storybook/propTable.ts';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { compact } from '../../desk/index.ts';
import { type MediaImage, nameOfImage } from '../image.ts';
import { exampleCategories, exampleImages, oddImages } from '../media.fixtures.ts';
import { MediaGrid, type MediaGridProps } from './MediaGrid.tsx';

type Args = Omit<MediaGridProps, 'selectedIds' | 'onSelectionChange' | 'totalCount'> & {
  totalCount?: number;
};

/** Holds the selection's state, as a screen does. */
function Gallery({ totalCount, ...props }: Args) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <div className={compact}>
      <p role="status">{selectedIds.size} selected</p>
      <MediaGrid
        {...props}
        totalCount={totalCount ?? props.images.length}
        selectedIds={selectedIds}
        onSelectionChange={setSelectedIds}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Media/MediaGrid',
  tags: ['experimental', '!stable'],
  component: Gallery,
  argTypes: propsOf(MediaGrid),
  parameters: standsAlone,
  args: {
    images: exampleImages(12),
    categories: exampleCategories,
    status: 'ready' as const,
    error: '',
    deletingIds: new Set<string>(),
    onEdit: fn(),
    onDelete: fn(),
    onCopyUrl: fn(),
    onToggleFeatured: fn(),
    onRename: fn(),
    onRetry: fn(),
    onUpload: fn(),
    onClearFilters: fn(),
  },
});

type Canvas = ReturnType<typeof within>;
const rows = (canvas: Canvas) => canvas.getAllByRole('row');
const press = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));
const selected = (canvas: Canvas, count: number) =>
  expect(canvas.getByRole('status')).toHaveTextContent(`${count} selected`);
/** Finds the card by its index, in any number of columns. */
const focusedIndex = () => Number(document.activeElement?.getAttribute('aria-rowindex'));

export const Default = meta.story({
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Images' });
    await expect(grid).toHaveAttribute('aria-rowcount', '12');
    const name = 'Living room, evening scene, General Assets, featured';
    await expect(rows(canvas)[0]).toHaveAccessibleName(name);
  },
});
export const Empty = meta.story({
  args: { images: [] },
  play: async ({ canvas, args }) => {
    const message = 'No images found. Upload some images to get started.';
    await expect(canvas.getByText(message)).toBeVisible();
    await press(canvas, 'Upload Images');
    await expect(args.onUpload).toHaveBeenCalledOnce();
  },
});
export const NoMatch = meta.story({
  args: { images: [], totalCount: 12 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No images match your current filters.')).toBeVisible();
    await press(canvas, 'Clear filters');
    await expect(args.onClearFilters).toHaveBeenCalledOnce();
  },
});
export const Loading = meta.story({
  args: { images: [], status: 'loading' as const },
  play: async ({ canvas }) => {
    const [, grid] = canvas.getAllByRole('status');
    await expect(grid).toHaveTextContent('Loading images...');
  },
});
export const Failed = meta.story({
  args: { images: [], status: 'failed' as const, error: 'Failed to fetch images' },
  play: async ({ canvas, args }) => {
    const message = 'Error loading images: Failed to fetch images';
    await expect(canvas.getByRole('alert')).toHaveTextContent(message);
    await press(canvas, 'Try again');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const FailedAgain = meta.story({
  args: { status: 'failed' as const, error: 'You’re offline.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(rows(canvas)).toHaveLength(12);
  },
});
export const Deleting = meta.story({ args: { deletingIds: new Set(['image-2']) } });
export const Odd = meta.story({ args: { images: oddImages } });
export const Phone = meta.story({
  args: { images: [...exampleImages(6), ...oddImages] },
  globals: { viewport: { value: 'phone' } },
});
export const Thousand = meta.story({ args: { images: exampleImages(1000) } });

Default.test('reaches the controls of the focused card with Tab', async ({ canvas, args }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(focusedIndex()).toBe(2));
  const names = ['Select', 'Featured:', 'Rename', 'Edit', 'Copy URL of', 'Delete'];
  for (const name of names) {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(`${name} Theater for six, Sharyland`);
  }
  await userEvent.keyboard('{Enter}');
  await expect(args.onDelete).toHaveBeenCalledOnce();
  await expect(args.onEdit).not.toHaveBeenCalled();
  await selected(canvas, 0);
});

Default.test('edits on press, unless something is selected', async ({ canvas, args }) => {
  const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
  const theater = canvas.getByRole('row', { name: /^Theater for six, Sharyland, / });
  const user = userEvent.setup();
  await user.click(theater);
  await expect(args.onEdit).toHaveBeenCalledOnce();
  await user.click(box('Living room, evening scene'));
  await user.click(theater);
  await selected(canvas, 2);
  await user.click(canvas.getAllByRole('button', { name: /^Copy URL/ })[2] as HTMLElement);
  await selected(canvas, 2);
  await user.keyboard('{Shift>}');
  await user.click(box('A plan under a desk lamp'));
  await selected(canvas, 5);
  await expect(args.onEdit).toHaveBeenCalledOnce();
});

Default.test('selects a range by Shift and a checkbox', async ({ canvas }) => {
  const user = userEvent.setup();
  const boxes = () => canvas.getAllByRole('checkbox') as HTMLElement[];
  await user.click(boxes()[0] as HTMLElement);
  await user.keyboard('{Shift>}');
  await user.click(boxes()[4] as HTMLElement);
  await user.keyboard('{/Shift}');
  await selected(canvas, 5);
});

Thousand.test('renders only visible cards and reaches the last one', async ({ canvas }) => {
  await expect(rows(canvas).length).toBeLessThan(60);
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(focusedIndex()).toBe(1000));
  await waitFor(() => {
    const { top, bottom } = (document.activeElement as HTMLElement).getBoundingClientRect();
    expect(top).toBeLessThan(window.innerHeight);
    expect(bottom).toBeGreaterThan(0);
  });
});

/** Focuses the title of a picture and turns it into a field. */
async function rename(canvas: Canvas, name: string) {
  canvas.getByRole('button', { name: `Rename ${name}` }).focus();
  await userEvent.keyboard('{Enter}');
}
const field = (name: string) =>
  waitFor(() => {
    const focused = document.activeElement as HTMLInputElement;
    expect(focused.ariaLabel).toBe(`Rename ${name}`);
    // Typing replaces the old title.
    expect(focused.selectionEnd).toBe(name.length);
    return focused;
  });

Thousand.test('names pictures by typing and Tab alone', async ({ canvas, args }) => {
  const named = args.images.slice(0, 40);
  await rename(canvas, nameOfImage(named[0] as MediaImage));
  for (const [index, image] of named.entries()) {
    const { top, bottom } = (await field(nameOfImage(image))).getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(window.innerHeight);
    await userEvent.keyboard(`Patio ${index + 1}{Tab}`);
  }
  await expect(args.onRename).toHaveBeenCalledTimes(40);
  await expect(args.onRename).toHaveBeenLastCalledWith(named.at(-1), 'Patio 40');
  const next = nameOfImage(args.images[40] as MediaImage);
  await field(next);
  await userEvent.keyboard('Given up{Escape}');
  await expect(canvas.getByRole('button', { name: `Rename ${next}` })).toHaveFocus();
  await expect(args.onRename).toHaveBeenCalledTimes(40);
});

Deleting.test('passes over a picture that is being deleted, back and forth', async (context) => {
  const { canvas, args } = context;
  const [first, , third] = args.images.slice(0, 3).map(nameOfImage) as [string, string, string];
  await rename(canvas, first);
  await field(first);
  await userEvent.keyboard('{Tab}');
  await field(third);
  await userEvent.keyboard('Pool{Shift>}{Tab}{/Shift}');
  await field(first);
  await expect(args.onRename).toHaveBeenCalledOnce();
  await expect(args.onRename).toHaveBeenCalledWith(args.images[2], 'Pool');
});

Default.test('saves the last title on Tab, and leaves it as any field', async (context) => {
  const { canvas, args } = context;
  const last = args.images.at(-1) as MediaImage;
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(focusedIndex()).toBe(12));
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
  await field(nameOfImage(last));
  await userEvent.keyboard('Pool{Tab}');
  await expect(canvas.getByRole('button', { name: `Edit ${nameOfImage(last)}` })).toHaveFocus();
  await expect(args.onRename).toHaveBeenCalledOnce();
  await expect(args.onRename).toHaveBeenCalledWith(last, 'Pool');
  await expect(canvas.queryByRole('textbox')).toBeNull();
});

Phone.test('shows two columns, and one as soon as the text is large', async ({ canvas }) => {
  const columns = () =>
    new Set(rows(canvas).map((row: HTMLElement) => Math.round(row.getBoundingClientRect().left)))
      .size;
  await waitFor(() => expect(columns()).toBe(2));
  const { style } = document.documentElement;
  try {
    style.fontSize = '200%';
    await waitFor(() => expect(columns()).toBe(1));
  } finally {
    style.fontSize = '';
  }
  await waitFor(() => expect(columns()).toBe(2));
});
