import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Stack } from '../../layout/index.ts';
import { email, hours, phone } from '../sections.fixtures.tsx';
import { ContactSection } from './ContactSection.tsx';

const meta = preview.meta({
  title: 'Sections/ContactSection',
  component: ContactSection,
  parameters: { bare: true },
  args: {
    label: 'Contact',
    heading: 'Tell us about the room',
    lead: 'Call us, or send two sentences. A photo or a floor plan can come later.',
    formHeading: 'Send us a message',
    phone,
    email,
    office: 'McAllen, TX',
    hours,
    social: [
      { label: 'Facebook', href: 'https://www.facebook.com/' },
      { label: 'Twitter' },
      { label: 'Instagram' },
      { label: 'LinkedIn' },
    ],
    children: (
      <Stack as="div">
        <TextField name="name" label="Your Name" />
        <TextField name="email" label="Email Address" type="email" />
        <TextArea name="message" label="Message" />
        <Button type="submit">Send Message</Button>
      </Stack>
    ),
  },
});

export const Default = meta.story();
export const WithSteps = meta.story({
  args: {
    steps: {
      heading: 'What happens next',
      items: ['We read your message.', 'We call you.', 'We come and look at the room.'],
    },
  },
});

Default.test(
  'links only networks that have a page, and is the target of #contact',
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Facebook' })).toBeVisible();
    await expect(canvas.getByText('Instagram')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Instagram' })).not.toBeInTheDocument();
    const section = canvas.getByRole('region', { name: 'Tell us about the room' });
    await expect(section).toHaveAttribute('id', 'contact');
  },
);
