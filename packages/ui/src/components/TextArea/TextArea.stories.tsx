import preview from '@custom-designs/storybook/preview.tsx';
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

Default.test('handles every key in its guide', walkKeyboard(guide));
