import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { drawnPicture } from '../Picture/Picture.fixtures.ts';
import { Picture } from '../Picture/Picture.tsx';
import { guide } from './Card.guide.tsx';
import { Card } from './Card.tsx';

const image = <Picture source={drawnPicture('palms', 'Palms over a long table at dusk')} />;

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  parameters: { guide },
  args: {
    title: 'Lighting design',
    level: 2 as const,
    image,
    children: 'Scenes for cooking, dining and the walk to bed, on one keypad by the door.',
  },
});

const linked = { href: '#lighting', linkLabel: 'Learn more' };

export const Default = meta.story({ args: linked });
export const TitleAsLink = meta.story({
  args: { title: 'South Padre Island', href: '#island', children: null },
});
export const WithoutLink = meta.story();
Default.test(
  'has one link across the whole card, named by its label and the title',
  async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Learn more Lighting design');
    const box = canvas.getByRole('article').getBoundingClientRect();
    for (const fraction of [0.05, 0.5, 0.95]) {
      const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height * fraction);
      await expect(found).toBe(canvas.getByRole('link'));
    }
  },
);
