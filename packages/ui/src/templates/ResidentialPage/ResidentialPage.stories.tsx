import preview from '../../../../../.storybook/preview.tsx';
import { fullArea, minimalArea } from '../examples/area.fixtures.tsx';
import { tenfold } from '../examples/tenfold.fixtures.ts';
import { ResidentialPage } from './index.ts';

const meta = preview.meta({
  title: 'Templates/ResidentialPage',
  component: ResidentialPage,
  parameters: { bare: true },
  args: fullArea,
});

export const Default = meta.story();
export const LongText = meta.story({ args: tenfold(fullArea) });
export const Minimal = meta.story({
  render: () => <ResidentialPage {...minimalArea} />,
});
