import { useState } from 'react';
import type { Guide } from '../../docs/guide.ts';
import { type ImageDraft, ImageFields } from '../ImageFields/index.ts';
import { Workbench } from '../Workbench/index.ts';

function Fields(initial: ImageDraft) {
  const [draft, setDraft] = useState(initial);
  return (
    <Workbench>
      <ImageFields draft={draft} onChange={setDraft} />
    </Workbench>
  );
}

export const guide: Guide = {
  use: 'For one image’s words, category and tags. It sends only what changed, and shows what somebody else stored meanwhile.',
  avoid: [
    'For many images: use SelectionBar.',
    'For replacing the picture itself: upload another one.',
  ],
  keyboard: [
    {
      keys: '{Escape}',
      does: 'Closes it when nothing has changed.',
      so: { calls: 'onClose' },
    },
    {
      keys: 'x{Escape}',
      on: ['textbox', 'Title'],
      does: 'With changes: asks first, with the safe answer in focus.',
      so: { part: ['button', 'Keep editing'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'Goes on editing.',
      so: { part: ['button', 'Keep editing'], is: 'gone' },
    },
  ],
  screenReader: [
    '“Edit Image, dialog, Title, edit”',
    'Before changes are lost: “Leave without saving?”, at once.',
    'After a conflict: “Title, group, Mine, radio button, checked”',
  ],
  dos: [
    {
      why: 'The description says what is seen, for whoever cannot see it.',
      example: (
        <Fields
          title="Pool at night, Mission"
          category="project-gallery"
          description="Blue light under the water; two windows glow behind the deck."
          tags={['pool', 'outdoor']}
        />
      ),
    },
  ],
  donts: [
    {
      why: 'A file’s name and bait for search engines: read aloud, it is noise.',
      example: (
        <Fields
          title="IMG_4711_final2"
          category="general-asset"
          description="pool lighting McAllen pool lights best pool light company Texas"
          tags={['image', 'photo', 'picture']}
        />
      ),
    },
  ],
};
