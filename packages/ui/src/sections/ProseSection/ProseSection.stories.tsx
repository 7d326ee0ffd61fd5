import preview from '@custom-designs/storybook/preview.tsx';
import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { offer } from '../sections.fixtures.tsx';
import { ProseSection } from './ProseSection.tsx';

const meta = preview.meta({
  title: 'Sections/ProseSection',
  component: ProseSection,
  parameters: { bare: true },
  args: { paragraphs: offer },
});

export const Default = meta.story();
export const OneParagraph = meta.story({ args: { paragraphs: offer.slice(0, 1) } });
export const WithExhibit = meta.story({
  args: {
    exhibit: (
      <Picture source={drawnPicture('livingRoom', 'Living room with one lamp lit')} ratio="wide" />
    ),
  },
});
