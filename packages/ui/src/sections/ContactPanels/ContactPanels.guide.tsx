import { TextArea } from '../../components/Field/index.ts';
import { Form, FormSubmit } from '../../components/Form/index.ts';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { ContactPanels } from './index.ts';

const email = {
  title: 'Email Us',
  text: 'Pictures of the room are welcome.',
  address: { display: 'hello@example.com', href: 'mailto:hello@example.com' },
};

export const guide: Guide = {
  use: 'For reaching us with a thumb: a card that dials, a card that writes, and a short form below. It is the phone’s half of the contact page.',
  avoid: [
    'For wide screens, where the form stands beside the facts: use ContactSection.',
    'For where and when as well as how: use InfoRow.',
    'For a call that stays in reach while one scrolls: use StickyAction.',
  ],
  screenReader: [
    '“Send us a Message, region”: the form’s heading names the whole.',
    '“Call Us, heading level 2”, “(956) 555-0142, link”, then the note.',
  ],
  dos: [
    {
      why: 'A number one can read aloud, and when somebody answers it.',
      example: (
        <PageWidth>
          <ContactPanels
            call={{
              title: 'Call Us',
              text: 'Quickest from 9 to 6.',
              phone: { display: '(956) 555-0142', href: 'tel:+19565550142' },
            }}
            email={email}
            formHeading="Send us a Message"
          >
            <Form validation="native" onSubmit={() => {}}>
              <TextArea name="do-message" label="Project Details" />
              <FormSubmit>Send Message</FormSubmit>
            </Form>
          </ContactPanels>
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'The card dials, but nobody sees the number or learns when to try.',
      example: (
        <PageWidth>
          <ContactPanels
            call={{
              title: 'Phone',
              text: 'Call us for more information.',
              phone: { display: 'Click to call', href: 'tel:+19565550142' },
            }}
            email={email}
            formHeading="Contact Form"
          >
            <Form validation="native" onSubmit={() => {}}>
              <TextArea name="dont-message" label="Message" />
              <FormSubmit>Submit</FormSubmit>
            </Form>
          </ContactPanels>
        </PageWidth>
      ),
    },
  ],
};
