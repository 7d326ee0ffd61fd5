import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { compact } from '../../admin/index.ts';
import { exampleImage, oddImages } from '../media.fixtures.ts';
import { MediaCard } from './MediaCard.tsx';

const theater = exampleImage(1);

const meta = preview.meta({
  title: 'Media/MediaCard',
  tags: ['experimental', '!stable'],
  component: MediaCard,
  args: {
    image: theater,
    category: 'Hero Images',
    onEdit: fn(),
    onDelete: fn(),
    onCopyUrl: fn(),
    onToggleFeatured: fn(),
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div className={compact}>
        <div style={{ maxInlineSize: '18rem' }}>
          <Story />
        </div>
      </div>
    ),
  ],
});

export const Default = meta.story();
export const Featured = meta.story({ args: { image: exampleImage(0) } });
export const Selected = meta.story({ args: { isSelected: true } });
export const Deleting = meta.story({ args: { isDeleting: true } });
export const ManyTags = meta.story({ args: { image: exampleImage(2) } });
export const ReadOnly = meta.story({
  render: ({ image, category }) => <MediaCard image={image} category={category} />,
});
export const Odd = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {oddImages.map((image) => (
        <MediaCard key={image.id} {...args} image={image} category={image.category} />
      ))}
    </div>
  ),
});

Default.test('names every action after its picture and runs it', async ({ canvas, args }) => {
  const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
  await press('Edit Theater for six, Sharyland');
  await press('Copy URL of Theater for six, Sharyland');
  await press('Delete Theater for six, Sharyland');
  await press('Featured: Theater for six, Sharyland');
  for (const act of [args.onEdit, args.onCopyUrl, args.onDelete, args.onToggleFeatured]) {
    await expect(act).toHaveBeenCalledWith(theater);
  }
});

Default.test('is selected by its check box, with Shift as a range', async ({ canvas, args }) => {
  const box = canvas.getByRole('checkbox', { name: 'Select Theater for six, Sharyland' });
  await userEvent.click(box);
  await expect(args.onSelect).toHaveBeenLastCalledWith(theater, false);
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(box);
  await expect(args.onSelect).toHaveBeenLastCalledWith(theater, true);
});

const boxOf = (element: HTMLElement) => {
  const { appearance, borderColor, backgroundColor } = getComputedStyle(element);
  return { appearance, borderColor, backgroundColor };
};
const markOf = (element: HTMLElement) => getComputedStyle(element, '::before');

Default.test(
  'has a check box that no browser draws: light edge, dark ground',
  async ({ canvas }) => {
    const box = boxOf(canvas.getByRole('checkbox'));
    await expect(box.appearance).toBe('none');
    await expect(box.borderColor).not.toBe(box.backgroundColor);
    await expect(markOf(canvas.getByRole('checkbox')).content).toBe('none');
  },
);

Selected.test('fills its check box and marks it', async ({ canvas }) => {
  const checked = canvas.getByRole('checkbox');
  await expect(checked).toBeChecked();
  const { borderColor, backgroundColor } = boxOf(checked);
  await expect(backgroundColor).toBe(borderColor);
  await expect(markOf(checked).content).not.toBe('none');
  await expect(markOf(checked).backgroundColor).not.toBe(backgroundColor);
});

Featured.test('says that it is featured', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /^Featured/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

Deleting.test('can be deleted only once', async ({ canvas, args }) => {
  await expect(canvas.getByRole('button', { name: /^Deleting/ })).toBeDisabled();
  await userEvent.click(canvas.getByRole('button', { name: /^Deleting/ }));
  await expect(args.onDelete).not.toHaveBeenCalled();
});

ManyTags.test('shows three tags and counts the rest', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'outdoor',
    'pool',
    'lighting',
    '+2 more',
  ]);
});

Odd.test('is called by its file where it has no title', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Edit IMG_0004.jpg' })).toBeVisible();
});
