import preview from '@custom-designs/storybook/preview.tsx';
import { expect, userEvent } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { guide } from './TextArea.guide.tsx';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  parameters: { guide },
  args: { name: 'message', label: 'Project Details' },
});

export const Default = meta.story();
export const Required = meta.story({
  args: { isRequired: true, hint: 'Two sentences are enough.' },
});
export const Invalid = meta.story({
  args: { error: 'Message must be at least 10 characters.', defaultValue: 'Hello' },
});
export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultValue: 'A cinema in the garage.' },
});
export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: 'A cinema in the garage.' },
});
export const LongText = meta.story({
  args: { defaultValue: 'A house of nine rooms, each with a wish of its own. '.repeat(30) },
});

Default.test('answers to every key of its table', walkKeyboard(guide));

Default.test('is as high as its rows', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAttribute('rows', '5');
});

ReadOnly.test('keeps its value while read-only', async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('textbox'), '!');
  await expect(canvas.getByRole('textbox')).toHaveValue('A cinema in the garage.');
});
