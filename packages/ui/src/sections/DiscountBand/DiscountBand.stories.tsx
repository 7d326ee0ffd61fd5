import preview from '@custom-designs/storybook/preview.tsx';
import { discount } from '../sections.fixtures.tsx';
import { DiscountBand } from './DiscountBand.tsx';

const meta = preview.meta({
  title: 'Sections/DiscountBand',
  component: DiscountBand,
  parameters: { bare: true },
  args: discount,
});

export const Default = meta.story();
