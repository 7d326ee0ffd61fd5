import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import type { Editor } from '@tiptap/core';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { EditorSection } from '../content/sections.ts';
import { InEditor } from '../posts.fixtures.tsx';
import { LinkDialog } from './LinkDialog.tsx';

const onChange = fn();
const onClose = fn();
const linked: EditorSection = {
  type: 'paragraph',
  text: [{ text: 'See ' }, { text: 'our page', href: '/contact' }],
};
const long = `https://custom-designs.example/${'a-long-address-without-spaces-'.repeat(8)}`;

const palms: EditorSection = { type: 'paragraph', text: 'Palms' };

const meta = preview.meta({
  title: 'Posts/LinkDialog',
  tags: ['experimental', '!stable'],
  component: InEditor,
  parameters: standsAlone,
  args: {
    sections: [palms],
    onChange,
    part: (editor: Editor) => <LinkDialog editor={editor} onClose={onClose} />,
  },
});

const address = () => screen.findByRole('textbox', { name: 'Address' });
const expectSaved = (text: unknown) =>
  waitFor(() => expect(onChange).toHaveBeenLastCalledWith([{ type: 'paragraph', text }]));

export const Default = meta.story();
/** The text is there already, so only the address is asked for. */
export const Selection = meta.story({ args: { selected: { from: 1, to: 6 } } });
export const Existing = meta.story({ args: { sections: [linked], selected: { from: 7, to: 7 } } });
export const LongText = meta.story({
  args: {
    sections: [{ type: 'paragraph', text: [{ text: 'palms', href: long }] }],
    selected: { from: 3, to: 3 },
  },
});
export const Refused = meta.story({
  play: async () => {
    await userEvent.type(await address(), 'javascript:alert(1){Enter}');
    await expect(await address()).toHaveAccessibleDescription(/can’t be linked/);
    await expect(onClose).not.toHaveBeenCalled();
  },
});

Refused.test('links the corrected address, with its text', async () => {
  await userEvent.clear(await address());
  await userEvent.type(await address(), 'customdesigns.example');
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'our page{Enter}');
  const href = 'https://customdesigns.example/';
  await expectSaved([{ text: 'our page', href }, { text: 'Palms' }]);
  await expect(onClose).toHaveBeenCalled();
});

Selection.test('links the selected text', async () => {
  await waitFor(async () => expect(await address()).toHaveFocus());
  await userEvent.keyboard('/contact{Enter}');
  await expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
  await expectSaved([{ text: 'Palms', href: '/contact' }]);
});

Existing.test('removes the whole link', async () => {
  await expect(await address()).toHaveValue('/contact');
  await userEvent.click(screen.getByRole('button', { name: 'Remove link' }));
  await expectSaved('See our page');
});
