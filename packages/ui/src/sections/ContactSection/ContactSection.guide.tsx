import { Button } from '../../components/Button/index.ts';
import { Select, TextArea, TextField } from '../../components/Field/index.ts';
import type { Guide } from '../../docs/guide.ts';
import { PageWidth } from '../../docs/PageWidth.tsx';
import { Stack } from '../../layout/index.ts';
import { hours } from '../OpeningHours/OpeningHours.fixtures.ts';
import { ContactSection } from './index.ts';

const us = {
  phone: { display: '(956) 555-0142', href: 'tel:+19565550142' },
  email: { display: 'customdesigns@example.com', href: 'mailto:customdesigns@example.com' },
  office: 'McAllen, TX',
};
const rooms = [
  { value: '', label: 'Please choose' },
  { value: 'theater', label: 'Home theater' },
];

export const guide: Guide = {
  use: 'For getting in touch: a short form, and beside it everything for those who would rather call, write or come by. Links to #contact end here.',
  avoid: [
    'For the way to the showroom: use MapOnClick.',
    'For one invitation at the end of a page: use CallToAction, which leads here.',
    'Twice on a page: #contact must mean one place.',
  ],
  keyboard: [
    {
      keys: '{Tab}',
      does: 'Moves to the phone number.',
      so: { part: ['link', '(956) 555-0142'], is: 'focused' },
    },
    { keys: '{Enter}', does: 'Dials.', by: 'browser' },
    {
      keys: '{Tab}',
      does: 'Moves to the email address.',
      so: { part: ['link', 'customdesigns@example.com'], is: 'focused' },
    },
    {
      keys: '{Tab}',
      does: 'Moves to the networks that have a page.',
      so: { part: ['link', 'Facebook'], is: 'focused' },
    },
    {
      keys: '{Tab}',
      does: 'Moves into the form.',
      so: { part: ['textbox', 'Your Name'], is: 'focused' },
    },
  ],
  screenReader: [
    '“Tell us about the room, region”',
    '“Phone, (956) 555-0142, link”, “Monday to Friday, 9 AM to 6 PM”',
    'A network without a page is only named: “Instagram”',
  ],
  dos: [
    {
      why: 'The form asks for what an answer needs, and says how little is enough.',
      example: (
        <PageWidth>
          <ContactSection
            {...us}
            id="do-contact"
            heading="Tell us about the room"
            lead="A photo, a floor plan or two sentences are enough to start."
            hours={hours}
          >
            <Stack>
              <TextField name="do-name" label="Your Name" />
              <TextField name="do-email" label="Email Address" type="email" />
              <TextArea name="do-message" label="Message" rows={3} />
              <Button>Send Message</Button>
            </Stack>
          </ContactSection>
        </PageWidth>
      ),
    },
  ],
  donts: [
    {
      why: 'An inquiry as long as a contract, and no hours for whoever gives up and calls.',
      example: (
        <PageWidth>
          <ContactSection {...us} id="dont-contact" heading="Contact Form" hours={[]}>
            <Stack>
              <TextField name="dont-first" label="First Name" isRequired />
              <TextField name="dont-last" label="Last Name" isRequired />
              <TextField name="dont-street" label="Street Address" isRequired />
              <Select name="dont-room" label="Type of Project" options={rooms} />
              <TextField name="dont-size" label="Square Feet" isRequired />
              <TextField name="dont-budget" label="Budget" isRequired />
              <TextField name="dont-source" label="How Did You Hear About Us?" isRequired />
              <Button>Submit</Button>
            </Stack>
          </ContactSection>
        </PageWidth>
      ),
    },
  ],
};
