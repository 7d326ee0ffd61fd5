import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { LightScenes } from './index.ts';

const room = drawnPicture('livingRoom', 'One lamp on a textured wall above a low table');

export const guide: Guide = {
  use: 'For two or three things we stand for, each as a room whose lamps come up. A title may lead on.',
  avoid: [
    'For everything we offer: use ServiceList or FeatureGrid. Five rooms of this size are a long walk.',
    'For finished projects: use ProjectTiles or Showcase.',
    'For values without pictures: use ValueColumns.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the first scene’s title and turns its lamps up.',
      so: { part: ['link', 'Premium lighting'], is: 'focused' },
    },
    {
      keys: '{Tab}',
      does: 'Moves to the next.',
      so: { part: ['link', 'Audio excellence'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Follows it.', by: 'browser' },
  ],
  screenReader: [
    '“A house should know what time it is, region”, “list, 3 items”',
    'A picture’s description, then “Premium lighting, link, heading level 3”',
  ],
  dos: [
    {
      why: 'The words say what one would notice in such a room.',
      example: (
        <PageWidth>
          <LightScenes
            heading="A house should know what time it is"
            scenes={[
              {
                title: 'Premium lighting',
                description:
                  'We light the wall, the table and the path, and leave the rest to the dark.',
                image: room,
                href: '#lighting',
              },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'A catalog beside a picture: nobody sees its lamps for all the part numbers.',
      example: (
        <PageWidth>
          <LightScenes
            heading="Our Lighting Products"
            scenes={[
              {
                title: 'Keypads, dimmers, drivers',
                description:
                  'RA-6 six-button keypad, DM-600 dimmer module, LD-24 LED driver 24 V, PS-100 power supply, repeater, and in-wall bracket kits in five finishes. Prices on request.',
                image: room,
                href: '#products',
              },
            ]}
          />
        </PageWidth>
      ),
    },
  ],
};
