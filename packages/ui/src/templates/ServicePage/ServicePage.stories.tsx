import preview from '../../../../../.storybook/preview.tsx';
import { fullService, minimalService } from '../examples/service.fixtures.tsx';
import { tenfold } from '../examples/tenfold.fixtures.ts';
import { ServicePage } from './index.ts';

const meta = preview.meta({
  title: 'Templates/ServicePage',
  component: ServicePage,
  parameters: { bare: true },
  args: fullService,
});

export const Default = meta.story();
export const LongText = meta.story({ args: tenfold(fullService) });
export const Minimal = meta.story({
  render: () => <ServicePage {...minimalService} />,
});
