/**
 * Sample copy within docs/behavior.md#claims: replace before launch. Phone, email, address
 * and hours come from company.ts; these are the words around them.
 */
import { company } from './company.ts';
import type { Contact } from './schema/pages.ts';

export const contact: Contact = {
  meta: {
    title: 'Contact Us',
    description:
      'Call, write or visit the McAllen showroom. Free consultation for home theater, lighting, audio, smart home, security and networks in the Rio Grande Valley.',
  },
  desktop: {
    title: 'Contact Us',
    lead: 'Tell us what the room does now and what you wish it did. A photograph taken with your phone says more than a page of model numbers.',
    details: {
      heading: 'Get In Touch',
      image: 'pillar-guidance',
      phone: 'Phone',
      email: 'Email',
      address: 'Address',
      hours: 'Hours',
    },
    form: {
      heading: 'Send Us a Message',
      fields: {
        name: 'Name',
        email: 'Email',
        phone: 'Phone',
        subject: 'Subject',
        message: 'Message',
      },
      submit: 'Send Message',
      sent: { title: 'Message Sent', description: 'We’ll get back to you as soon as possible.' },
    },
    showroom: {
      heading: 'Visit Our Showroom',
      text: 'Try a keypad, sit in a theater chair, see one wall under six kinds of light. Come in during business hours, and call ahead if you are bringing floor plans.',
      show: 'Show the map',
      notice: 'The map is loaded from another company’s server, and only when you ask for it.',
      frameTitle: 'Map of the showroom in McAllen',
      openElsewhere: 'Open in a maps app',
    },
    faq: {
      label: 'Before you write',
      heading: 'Questions about getting started',
      items: [
        {
          question: 'Is the consultation really free?',
          answer:
            'Yes, and so is the quote. We look at the rooms with you, say plainly what we would do, and write it down with a price.',
        },
        {
          question: 'What should I have ready?',
          answer:
            'A floor plan if there is one, a few pictures of the rooms and of the panel where your internet comes in, and the budget you have in mind. None of it is required.',
        },
        {
          question: 'How soon will I hear from you?',
          answer:
            'As soon as possible, during business hours: Monday to Friday from 9 AM to 6 PM and Saturday from 10 AM to 4 PM. If it cannot wait, call.',
        },
        {
          question: 'Do you come to my city?',
          answer: `We serve {cities}, plus select South ${company.state} projects. If you live a little outside, ask.`,
        },
        {
          question: 'How do I use the senior and veteran discount?',
          answer: `Seniors and veterans receive ${company.discount.percent}% off all services. Mention it when scheduling and show valid ID at the visit.`,
        },
      ],
    },
  },
  mobile: {
    call: { title: 'Call Us', text: 'Fastest during business hours.' },
    email: { title: 'Email Us', text: 'Pictures of the room are welcome.' },
    form: {
      heading: 'Send us a Message',
      fields: {
        name: 'Full Name',
        email: 'Email Address',
        phone: 'Phone',
        message: 'Project Details',
      },
      optional: '(optional)',
      submit: 'Send Message',
      sent: { title: 'Message Sent!', description: 'We’ll get back to you as soon as possible.' },
    },
  },
};
