import preview from '@custom-designs/storybook/preview.tsx';
import { expect, fn, userEvent } from 'storybook/test';
import { walkKeyboard } from '../../docs/walkKeyboard.ts';
import { Stack } from '../../layout/index.ts';
import { guide } from './Button.guide.tsx';
import { Button } from './Button.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  parameters: { guide },
  args: { children: 'Get a Free Quote', onPress: fn() },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <Stack direction="row" isWrapping>
      <Button>Primary</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="onImage">On a picture</Button>
      <Button variant="ghost">Ghost</Button>
      <Button variant="danger">Delete</Button>
    </Stack>
  ),
});

export const Disabled = meta.story({ args: { isDisabled: true } });
export const Pending = meta.story({ args: { isPending: true, children: 'Sending…' } });
export const Compact = meta.story({ args: { size: 'compact' } });
export const FullWidth = meta.story({ args: { width: 'full' } });
export const AsLink = meta.story({
  render: () => <ButtonLink href="#contact">Contact Us</ButtonLink>,
});

Default.test('handles every key in its guide', walkKeyboard(guide));

Default.test('changes color while it is pressed', async ({ canvas }) => {
  const button = canvas.getByRole('button');
  button.style.transition = 'none';
  const probe = document.createElement('i');
  probe.style.color = 'var(--ui-color-accent-pressed)';
  button.append(probe);
  const atRest = getComputedStyle(button).backgroundColor;
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  const { backgroundColor, filter } = getComputedStyle(button);
  await expect(backgroundColor).toBe(getComputedStyle(probe).color);
  await expect(filter).toBe('none');
  await expect(backgroundColor).not.toBe(atRest);
  await user.pointer({ keys: '[/MouseLeft]' });
  probe.remove();
});
