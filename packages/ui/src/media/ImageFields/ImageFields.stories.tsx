import preview from '@custom-designs/storybook/preview.tsx';
import { propsOf } from '@custom-designs/storybook/propTable.ts';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { choose, selectCalled } from '../../components/Select/Select.fixtures.ts';
import { compact } from '../../desk/index.ts';
import type { FieldValues } from '../image.ts';
import { exampleFields, exampleImage } from '../media.fixtures.ts';
import { valuesOf } from './fieldValues.ts';
import { ImageFields } from './ImageFields.tsx';

function Example({ initial, isDisabled = false }: { initial: FieldValues; isDisabled?: boolean }) {
  const [values, setValues] = useState(initial);
  return (
    <div className={compact}>
      <ImageFields
        fields={exampleFields}
        values={values}
        onChange={setValues}
        isDisabled={isDisabled}
      />
      <output>{Object.values(values).flat().join(' | ')}</output>
    </div>
  );
}

const valuesAt = (index: number, changes = {}) =>
  valuesOf({ ...exampleImage(index), ...changes }, exampleFields);

const meta = preview.meta({
  title: 'Media/ImageFields',
  tags: ['experimental', '!stable'],
  component: Example,
  argTypes: propsOf(ImageFields),
  args: { initial: valuesAt(1) },
});

export const Default = meta.story();
export const Disabled = meta.story({ args: { isDisabled: true } });
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
