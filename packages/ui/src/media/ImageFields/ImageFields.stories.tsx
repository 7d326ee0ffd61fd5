import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { exampleImage, oddImages } from '../media.fixtures.ts';
import { Workbench } from '../Workbench/index.ts';
import { draftOf, type ImageDraft, ImageFields } from './index.ts';

function Example({ initial, isDisabled = false }: { initial: ImageDraft; isDisabled?: boolean }) {
  const [draft, setDraft] = useState(initial);
  return (
    <Workbench>
      <ImageFields draft={draft} onChange={setDraft} isDisabled={isDisabled} />
      <output>{[draft.title, draft.category, draft.description, ...draft.tags].join(' | ')}</output>
    </Workbench>
  );
}

const meta = preview.meta({
  title: 'Media/ImageFields',
  tags: ['experimental', '!stable'],
  component: Example,
  args: { initial: draftOf(exampleImage(1)) },
});

export const Default = meta.story();
export const Disabled = meta.story({ args: { isDisabled: true } });
export const UnlistedCategory = meta.story({
  args: { initial: { ...draftOf(exampleImage(4)), category: 'floor-plans' } },
});
export const LongText = meta.story({
  args: { initial: draftOf({ ...exampleImage(0), ...oddImages[0] }) },
});

Default.test('takes every field from the keyboard', async ({ canvas }) => {
  const title = canvas.getByRole('textbox', { name: 'Title' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Theater');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Blog Images');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Two rows');
  await userEvent.type(canvas.getByRole('combobox', { name: 'Tags' }), 'dusk{Enter}');
  await expect(canvas.getByText(/^Theater \|/)).toHaveTextContent(
    'Theater | blog-images | Two rows | home theater | projector | acoustics | dusk',
  );
});

UnlistedCategory.test('keeps a category that the list does not know', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue(
    'floor-plans',
  );
});
