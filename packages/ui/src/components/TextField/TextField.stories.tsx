import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { guide } from './TextField.guide.tsx';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Components/TextField',
  component: TextField,
  parameters: { guide },
  args: { name: 'name', label: 'Your Name' },
});

export const Default = meta.story();
export const Required = meta.story({ args: { isRequired: true } });
export const Optional = meta.story({
  args: { name: 'phone', label: 'Phone', labels: { optional: 'optional' }, type: 'tel' },
});
export const Invalid = meta.story({
  args: { isRequired: true, error: 'Name must be at least 2 characters.', defaultValue: 'A' },
});
export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: 'Ana Garza' } });
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Ana Garza' } });

Default.test('handles every key in its guide', walkKeyboard(guide));

Required.test('shows and announces that it is required', async ({ canvas }) => {
  await expect(canvas.getByText('required')).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Your Name' })).toBeRequired();
});

Invalid.test('is described by its error and marked as invalid', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toBeInvalid();
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
    'Name must be at least 2 characters.',
  );
});
