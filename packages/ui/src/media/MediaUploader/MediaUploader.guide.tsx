import { useState } from 'react';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { Container, Section } from '../../layout/index.ts';
import { imageCategories } from '../model/index.ts';
import type { UploadDefaults } from '../queue/index.ts';
import { Workbench } from '../Workbench/index.ts';
import { defaultMediaUploaderWords } from './index.ts';
import { MediaUploaderDefaults } from './MediaUploaderDefaults.tsx';
import { MediaUploaderRefused } from './MediaUploaderNotices.tsx';

const words = defaultMediaUploaderWords;

function Defaults(initial: UploadDefaults) {
  const [defaults, setDefaults] = useState(initial);
  return (
    <PageWidth>
      <Section space="compact">
        <Container>
          <Workbench>
            <MediaUploaderDefaults
              {...{ defaults, words }}
              categories={imageCategories}
              isDisabled={false}
              onChange={(changes) => setDefaults({ ...defaults, ...changes })}
            />
          </Workbench>
        </Container>
      </Section>
    </PageWidth>
  );
}

const Refused = ({ description }: { description: string }) => (
  <Workbench>
    <MediaUploaderRefused
      refused={[{ id: 'pdf', name: 'floor plan.pdf', title: 'Invalid file type', description }]}
      onDismiss={() => {}}
      words={words}
    />
  </Workbench>
);

export const guide: Guide = {
  use: 'For bringing in many images at once: picked, dropped or pasted. Each file says where it stands, and a failure keeps the rest.',
  avoid: [
    'For a file that is sent with a form: use the form’s own file field.',
    'Without somebody signed in: show SignInPanel first. Writing needs a manager.',
    'For changing images that are stored: use MediaEditor, or SelectionBar for many.',
  ],
  keyboard: [
    { keys: ' ', does: 'On Select Images: opens the device’s picker.', by: 'browser' },
    { keys: '{Control>}v{/Control}', does: 'Takes images from the clipboard.', by: 'browser' },
    {
      keys: '{Enter}',
      on: ['button', 'Details of IMG_0001.jpg'],
      does: 'On a file: opens its own words.',
      so: { part: ['dialog'], is: 'shown' },
    },
    {
      keys: '{Escape}',
      does: 'Closes them and gives the focus back.',
      so: [
        { part: ['dialog'], is: 'gone' },
        { part: ['button', 'Details of IMG_0001.jpg'], is: 'focused' },
      ],
    },
  ],
  screenReader: [
    '“Select Images, file upload”',
    '“Selected files, list”, “IMG_0001.jpg, 1.20 MB, Ready”',
    'At work: “12 of 80, progress bar, 15 %”',
  ],
  dos: [
    {
      why: 'What is written above holds for all eighty photos of a job.',
      example: (
        <Defaults category="project-gallery" tags="sharyland, home theater" description="" />
      ),
    },
    {
      why: 'A file that was not taken is named, with what would be taken.',
      example: <Refused description="floor plan.pdf is not an image: use JPG, PNG, GIF or WebP" />,
    },
  ],
  donts: [
    {
      why: 'Nobody learns which file it was, nor what to do about it.',
      example: <Refused description="Unsupported media type (415)" />,
    },
    {
      why: 'Words about one photo as the default: eighty images will be this speaker.',
      example: (
        <Defaults
          category="general-asset"
          tags="rear left"
          description="Rear left speaker behind its panel"
        />
      ),
    },
  ],
};
