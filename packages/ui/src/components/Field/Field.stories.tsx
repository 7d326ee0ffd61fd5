import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Stack } from '../../layout/index.ts';
import { DateField } from '../DateField/DateField.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Field.guide.tsx';
import { FieldFrame } from './FieldFrame.tsx';

const services = [
  { value: 'lighting', label: 'Lighting' },
  { value: 'audio', label: 'Audio Systems' },
];

/** Label, hint, control, and message of every field. */
const meta = preview.meta({
  title: 'Components/Field',
  component: FieldFrame,
  parameters: { guide },
  args: { children: null },
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
      <Select name="service" label="Service" items={services} defaultValue="audio" />
      <DateField
        name="date"
        label="Preferred Consultation Date"
        labels={{ optional: 'optional' }}
        hint="Let us know when you’d prefer to meet"
      />
      <TextArea name="message" label="Project Details" isRequired />
      <SearchField name="search" label="Search" placeholder="Search by title..." />
    </Stack>
  ),
});

export const Together = meta.story();

Together.test('gives every control the same height', async ({ canvas }) => {
  const heights = [
    canvas.getByRole('textbox', { name: 'Name' }),
    canvas.getByRole('button', { name: /Service/ }),
    canvas.getByRole('searchbox', { name: 'Search' }),
  ].map((control: HTMLElement) => Math.round(control.getBoundingClientRect().height));
  await expect(heights).toEqual(heights.map(() => heights[0]));
});
