import preview from '@custom-designs/storybook/preview.tsx';
import { fn } from 'storybook/test';
import { inCompact } from '../../desk/compact.fixtures.tsx';
import { exampleImages } from '../../media/media.fixtures.ts';
import { CoverField } from './CoverField.tsx';

const meta = preview.meta({
  title: 'Posts/CoverField',
  tags: ['experimental', '!stable'],
  component: CoverField,
  args: { url: exampleImages(1)[0]?.url ?? '', onChoose: fn(), onRemove: fn() },
  decorators: [inCompact],
});

export const Default = meta.story();
export const Empty = meta.story({ args: { url: '' } });
