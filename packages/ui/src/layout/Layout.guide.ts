import type { Guide } from '../docs/guide.ts';

export const guide: Guide = {
  use: 'For room between things: Stack in one direction, Grid in columns, Container for the width of a page, Section for a passage with its own ground.',
  avoid: [
    'For looks: these draw nothing but room.',
    'Inside a component whose own styles already place its parts.',
  ],
  screenReader: [
    'Nothing, unless a Stack is a list (“list, 6 items”) or a Section has a name (“Services, region”).',
  ],
};
