import { useState } from 'react';
import type { Guide } from '../../docs/guide.ts';
import { Workbench } from '../Workbench/index.ts';
import { TagField } from './index.ts';

function Tags({ initial }: { initial: readonly string[] }) {
  const [tags, setTags] = useState(initial);
  return (
    <Workbench>
      <TagField tags={tags} onChange={setTags} suggestions={['brick', 'patio', 'pool']} />
    </Workbench>
  );
}

export const guide: Guide = {
  use: 'For any number of short words on one thing, with those in use suggested.',
  avoid: [
    'For one of a few fixed values: use Select.',
    'For a sentence: use TextArea.',
    'For tags that can only be taken away, such as chosen filters: use TagChips.',
  ],
  keyboard: [
    {
      keys: '{Enter}',
      on: ['button', 'Remove tag patio'],
      does: 'On a tag: takes it away and moves to the next one.',
      so: { part: ['button', 'Remove tag string lights'], is: 'focused' },
    },
    {
      keys: ' ',
      does: 'On the last tag: takes it away and moves to the field.',
      so: { part: ['combobox', 'Tags'], is: 'focused' },
    },
    {
      keys: 'dusk{Enter}',
      does: 'Adds what was typed. Inside a form, nothing is sent.',
      so: [
        { part: ['status'], reads: /Tag dusk added/ },
        { part: ['combobox', 'Tags'], reads: '' },
      ],
    },
    {
      keys: 'pool,',
      does: 'A comma adds as well.',
      so: { part: ['status'], reads: /Tag pool added/ },
    },
    { keys: '{ArrowDown}', does: 'Goes through the suggestions.', by: 'browser' },
  ],
  screenReader: ['“Tags, combo box”', 'After Enter: “Tag dusk added”', '“Remove tag dusk, button”'],
  dos: [
    {
      why: 'Words that other images carry too: they can be found together.',
      example: <Tags initial={['patio', 'string lights', 'speakers']} />,
    },
  ],
  donts: [
    {
      why: 'A sentence as a tag finds one image only: it belongs in the description.',
      example: <Tags initial={['Patio of the Garza house, for the brochure in March']} />,
    },
  ],
};
