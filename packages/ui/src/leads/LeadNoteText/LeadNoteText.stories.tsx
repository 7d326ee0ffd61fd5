import preview from '@custom-designs/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { inCompact } from '../../desk/compact.fixtures.tsx';
import { LeadNoteText, type LeadNoteTextProps } from './LeadNoteText.tsx';

/** Holds the draft, as a screen does. */
function Held({ draft: first, onDraftChange: _change, ...props }: LeadNoteTextProps) {
  const [draft, setDraft] = useState(first);
  return <LeadNoteText {...props} draft={draft} onDraftChange={setDraft} />;
}

const meta = preview.meta({
  title: 'Leads/LeadNoteText',
  tags: ['experimental', '!stable'],
  component: Held,
  args: {
    text: 'Called, no answer. Try again after five.',
    isEdited: true,
    draft: null,
    onDraftChange: fn(),
    onSave: fn(),
    maxLength: 5000,
  },
  decorators: [inCompact],
});

export const Default = meta.story();
export const Editing = meta.story({ args: { draft: 'Called, no answer.' } });
export const SomeoneElses = meta.story({
  args: { onSave: undefined },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});

Default.test('corrects the note in place, by keys alone', async ({ canvas, args }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const field = canvas.getByRole('textbox', { name: 'Note' });
  await expect(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.clear(canvas.getByRole('textbox', { name: 'Note' }));
  await userEvent.keyboard('Gate code 12{Control>}{Enter}');
  await expect(args.onSave).toHaveBeenCalledWith('Gate code 12');
});
