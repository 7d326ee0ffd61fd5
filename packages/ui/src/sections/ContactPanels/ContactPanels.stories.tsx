import preview from '@custom-designs/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Form, FormSubmit } from '../../components/Form/index.ts';
import { TextArea } from '../../components/TextArea/TextArea.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { email, phone } from '../sections.fixtures.tsx';
import { ContactPanels } from './ContactPanels.tsx';

const meta = preview.meta({
  title: 'Sections/ContactPanels',
  component: ContactPanels,
  parameters: { bare: true },
  args: {
    call: {
      title: 'Call Us',
      text: 'Fastest during business hours. A person answers.',
      phone: { ...phone, text: { label: 'Text us', href: 'sms:+19565550142?&body=Hi' } },
    },
    email: {
      title: 'Email Us',
      text: 'We’ll write back, or call if you’d rather.',
      address: email,
    },
    formHeading: 'Send us a Message',
    children: (
      <Form validationBehavior="native" onSubmit={() => {}}>
        <TextField name="name" label="Full Name" isRequired />
        <TextArea name="message" label="Project Details" isRequired />
        <FormSubmit>Send Message</FormSubmit>
      </Form>
    ),
  },
});

export const Default = meta.story();

Default.test('offers a text message beside the call', async ({ canvas }) => {
  const isPhone = matchMedia('(max-width: 47.9375em)').matches;
  const link = canvas.getByText('Text us');
  await (isPhone ? expect(link).toBeVisible() : expect(link).not.toBeVisible());
});

Default.test('links each whole card to a call or an email', async ({ canvas }) => {
  for (const [title, address, href] of [
    ['Call Us', '(956) 555-0142', 'tel:+19565550142'],
    ['Email Us', 'designs@example.com', 'mailto:designs@example.com'],
  ] as const) {
    const link = canvas.getByRole('link', { name: address });
    await expect(link).toHaveAttribute('href', href);
    const { left, top } = canvas.getByRole('heading', { name: title }).getBoundingClientRect();
    await expect(document.elementFromPoint(left + 2, top + 2)).toBe(link);
  }
});
