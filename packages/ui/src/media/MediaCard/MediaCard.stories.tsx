import preview from '@custom-designs/storybook/preview.tsx';
import { propsOf } from '@custom-designs/storybook/propTable.ts';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { compact } from '../../desk/index.ts';
import { defaultMediaGridLabels } from '../MediaGrid/mediaGridLabels.ts';
import { exampleImage, oddImages } from '../media.fixtures.ts';
import { MediaCard, type MediaCardProps } from './MediaCard.tsx';

const theater = exampleImage(1);

/** Holds which title is a field, as a list does. */
function Alone(props: Omit<MediaCardProps, 'isRenaming' | 'onRenaming'>) {
  const [isRenaming, setRenaming] = useState(false);
  return (
    <MediaCard
      {...props}
      isRenaming={isRenaming}
      onRenaming={(to) => {
        if (to === 'next' || to === 'previous') return false;
        setRenaming(to !== null);
        return true;
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Media/MediaCard',
  tags: ['experimental', '!stable'],
  component: Alone,
  argTypes: propsOf(MediaCard),
  args: {
    image: theater,
    isSelected: false,
    isDeleting: false,
    labels: defaultMediaGridLabels,
    category: 'Hero Images',
    onEdit: fn(),
    onDelete: fn(),
    onCopyUrl: fn(),
    onToggleFeatured: fn(),
    onSelect: fn(),
    onRename: fn(),
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
export const Featured = meta.story({
  args: { image: exampleImage(0) },
  play: async ({ canvas }) => {
    const star = canvas.getByRole('button', { name: /^Featured/ });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  },
});
export const Hidden = meta.story({ args: { image: exampleImage(1, { isPublished: false }) } });
export const Selected = meta.story({ args: { isSelected: true } });
export const Deleting = meta.story({
  args: { isDeleting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Deleting/ })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^Edit/ })).toBeDisabled();
  },
});
export const ManyTags = meta.story({ args: { image: exampleImage(2) } });
export const Odd = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {oddImages.map((image) => (
        <Alone key={image.id} {...args} image={image} category={image.category} />
      ))}
    </div>
  ),
});

Default.test(
  'names every action after its picture and runs it, with Shift for a range',
  async ({ canvas, args }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press('Edit Theater for six, Sharyland');
    await press('Copy URL of Theater for six, Sharyland');
    await press('Delete Theater for six, Sharyland');
    await press('Featured: Theater for six, Sharyland');
    for (const act of [args.onEdit, args.onCopyUrl, args.onDelete, args.onToggleFeatured]) {
      await expect(act).toHaveBeenCalledWith(theater);
    }

    const box = canvas.getByRole('checkbox', { name: 'Select Theater for six, Sharyland' });
    await userEvent.click(box);
    await expect(args.onSelect).toHaveBeenLastCalledWith(theater, false);
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(box);
    await expect(args.onSelect).toHaveBeenLastCalledWith(theater, true);
  },
);

Default.test('renames in place', async ({ canvas, args }) => {
  const name = 'Rename Theater for six, Sharyland';
  canvas.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('Smith{Escape}');
  await expect(canvas.getByRole('button', { name })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('textbox', { name })).toHaveValue('Theater for six, Sharyland');
  await userEvent.keyboard('Smith theater{Enter}');
  await expect(args.onRename).toHaveBeenCalledOnce();
  await expect(args.onRename).toHaveBeenCalledWith(theater, 'Smith theater');
});

Odd.test('is named after its file if it has no title', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Edit IMG_0004.jpg' })).toBeVisible();
});
