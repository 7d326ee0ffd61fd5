import preview from '@custom-designs/storybook/preview.tsx';
import { propsOf } from '@custom-designs/storybook/propTable.ts';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { choose, selectCalled } from '../../components/Select/Select.fixtures.ts';
import { exampleFields, exampleImage, exampleValues } from '../../media/media.fixtures.ts';
import { compact } from '../compact.css.ts';
import { Fields, type FieldsProps } from './Fields.tsx';
import type { FieldValues } from './field.ts';

type Args = Omit<FieldsProps, 'values' | 'onChange'> & { initial: FieldValues };

function Example({ initial, ...props }: Args) {
  const [values, setValues] = useState(initial);
  return (
    <div className={compact}>
      <Fields {...props} values={values} onChange={setValues} />
      <output>{Object.values(values).flat().join(' | ')}</output>
    </div>
  );
}

const valuesAt = (index: number, changes = {}) => exampleValues(exampleImage(index, changes));

const meta = preview.meta({
  title: 'Desk/Fields',
  tags: ['experimental', '!stable'],
  component: Example,
  argTypes: propsOf(Fields),
  args: { fields: exampleFields, initial: valuesAt(1) },
});

export const Default = meta.story();
export const Disabled = meta.story({ args: { isDisabled: true } });
export const Row = meta.story({
  args: {
    layout: 'row',
    fields: [
      { name: 'content', label: 'Their words', kind: 'long' },
      { name: 'name', label: 'Name' },
      { name: 'role', label: 'Who they are', isOptional: true },
    ],
    initial: { content: 'Good.', name: '' },
    errors: { name: 'Write a name.' },
  },
});
const kinds = ['link', 'phone', 'email', 'number', 'day', 'time', 'flag'] as const;
export const OtherKinds = meta.story({
  args: { fields: kinds.map((kind) => ({ name: kind, label: kind, kind })), initial: {} },
});
export const UnlistedCategory = meta.story({
  args: { initial: valuesAt(4, { category: 'floor-plans' }) },
  play: () => expect(selectCalled('Category')).toHaveTextContent('floor-plans'),
});

Default.test('fills in every field by keyboard', async ({ canvas }) => {
  const title = canvas.getByRole('textbox', { name: 'Title' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Theater');
  await choose('Category', 'Blog Images');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Two rows');
  await userEvent.type(canvas.getByRole('combobox', { name: 'Tags' }), 'dusk{Enter}');
  await expect(canvas.getByText(/^Theater \|/)).toHaveTextContent(
    'Theater | blog-images | Two rows | home theater | projector | acoustics | dusk',
  );
});
