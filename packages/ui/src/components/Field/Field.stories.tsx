import preview from '@custom-designs/storybook/preview.tsx';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { Stack } from '../../layout/index.ts';
import { guide } from './Field.guide.tsx';
import { DateField, Select, type SelectProps, TextArea, TextField } from './index.ts';

const meta = preview.meta({
  title: 'Components/Field',
  component: TextField,
  parameters: { guide },
  args: { name: 'name', label: 'Your Name' },
});

export const Default = meta.story();
export const Required = meta.story({ args: { isRequired: true } });
export const Optional = meta.story({
  args: { name: 'phone', label: 'Phone', optionalLabel: 'optional', type: 'tel' },
});
export const WithHint = meta.story({
  args: {
    name: 'email',
    label: 'Email Address',
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    hint: 'We answer within one working day.',
  },
});
export const Invalid = meta.story({
  args: { isRequired: true, error: 'Name must be at least 2 characters.', defaultValue: 'A' },
});
export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultValue: 'Ana Garza' } });
export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Ana Garza' } });
export const LongText = meta.story({
  args: {
    label: 'What should we know about the house, the rooms and the people living in it? '.repeat(3),
    hint: 'Ceiling heights, existing wiring, and when we may come to look at it. '.repeat(4),
    error: 'Please tell us a little more than that, in at least ten characters. '.repeat(3),
    isRequired: true,
    defaultValue: 'A very long answer that does not fit into one line of a phone '.repeat(4),
  },
});
export const RightToLeft = meta.story({
  args: { label: 'الاسم', hint: 'كما في بطاقة الهوية', isRequired: true, requiredLabel: 'مطلوب' },
  globals: { direction: 'rtl' },
});
export const SeveralLines = meta.story({
  render: () => (
    <TextArea name="message" label="Project Details" isRequired hint="Two sentences are enough." />
  ),
});
export const Day = meta.story({
  render: () => (
    <DateField
      name="preferredDate"
      label="Preferred Consultation Date"
      optionalLabel="optional"
      hint="Let us know when you’d prefer to meet"
      min="2026-01-01"
    />
  ),
});
const categories = [
  { value: '', label: 'All Categories' },
  { value: 'hero-images', label: 'Hero Images' },
  { value: 'project-gallery', label: 'Project Gallery' },
];
function Choice(props: Partial<SelectProps>) {
  const [category, setCategory] = useState('');
  return (
    <Stack>
      <Select
        name="category"
        label="Category"
        options={categories}
        value={category}
        onChange={setCategory}
        {...props}
      />
      <p role="status">Chosen: {category || 'all'}</p>
    </Stack>
  );
}
export const Choosing = meta.story({ render: () => <Choice /> });
export const ChoosingDisabled = meta.story({ render: () => <Choice isDisabled /> });
export const Together = meta.story({
  render: () => (
    <Stack gap="lg">
      <TextField name="name" label="Name" isRequired autoComplete="name" />
      <TextField
        name="email"
        label="Email"
        type="email"
        isRequired
        error="Please enter a valid email address."
      />
      <DateField name="date" label="Preferred Consultation Date" optionalLabel="optional" />
      <TextArea name="message" label="Project Details" isRequired />
    </Stack>
  ),
});

Default.test('answers to every key of its table', walkKeyboard(guide));

SeveralLines.test('answers to every key of its table', walkKeyboard(guide, 'TextArea'));

Default.test('is at least 48 px high', async ({ canvas }) => {
  const { height } = canvas.getByRole('textbox').getBoundingClientRect();
  await expect(height).toBeGreaterThanOrEqual(48);
});

Required.test('says in words and to screen readers that it is required', async ({ canvas }) => {
  await expect(canvas.getByText('required')).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'Your Name' })).toBeRequired();
});

Optional.test('is heard as optional', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Phone optional' })).not.toBeRequired();
});

WithHint.test('is described by its hint', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
    'We answer within one working day.',
  );
  await expect(canvas.getByRole('textbox')).toHaveAttribute('autocomplete', 'email');
});

Invalid.test('is described by its message and marked as invalid', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox')).toBeInvalid();
  await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
    'Name must be at least 2 characters.',
  );
});

ReadOnly.test('keeps its value while read-only', async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('textbox'), '!');
  await expect(canvas.getByRole('textbox')).toHaveValue('Ana Garza');
});

Day.test('gives the day as year, month and day', async ({ canvas }) => {
  const day = canvas.getByLabelText(/Preferred Consultation Date/);
  await userEvent.type(day, '2026-12-24');
  await expect(day).toHaveValue('2026-12-24');
});

Choosing.test('offers its options by name and tells which one was chosen', async ({ canvas }) => {
  const select = canvas.getByRole('combobox', { name: 'Category' });
  await userEvent.selectOptions(select, 'Project Gallery');
  await expect(select).toHaveDisplayValue('Project Gallery');
  await expect(canvas.getByRole('status')).toHaveTextContent('Chosen: project-gallery');
});
