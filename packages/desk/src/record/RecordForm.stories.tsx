import preview from '@custom-designs/storybook/preview.tsx';
import { Stack } from '@custom-designs/ui/layout';
import { useSyncExternalStore } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import * as z from 'zod/mini';
import { choice, custom, day, flag, link, number, text } from './fields.ts';
import { RecordDraft } from './RecordDraft.ts';
import { RecordForm } from './RecordForm.tsx';
import { defineRecord, type FieldsOf, type RowOf } from './record.ts';

const record = defineRecord({
  table: 'albums',
  what: 'note',
  desk: '/admin/notes',
  needs: 'editor',
  order: { column: 'created_at', ascending: false },
  fields: {
    author: text({ label: 'Author', max: 40, isRequired: true }),
    words: text({ label: 'Words', max: 600, isLong: true, hint: 'As they were written.' }),
    source: link({ label: 'Link' }),
    rating: number({ label: 'Rating', min: 1, max: 5 }),
    writtenOn: day({ label: 'Day' }),
    service: choice({
      label: 'Service',
      options: ['Networking', { value: 'shades', label: 'Shades' }],
    }),
    isShown: flag({ label: 'Show on the website' }),
    places: custom({
      label: 'Places',
      schema: z.array(z.string()),
      empty: [],
      inWords: (places) => places.join(', '),
    }),
  },
  titleOf: ({ author }) => author,
  misfitsOf: ({ isShown, source }) => ({
    isShown: isShown && source === '' ? 'Add its link, or don’t show it.' : undefined,
  }),
});

type Draft = RecordDraft<RowOf<typeof record>, FieldsOf<typeof record>>;

const newDraft = (): Draft =>
  new RecordDraft({
    model: record,
    id: 'a',
    stored: null,
    unsaved: null,
    saving: 'onPress',
    send: () => Promise.reject(new Error('This story saves nothing.')),
    keep: () => {},
  });

function Form({ draft, isChecked }: { draft: Draft; isChecked: boolean }) {
  const { fields } = useSyncExternalStore(draft.subscribe, draft.getState);
  return (
    <Stack gap="md">
      <RecordForm
        record={record}
        draft={draft}
        fields={fields}
        problems={isChecked ? record.problemsOf(fields) : undefined}
        names={record.names}
        slots={{
          rating: ({ fields: { rating } }) => rating === 5 && <p>The best.</p>,
          places: ({ fields: { places }, change }) => (
            <button type="button" onClick={() => change({ places: [...places, 'Patio'] })}>
              {`Add a place to ${places.length}`}
            </button>
          ),
        }}
      />
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Managers/RecordForm',
  component: Form,
  args: { draft: newDraft(), isChecked: false },
});

export const Empty = meta.story();
export const Wrong = meta.story({ args: { draft: newDraft(), isChecked: true } });

Empty.test('edits every kind of field', async ({ canvas, args: { draft } }) => {
  const type = (name: string, typed: string) => userEvent.type(canvas.getByLabelText(name), typed);
  await type('Author', 'Ana');
  await type('Words', 'Quiet, and on time.');
  await type('Link', 'https://example.com');
  await type('Rating', '4.50');
  await expect(canvas.getByLabelText('Rating')).toHaveValue('4.50');
  await type('Day', '2026-11-26');
  await userEvent.click(canvas.getByRole('button', { name: /Service/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Shades' }));
  await userEvent.click(canvas.getByRole('switch', { name: 'Show on the website' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Add a place to 0' }));
  await expect(draft.getState().fields).toEqual({
    author: 'Ana',
    words: 'Quiet, and on time.',
    source: 'https://example.com',
    rating: 4.5,
    writtenOn: '2026-11-26',
    service: 'shades',
    isShown: true,
    places: ['Patio'],
  });
  await userEvent.clear(canvas.getByLabelText('Rating'));
  await type('Rating', '5');
  await expect(canvas.getByText('The best.')).toBeVisible();
});

Wrong.test('says beside each field what to do', async ({ canvas }) => {
  await expect(canvas.getByText('Give the note an author.')).toBeVisible();
  await userEvent.type(canvas.getByLabelText('Author'), 'Ana');
  await expect(canvas.queryByText('Give the note an author.')).toBeNull();
  await userEvent.click(canvas.getByRole('switch', { name: 'Show on the website' }));
  await expect(canvas.getByRole('alert')).toHaveTextContent('Add its link, or don’t show it.');
  await userEvent.type(canvas.getByLabelText('Link'), 'example');
  await expect(canvas.queryByText('Add its link, or don’t show it.')).toBeNull();
  await expect(canvas.getByText('Enter an address that starts with https://.')).toBeVisible();
  await userEvent.type(canvas.getByLabelText('Rating'), 'x');
  await expect(canvas.getByText('Enter a number from 1 to 5.')).toBeVisible();
});
