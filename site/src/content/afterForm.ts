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

export const afterForm = {
  sent: {
    meta: {
      title: 'Message sent',
      description: `Your message to ${company.name} has arrived. Here’s what happens next, with our hours and our phone number.`,
    },
    heading: 'Your message has arrived',
    image: 'story-citrus-house',
    lead: 'Thank you for writing to us. We’ve got it, and you don’t need to send it again.',
    steps: {
      heading: 'What happens next',
      items: [
        'One of us in McAllen reads your message during business hours.',
        'We call or email you as soon as possible, ask what we still need to know, and pick a day with you.',
        'We come out, sit down with you and look at the rooms. The visit and the quote are free.',
      ],
    },
    ...shown,
    contact: { title: 'If it can’t wait', text: 'Calling is fastest during business hours.' },
    actions: [
      { label: 'See Our Projects', href: '/projects' },
      { label: 'Return to Home', href: '/' },
    ],
  },
  notSent: {
    meta: {
      title: 'Message not sent',
      description: `Your message to ${company.name} wasn’t sent. Here’s what may be wrong, and how to reach us by phone or email.`,
    },
    heading: 'Your message wasn’t sent',
    image: 'blog-storm',
    lead: 'Nothing’s lost. Press your browser’s Back button: the form is the way you left it, with everything you wrote.',
    steps: {
      heading: 'What may be wrong',
      items: [
        'There’s a typo in the email address, or the phone number is too short.',
        'The name or the message is missing, or is only a few letters long.',
        'Several messages came from your connection within ten minutes. Please wait ten minutes and send the form again.',
        'Our system didn’t answer. Please send the form again in a minute.',
      ],
    },
    ...shown,
    contact: { title: 'Call or write instead', text: 'We’re glad to take it by phone.' },
    // A link to the form would open an empty form.
    actions: [],
  },
} satisfies AfterForm;
