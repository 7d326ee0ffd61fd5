import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/index.ts';
import { TextField } from '../../components/Field/index.ts';
import { Stack } from '../../layout/index.ts';
import { Workbench } from './index.ts';

const controls = (
  <Stack>
    <TextField name="title" label="Title" />
    <Button>Save Changes</Button>
  </Stack>
);

const meta = preview.meta({
  title: 'Media/Workbench',
  tags: ['experimental', '!stable'],
  component: Workbench,
});

export const Default = meta.story({ args: { children: controls } });

Default.test('keeps every control large enough to press', async ({ canvas }) => {
  for (const control of [canvas.getByRole('textbox'), canvas.getByRole('button')]) {
    await expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(40);
  }
});
