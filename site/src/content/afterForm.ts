import { company } from './company.ts';
import type { AfterForm } from './schema/pages.ts';

const { showroom } = company;
const shown = {
  showroom: {
    title: 'Visit',
    text: `${showroom.street}, ${showroom.city}, ${showroom.region} ${showroom.postalCode}`,
  },
  hours: { title: 'Hours' },
};

export const afterForm: AfterForm = {
  sent: {
    meta: {
      title: 'Message sent',
      description: `Your message to ${company.name} has arrived. What happens next, our hours and our phone number.`,
    },
    heading: 'Your message has arrived',
    lead: 'Thank you for writing to us. We have it, and you do not need to send it again.',
    steps: {
      heading: 'What happens next',
      items: [
        'Somebody who knows the work reads your message during business hours.',
        'We call you or write back as soon as possible, and ask what we still need to know.',
        'The consultation and the quote are free.',
      ],
    },
    ...shown,
    contact: { title: 'If it cannot wait', text: 'Calling is fastest during business hours.' },
    actions: [
      { label: 'See Our Projects', href: '/projects' },
      { label: 'Return to Home', href: '/' },
    ],
  },
  notSent: {
    meta: {
      title: 'Message not sent',
      description: `Your message to ${company.name} was not sent. What may be wrong, and how to reach us by phone or email.`,
    },
    heading: 'Your message was not sent',
    lead: 'Nothing is lost. Press the Back button of your browser: the form is as you left it, with everything you wrote.',
    steps: {
      heading: 'What may be wrong',
      items: [
        'The email address has a typing mistake, or the phone number is too short.',
        'The name or the message is missing, or is only a few letters long.',
        'Several messages came from your connection within ten minutes. Please wait ten minutes and send the form again.',
        'Our system did not answer. Please send the form again in a minute.',
      ],
    },
    ...shown,
    contact: { title: 'Call or write instead', text: 'We are glad to take it by phone.' },
    // A link to the form would open an empty one.
    actions: [],
  },
};
