import preview from '@custom-designs/storybook/preview.tsx';
import { propsOf } from '@custom-designs/storybook/propTable.ts';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { compact } from '../../admin/index.ts';
import { exampleCategories, exampleImages, oddImages } from '../media.fixtures.ts';
import { MediaGrid, type MediaGridProps } from './MediaGrid.tsx';

type Args = Omit<MediaGridProps, 'selectedIds' | 'onSelectionChange' | 'totalCount'> & {
  totalCount?: number;
};

/** A gallery that holds its selection, as a screen does. */
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
    onEdit: fn(),
    onDelete: fn(),
    onCopyUrl: fn(),
    onToggleFeatured: fn(),
    onRetry: fn(),
    onUpload: fn(),
    onClearFilters: fn(),
  },
});

type Canvas = ReturnType<typeof within>;
const rows = (canvas: Canvas) => canvas.getAllByRole('row');
const row = (canvas: Canvas, name: string) => canvas.getByRole('row', { name: new RegExp(name) });
const selected = (canvas: Canvas, count: number) =>
  expect(canvas.getByRole('status')).toHaveTextContent(`${count} selected`);
/** By their index, whatever the number of columns. */
const focusedIndex = () => Number(document.activeElement?.getAttribute('aria-rowindex'));

export const Default = meta.story();
export const Empty = meta.story({ args: { images: [] } });
export const NoMatch = meta.story({ args: { images: [], totalCount: 12 } });
export const Loading = meta.story({ args: { images: [], status: 'loading' as const } });
export const Failed = meta.story({
  args: { images: [], status: 'failed' as const, error: 'Failed to fetch images' },
});
export const FailedAgain = meta.story({
  args: { status: 'failed' as const, error: 'You are offline.' },
});
export const Deleting = meta.story({ args: { deletingIds: new Set(['image-2']) } });
export const Odd = meta.story({ args: { images: oddImages } });
export const Thousand = meta.story({ args: { images: exampleImages(1000) } });

Empty.test('says that there are none and leads to the upload', async ({ canvas, args }) => {
  await expect(
    canvas.getByText('No images found. Upload some images to get started.'),
  ).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Upload Images' }));
  await expect(args.onUpload).toHaveBeenCalledOnce();
});

NoMatch.test('tells filters that exclude all from an empty gallery', async ({ canvas, args }) => {
  await expect(canvas.getByText('No images match your current filters.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
  await expect(args.onClearFilters).toHaveBeenCalledOnce();
});

Loading.test('is heard as loading', async ({ canvas }) => {
  const [, grid] = canvas.getAllByRole('status');
  await expect(grid).toHaveTextContent('Loading images...');
});

Failed.test('says what went wrong and tries again', async ({ canvas, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    'Error loading images: Failed to fetch images',
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

FailedAgain.test('keeps the images it has when loading again fails', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toBeVisible();
  await expect(rows(canvas)).toHaveLength(12);
});

Default.test(
  'names every card with its category, and says which are featured',
  async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Images' })).toHaveAttribute(
      'aria-rowcount',
      '12',
    );
    await expect(rows(canvas)[0]).toHaveAccessibleName(
      'Living room, evening scene, General Assets, featured',
    );
  },
);

Default.test('selects several by their check boxes, and edits none', async ({ canvas, args }) => {
  const boxes = canvas.getAllByRole('checkbox');
  for (const [index, box] of boxes.slice(0, 3).entries()) {
    await userEvent.click(box);
    await selected(canvas, index + 1);
  }
  await userEvent.click(canvas.getAllByRole('button', { name: /^Copy URL/ })[1] as HTMLElement);
  await selected(canvas, 3);
  await expect(args.onEdit).not.toHaveBeenCalled();
});

Default.test('reaches the controls of the focused card with Tab', async ({ canvas, args }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(focusedIndex()).toBe(2));
  const names = ['Select', 'Featured:', 'Edit', 'Copy URL of', 'Delete'];
  for (const name of names) {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(`${name} Theater for six, Sharyland`);
  }
  await userEvent.keyboard('{Enter}');
  await expect(args.onDelete).toHaveBeenCalledOnce();
  await expect(args.onEdit).not.toHaveBeenCalled();
  await selected(canvas, 0);
});

Default.test(
  'edits at a press, and selects once something is selected',
  async ({ canvas, args }) => {
    await userEvent.click(row(canvas, '^Theater for six, Sharyland, '));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Pool at night' }));
    await userEvent.click(row(canvas, '^Theater for six, Sharyland, '));
    await selected(canvas, 2);
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
);

Default.test('selects a range of check boxes with Shift', async ({ canvas }) => {
  const box = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
  const user = userEvent.setup();
  await user.click(box('Living room, evening scene'));
  await user.keyboard('{Shift>}');
  await user.click(box('Palms along the drive'));
  await selected(canvas, 4);
});

Thousand.test('draws what is in sight and finds the last one', async ({ canvas }) => {
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
