import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Stack } from '../../layout/index.ts';
import { CallToAction } from './CallToAction.tsx';

const meta = preview.meta({
  title: 'Sections/CallToAction',
  component: CallToAction,
  parameters: { bare: true },
  args: {
    heading: 'Ready to Get Started',
    text: 'Two sentences and a photo are enough.',
    actions: [
      { label: 'Get a Free Quote', href: '/contact#contact' },
      { label: 'Learn More', href: '/services' },
    ],
  },
});

export const Default = meta.story();
export const WithForm = meta.story({
  args: {
    id: 'contact',
    actions: [
      { label: 'Get Started', href: '#write' },
      { label: 'Learn More', href: '/services' },
    ],
    phone: { label: '(956) 555-0142', href: 'tel:+19565550142' },
    steps: {
      heading: 'What happens next',
      items: ['We read your message.', 'We call you and pick a day.', 'We come out. It’s free.'],
    },
    children: (
      <Stack as="div">
        <TextField id="write" name="name" label="Full Name" />
        <TextArea name="message" label="Project Details" />
        <Button type="submit">Send Message</Button>
      </Stack>
    ),
  },
});
export const AskingForACall = WithForm.extend({ args: { isCall: true } });
export const AskingForAVisit = WithForm.extend({
  args: { place: { label: '1900 Lamplighter Row, McAllen', href: '/contact' } },
});

WithForm.test('links to the first field of its form', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Get Started' });
  const field = canvas.getByRole('textbox', { name: 'Full Name' });
  await expect(link).toHaveAttribute('href', `#${field.id}`);
});
