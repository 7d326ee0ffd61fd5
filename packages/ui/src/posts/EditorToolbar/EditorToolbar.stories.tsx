import preview from '@custom-designs/storybook/preview.tsx';
import type { Editor } from '@tiptap/core';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { EditorSection } from '../content/sections.ts';
import { InEditor } from '../posts.fixtures.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';

const onChange = fn();
const bar = { onLink: fn(), onHelp: fn(), onInsert: fn() };

const palms: EditorSection = { type: 'paragraph', text: 'Palms' };

const meta = preview.meta({
  title: 'Posts/EditorToolbar',
  tags: ['experimental', '!stable'],
  component: InEditor,
  args: {
    sections: [palms],
    selected: { from: 1, to: 6 },
    onChange,
    part: (editor: Editor) => <EditorToolbar {...bar} editor={editor} />,
  },
});

const tool = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await tool(name));
const expectSaved = (section: object) =>
  waitFor(() => expect(onChange).toHaveBeenLastCalledWith([section]));

export const Default = meta.story();
/** Its text can't be formatted. */
export const Picture = meta.story({
  args: { sections: [{ type: 'image', url: '/seed/pool-lighting.webp', alt: 'A lit pool' }] },
});
/** Before the browser has made the editor. */
export const Waiting = meta.story({
  render: () => <EditorToolbar {...bar} editor={null} />,
  play: async () => {
    await expect(await tool('Undo')).toHaveAttribute('aria-disabled', 'true');
    await press('Link');
    await expect(bar.onLink).toHaveBeenCalled();
  },
});

Default.test('changes the block type, and undoes and redoes it', async ({ canvas }) => {
  await press('Quote');
  await expectSaved({ type: 'blockquote', text: 'Palms' });
  await expect(await tool('Quote')).toHaveAttribute('aria-pressed', 'true');
  await press('Undo');
  await expectSaved({ type: 'paragraph', text: 'Palms' });
  await press('Redo');
  await expectSaved({ type: 'blockquote', text: 'Palms' });
  await userEvent.click(canvas.getByRole('button', { name: /Block type/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Heading' }));
  await expectSaved({ type: 'heading', text: 'Palms' });
});

Default.test('asks for pictures, links, and the list of keys', async () => {
  await press('Gallery');
  await expect(bar.onInsert).toHaveBeenLastCalledWith('gallery');
  await press('Link');
  await expect(bar.onLink).toHaveBeenCalled();
  await press('Keyboard shortcuts');
  await expect(bar.onHelp).toHaveBeenCalled();
});
