import preview from '@custom-designs/storybook/preview.tsx';
import { propsOf } from '@custom-designs/storybook/propTable.ts';
import { useState } from 'react';
import { expect, userEvent, type within } from 'storybook/test';
import { compact } from '../compact.css.ts';
import { TagField, type TagFieldProps } from './TagField.tsx';

type Args = Pick<TagFieldProps, 'tags' | 'suggestions' | 'isDisabled'>;

function Example({ tags: initial, ...props }: Args) {
  const [tags, setTags] = useState(initial);
  return (
    <div className={compact}>
      <TagField {...props} tags={tags} onChange={setTags} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Desk/TagField',
  tags: ['experimental', '!stable'],
  component: Example,
  argTypes: propsOf(TagField),
  args: { tags: ['patio', 'string lights'], suggestions: ['brick', 'patio', 'pool'] },
});

type Canvas = ReturnType<typeof within>;
const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Tags' });
const tags = (canvas: Canvas) =>
  canvas.queryAllByRole('row').map((item: HTMLElement) => item.textContent);

export const Default = meta.story();
export const Empty = meta.story({ args: { tags: [] } });
export const Disabled = meta.story({ args: { isDisabled: true } });

Default.test(
  'adds a tag with Enter, Add, a comma, or on blur, and ignores repeats',
  async ({ canvas }) => {
    await userEvent.type(field(canvas), 'brick{Enter}');
    await userEvent.type(field(canvas), 'pool');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await userEvent.type(field(canvas), '   {Enter}');
    await userEvent.type(field(canvas), ' patio {Enter}');
    await userEvent.type(field(canvas), 'night');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.type(field(canvas), 'dusk,');
    await expect(tags(canvas)).toEqual([
      'patio',
      'string lights',
      'brick',
      'pool',
      'night',
      'dusk',
    ]);
    await expect(field(canvas)).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent('Tag dusk added');
  },
);

Default.test(
  'moves the focus to the next tag when one is removed, and finally to the field',
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove tag patio' }));
    await expect(canvas.getByRole('row', { name: 'string lights' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Tag patio removed');
    await userEvent.keyboard('{Delete}');
    await expect(field(canvas)).toHaveFocus();
  },
);
