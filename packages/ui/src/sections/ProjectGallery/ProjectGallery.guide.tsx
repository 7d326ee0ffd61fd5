import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { ProjectGallery } from './index.ts';

const palms = drawnPicture('palms', 'Lit palms along a drive');
const pool = drawnPicture('pool', 'Lit pool behind a house');
const theater = drawnPicture('theater', 'Screen glowing in a dark theater');

const words = {
  status: 'loaded',
  empty: {
    heading: 'The walls are still bare',
    text: 'We are choosing photographs and will hang them here.',
  },
  failure: {
    heading: 'The gallery did not load',
    text: 'The pictures could not be fetched just now.',
  },
} as const;

export const guide: Guide = {
  use: 'For all the photographs of finished work, from one to some hundreds, a dozen at a time. It always stands: loading, empty and failed each say what they are.',
  avoid: [
    'For two or three projects on a page about something else: use ProjectTiles.',
    'For cases with a client and a story: use CaseCards or CaseChapters.',
    'For managing images: use MediaGrid.',
  ],
  keyboard: [
    {
      keys: '{Enter}',
      does: 'On Show more: hangs the next dozen and goes on with them.',
      by: 'browser',
    },
    {
      keys: '{Tab}',
      does: 'After a failure: moves to Try Again.',
      so: { part: ['button', 'Try Again'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Tries again.', so: { calls: 'onTryAgain' } },
  ],
  screenReader: [
    '“From the camera roll, region”, “list, 12 items”',
    'A picture’s description, then “Featured”, then its title as a heading.',
    'While it loads: “Loading the gallery”. After a failure, at once: “The gallery did not load”',
  ],
  dos: [
    {
      why: 'A title says what was lit and where, and “Featured” marks the few.',
      example: (
        <PageWidth>
          <ProjectGallery
            {...words}
            heading="From the camera roll"
            items={[
              { title: 'Palms along a drive, Sharyland', image: palms, note: 'Featured' },
              { title: 'Pool at night, Mission', image: pool },
              { title: 'Theater for six, McAllen', image: theater },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'A camera’s file names, and a mark that all of them wear.',
      example: (
        <PageWidth>
          <ProjectGallery
            {...words}
            heading="Gallery"
            items={[
              { title: 'IMG_2041', image: palms, note: 'Featured' },
              { title: 'IMG_2042 (1)', image: pool, note: 'Featured' },
              { title: 'DSC_0007 final', image: theater, note: 'Featured' },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
};
