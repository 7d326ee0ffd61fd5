import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { LoadFailure } from './LoadFailure.tsx';

const meta = preview.meta({
  title: 'Sections/LoadFailure',
  component: LoadFailure,
  args: { message: 'We couldn’t fetch the pictures just now.' },
});

const onTryAgain = fn();
export const Default = meta.story({ args: { onTryAgain } });
export const Trying = meta.story({ args: { onTryAgain, isTrying: true } });
export const WithoutRetry = meta.story();

Default.test('is announced at once and retries on request', async ({ canvas, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(args.message);
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onTryAgain).toHaveBeenCalledOnce();
});

Trying.test('ignores a second press while it is retrying', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onTryAgain).not.toHaveBeenCalled();
});
