import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Drawing } from './Drawing.tsx';
import { drawings } from './drawings.server.ts';

const meta = preview.meta({
  title: 'Site/Drawing',
  component: Drawing,
  args: drawings['network-rack'],
});

export const NetworkRack = meta.story();
export const FiberRoute = meta.story({ args: drawings['fiber-route'] });
export const SmartHomePlan = meta.story({ args: drawings['smart-home-plan'] });
export const CameraView = meta.story({ args: drawings['camera-view'] });

NetworkRack.test('says what it shows', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: /^A network rack: .+ open door\.$/ })).toBeVisible();
});
