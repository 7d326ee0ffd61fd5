import preview from '@custom-designs/storybook/preview.tsx';
import { standsAlone } from '@custom-designs/storybook/standsAlone.ts';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { InEditor } from '../posts.fixtures.tsx';
import { InsertMenu } from './InsertMenu.tsx';

const onInsert = fn();
const onCancel = fn();

function Example({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <InsertMenu
      editor={editor}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onInsert={onInsert}
      onCancel={(typed) => {
        onCancel(typed);
        setOpen(false);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Posts/InsertMenu',
  tags: ['experimental', '!stable'],
  component: InEditor,
  parameters: standsAlone,
  args: { sections: [], part: (editor: Editor) => <Example editor={editor} /> },
});

const button = () => screen.findByRole('button', { name: 'Insert a block' });
const open = async () => {
  await userEvent.click(await button());
  const search = await screen.findByRole('combobox', { name: 'Search blocks' });
  await waitFor(() => expect(search).toHaveFocus());
};

export const Default = meta.story();
export const Open = meta.story({ play: open });
export const NoMatch = meta.story({
  play: async () => {
    await open();
    await userEvent.keyboard('palms');
    await expect(await screen.findByText('No block has this name.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(onCancel).toHaveBeenLastCalledWith('palms'));
  },
});
/** The cursor's line has words. */
export const NotEmpty = meta.story({
  args: { sections: [{ type: 'paragraph', text: 'Palms' }] },
  play: async () => {
    await screen.findByText('Palms');
    await expect(screen.queryByRole('button', { name: 'Insert a block' })).toBeNull();
  },
});

Open.test('inserts the pressed block', async () => {
  await userEvent.click(screen.getByRole('option', { name: 'Quote' }));
  await expect(onInsert).toHaveBeenLastCalledWith('blockquote');
});

Open.test('closes with Backspace before anything is typed', async () => {
  await userEvent.keyboard('{Backspace}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await expect(onCancel).toHaveBeenLastCalledWith('');
});
