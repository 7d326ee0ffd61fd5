import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For the page of one city: its name fills the first picture, then come facts, story, work and voices in the order all cities share. A block a city has nothing for is left out.',
  avoid: [
    'For the overview of all cities: use PlaceCards.',
    'For a second page about the same city, one for each service: link to the ServicePage instead.',
    'For text that only swaps the name of the place: write what is true there, or leave the block out.',
  ],
  screenReader: [
    '“Custom Designs in Harlingen, heading level 1”',
    'Every block is a region named by its heading; the facts are “At a glance, region”.',
  ],
};
