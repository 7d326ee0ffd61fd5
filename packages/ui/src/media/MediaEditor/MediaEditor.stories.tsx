import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inRoom } from '../../components/Dialog/Dialog.fixtures.tsx';
import { exampleFields, exampleImage, exampleValues, oddImages } from '../media.fixtures.ts';
import { MediaEditor, type MediaEditorProps } from './MediaEditor.tsx';

const image = exampleImage(1);

/** Holds what is typed, as a screen does. */
function Editing({ isChanged = false, onChange, ...props }: MediaEditorProps) {
  const [values, setValues] = useState(props.values);
  return (
    <MediaEditor
      {...props}
      values={values}
      isChanged={isChanged || values !== props.values}
      onChange={(changed) => {
        setValues(changed);
        onChange(changed);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Media/MediaEditor',
  tags: ['experimental', '!stable'],
  component: MediaEditor,
  parameters: standsAlone,
  args: {
    image,
    values: exampleValues(image),
    onChange: fn(),
    onSave: fn(),
    onClose: fn(),
    fields: exampleFields,
    suggestions: ['brick', 'pool'],
  },
  decorators: [inRoom('48rem')],
  render: (args) => <Editing {...args} />,
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
    ...{ values: { ...exampleValues(image), title: 'Typed before' }, isChanged: true },
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
const gone = oddImages[4] ?? image;
export const PictureGone = meta.story({ args: { image: gone, values: exampleValues(gone) } });
export const Merged = meta.story({
  args: { isChanged: true, contested: [] },
  play: () => expect(screen.getByText(/combined with yours/)).toBeVisible(),
});

const stored = 'Theater, Sharyland';
/** Someone else has stored another title. */
function Contested(props: MediaEditorProps) {
  const [title, setTitle] = useState(props.values.title);
  return (
    <Editing
      {...props}
      contested={[
        { name: 'title', theirs: stored, mine: 'Theater for eight', isTheirs: title === stored },
      ]}
      onChange={(values) => {
        setTitle(values.title);
        props.onChange(values);
      }}
    />
  );
}
export const Conflict = meta.story({
  args: { values: { ...exampleValues(image), title: 'Theater for eight' }, isChanged: true },
  render: (args) => <Contested {...args} />,
});

Conflict.test('shows both versions, and keeps the chosen one', async ({ args }) => {
  const choice = screen.getByRole('group', { name: 'Title' });
  await expect(within(choice).getByRole('radio', { name: /^Mine/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Theirs: Theater, Sharyland' }));
  await expect(title()).toHaveValue('Theater, Sharyland');
  await userEvent.click(screen.getByRole('radio', { name: 'Mine: Theater for eight' }));
  await expect(title()).toHaveValue('Theater for eight');
  await press('Save Changes');
  await expect(args.onSave).toHaveBeenCalledOnce();
});

Default.test('tells what is typed', async ({ args }) => {
  await rename('Theater for eight');
  await press('Remove tag projector');
  await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), 'dusk');
  await press('Save Changes');
  await expect(args.onSave).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenLastCalledWith({
    ...exampleValues(image),
    title: 'Theater for eight',
    tags: ['home theater', 'acoustics', 'dusk'],
  });
});

Among.test('names by keys alone: type, Enter, and the next one is there', async ({ args }) => {
  await expect(title()).toHaveFocus();
  await userEvent.keyboard('Smith patio{Enter}');
  await expect(args.onMove).toHaveBeenLastCalledWith(1);
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  await expect(args.onMove).toHaveBeenLastCalledWith(-1);
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
  await expect(args.onSave).toHaveBeenCalledOnce();
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
