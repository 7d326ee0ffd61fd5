import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inRoom } from '../../components/Dialog/Dialog.fixtures.tsx';
import { selectCalled } from '../../components/Select/Select.fixtures.ts';
import type { MediaImage } from '../image.ts';
import { exampleFields, exampleImage, oddImages } from '../media.fixtures.ts';
import { MediaEditor, type MediaEditorProps } from './MediaEditor.tsx';

const image = exampleImage(1);

const meta = preview.meta({
  title: 'Media/MediaEditor',
  tags: ['experimental', '!stable'],
  component: MediaEditor,
  parameters: standsAlone,
  args: {
    image,
    onSave: fn(),
    onClose: fn(),
    fields: exampleFields,
    suggestions: ['brick', 'pool'],
  },
  decorators: [inRoom('48rem')],
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const title = () => screen.getByRole('textbox', { name: 'Title' });
const rename = async (text: string) => {
  await userEvent.clear(title());
  await userEvent.type(title(), text);
};

export const Default = meta.story();
export const Among = meta.story({
  args: {
    position: { index: 12, count: 76 },
    onMove: fn(),
    onReplace: fn(),
    uses: [
      { label: 'A theater for eight', href: '/blog/a-theater-for-eight' },
      { label: 'Projects page', href: '/projects' },
    ],
  },
});
export const Unnamed = meta.story({
  args: {
    ...{ position: { index: 76, count: 76 }, onMove: fn(), onOpenUnsaved: fn() },
    unsaved: [{ id: 'a', name: 'IMG_4209', message: 'Connection lost.' }],
    typed: { title: 'Typed before' },
    uses: 'failed' as const,
  },
});

export const Saving = meta.story({
  args: { isSaving: true },
  play: async ({ args }) => {
    await expect(title()).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await press('Saving...');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});
export const Failed = meta.story({
  args: { error: 'Failed to update image: the network was lost.' },
  play: () => expect(screen.getByRole('alert')).toHaveTextContent('the network was lost'),
});
export const Unsaved = meta.story({
  play: async () => {
    await rename('Theater for eight');
    await userEvent.keyboard('{Escape}');
  },
});
export const PictureGone = meta.story({ args: { image: oddImages[4] ?? image } });

/** Refuses the first save, as if another manager had stored other values. */
function Contested({ onSave, ...props }: MediaEditorProps) {
  const [theirs, setTheirs] = useState<MediaImage | null>(null);
  const stored = { ...image, title: 'Theater, Sharyland', category: 'blog-images' };
  return (
    <MediaEditor
      {...props}
      theirs={theirs}
      onSave={(changes) => (theirs ? onSave(changes) : setTheirs(stored))}
    />
  );
}
export const Conflict = meta.story({
  render: (args) => <Contested {...args} />,
  play: async () => {
    await rename('Theater for eight');
    await press('Save Changes');
  },
});

Conflict.test('shows both versions, and keeps the chosen one', async ({ args }) => {
  const choice = screen.getByRole('group', { name: 'Title' });
  await expect(within(choice).getByRole('radio', { name: /^Mine/ })).toBeChecked();
  await expect(selectCalled('Category')).toHaveTextContent('Blog Images');
  await userEvent.click(screen.getByRole('radio', { name: 'Theirs: Theater, Sharyland' }));
  await expect(title()).toHaveValue('Theater, Sharyland');
  await userEvent.click(screen.getByRole('radio', { name: 'Mine: Theater for eight' }));
  await press('Save Changes');
  await expect(args.onSave).toHaveBeenCalledWith({ title: 'Theater for eight' });
});

Default.test('has the stated fields and sends only changed ones', async ({ args }) => {
  await expect(screen.getByRole('dialog', { name: 'Edit Image' })).toBeInTheDocument();
  await expect(selectCalled('Category')).toHaveTextContent('Hero Images');
  await expect(screen.getByRole('textbox', { name: 'Description' })).toHaveAttribute('rows', '3');
  await rename('Theater for eight');
  await press('Remove tag projector');
  await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), 'dusk');
  await press('Save Changes');
  await expect(args.onSave).toHaveBeenCalledWith({
    title: 'Theater for eight',
    tags: ['home theater', 'acoustics', 'dusk'],
  });
});

Among.test('names by keys alone: type, Enter, and the next one is there', async ({ args }) => {
  await expect(title()).toHaveFocus();
  await userEvent.keyboard('Smith patio{Enter}');
  await expect(args.onMove).toHaveBeenLastCalledWith(1, { title: 'Smith patio' });
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect(args.onMove).toHaveBeenLastCalledWith(-1, { title: 'Smith patio' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'By day{Enter}');
  await expect(args.onMove).toHaveBeenCalledTimes(2);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect(args.onMove).toHaveBeenCalledTimes(3);
  await userEvent.click(screen.getByRole('button', { name: /^Save and go to the previous/ }));
  await expect(args.onMove).toHaveBeenCalledTimes(4);
  await expect(screen.getByText('12 of 76')).toBeVisible();
  await expect(screen.getByRole('link', { name: 'Projects page' })).toBeVisible();
});

Among.test(
  'stays with the image while its file is replaced',
  { args: { isReplacing: true } },
  async ({ args }) => {
    title().focus();
    await userEvent.keyboard('Smith patio{Enter}{Escape}');
    for (const name of [/^Save and go to the next/, 'Cancel', 'Save Changes']) {
      await expect(screen.getByRole('button', { name })).toBeDisabled();
    }
    await expect(screen.queryByRole('alert')).toBeNull();
    for (const call of [args.onMove, args.onClose, args.onSave]) {
      await expect(call).not.toHaveBeenCalled();
    }
  },
);

Unnamed.test('keeps what could not be saved, and ends at the last image', async ({ args }) => {
  await expect(title()).toHaveValue('Typed before');
  await userEvent.click(screen.getByRole('button', { name: 'Go back to it' }));
  await expect(args.onOpenUnsaved).toHaveBeenCalledOnce();
  title().focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onMove).not.toHaveBeenCalled();
  await expect(args.onSave).toHaveBeenCalledWith({ title: 'Typed before' });
});

Default.test('closes without a question or a call if nothing changed', async ({ args }) => {
  await press('Save Changes');
  await userEvent.keyboard('{Escape}');
  await press('Cancel');
  await expect(args.onClose).toHaveBeenCalledTimes(3);
  await expect(args.onSave).not.toHaveBeenCalled();
});

Unsaved.test('asks before unsaved changes are lost', async ({ args }) => {
  await expect(screen.getByRole('alert')).toHaveTextContent('Leave without saving?');
  await expect(args.onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(title()).toHaveValue('Theater for eight');
  await press('Cancel');
  await press('Discard changes');
  await expect(args.onClose).toHaveBeenCalledOnce();
});
