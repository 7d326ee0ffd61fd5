import preview from '@custom-designs/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { inCompact } from '../../desk/compact.fixtures.tsx';
import { exampleImages } from '../../media/media.fixtures.ts';
import { type AlbumItem, AlbumPictures } from './AlbumPictures.tsx';

const items: readonly AlbumItem[] = exampleImages(5).map(({ id, url }, index) => ({
  ...{ id, url, thumbnailUrl: null, x: 50, y: 50 },
  name: `Room ${index + 1}`,
  marks: index === 0 ? ['Cover'] : [],
}));
const gone = {
  ...{ id: 'gone', name: 'Room 6', url: null, thumbnailUrl: null },
  ...{ x: 50, y: 50, marks: ['In the trash'] },
};

const meta = preview.meta({
  title: 'Projects/AlbumPictures',
  tags: ['experimental', '!stable'],
  component: AlbumPictures,
  args: { items: [...items, gone], onReorder: fn(), onEdit: fn() },
  decorators: [inCompact],
  render: ({ items: initial, onReorder, ...args }) => {
    const [ids, setIds] = useState(initial.map(({ id }) => id));
    return (
      <AlbumPictures
        {...args}
        items={ids.flatMap((id) => initial.filter((item) => item.id === id))}
        onReorder={(next) => {
          onReorder(next);
          setIds([...next]);
        }}
      />
    );
  },
});

export const Default = meta.story();
export const Empty = meta.story({ args: { items: [] } });

const namesOf = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('row').map((row: HTMLElement) => /Room \d/.exec(row.textContent ?? '')?.[0]);

Default.test('moves a picture with buttons, which keep the focus', async ({ canvas, args }) => {
  const later = await canvas.findByRole('button', { name: 'Move Room 1 later' });
  later.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(namesOf(canvas).slice(0, 2)).toEqual(['Room 2', 'Room 1']));
  await expect(canvas.getByText('Room 1 is now 2 of 6.')).toBeInTheDocument();
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Move Room 1 later' })).toHaveFocus(),
  );
  await userEvent.click(canvas.getByRole('button', { name: 'Edit Room 3' }));
  await expect(args.onEdit).toHaveBeenCalledWith(items[2]?.id);
});

Default.test('moves a picture by the keyboard from its handle', async ({ canvas }) => {
  (await canvas.findByRole('button', { name: 'Drag Room 1' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/Insert/));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(namesOf(canvas)[0]).not.toBe('Room 1'));
});
