import preview from '@custom-designs/storybook/preview.tsx';
import { ColorSwatches } from './ColorSwatches.tsx';
import { SpaceScale } from './SpaceScale.tsx';
import { TypeScale } from './TypeScale.tsx';

/** What the foundations pages show, as stories: so each is checked like any component. */
const meta = preview.meta({
  title: 'Foundations/Specimens',
  tags: ['!dev', '!autodocs'],
});

export const Colors = meta.story({
  render: () => (
    <ColorSwatches groups={['ground', 'surface', 'raised', 'text', 'line', 'accent', 'scene']} />
  ),
});
export const Type = meta.story({ render: () => <TypeScale /> });
export const Space = meta.story({ render: () => <SpaceScale group="space" /> });
export const Corners = meta.story({ render: () => <SpaceScale group="radius" /> });
