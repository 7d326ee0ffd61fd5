import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { hours } from '../OpeningHours/OpeningHours.fixtures.ts';
import { MapOnClick } from './index.ts';

const map = 'data:text/html,<html lang="en"><title>A map</title>';

export const guide: Guide = {
  use: 'For the way to a place that people may visit. Address, hours and a plain link are there at once; the map, which is another company’s server, is asked only after a press.',
  avoid: [
    'For every way to reach us: use ContactSection.',
    'For the towns we drive to: use PlaceCards. A map with a pin says “come here”.',
    'For a business without a showroom: the name of the town in ContactSection is enough.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the link that opens the place in a maps app.',
      so: { part: ['link', 'Open in a maps app'], is: 'focused' },
    },
    {
      keys: '{Tab}',
      does: 'Moves to the button.',
      so: { part: ['button', 'Show the map'], is: 'focused' },
    },
    {
      keys: '{Enter}',
      does: 'Loads the map in the button’s place and moves the focus into it.',
      so: { part: ['button', 'Show the map'], is: 'gone' },
    },
  ],
  screenReader: [
    '“Visit Our Showroom, region”, then address and hours line by line.',
    '“Show the map, button”, and who will be asked for it.',
    'After a press: “Map of the showroom in McAllen, frame”',
  ],
  dos: [
    {
      why: 'Whoever never shows the map still knows where, when, and who would be asked.',
      example: (
        <PageWidth>
          <MapOnClick
            heading="Visit Our Showroom"
            text="Try a keypad, sit in a theater chair, see one wall under six kinds of light."
            address={['1900 Lamplighter Row, Suite 4', 'McAllen, TX 78501']}
            hours={hours}
            frameSrc={map}
            frameTitle="Map of the showroom in McAllen"
            mapHref="#map"
            notice="The map is loaded from another company’s server, and only when you ask for it."
          />
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'The address is left to the map, and nobody says who is asked for it.',
      example: (
        <PageWidth>
          <MapOnClick
            heading="Find Us"
            address={['See the map for directions']}
            frameSrc={map}
            mapHref="#map"
            showLabel="Continue"
          />
        </PageWidth>
      ),
    },
  ],
};
