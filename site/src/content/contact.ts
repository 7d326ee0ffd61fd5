/**
 * Sample copy within docs/behavior/company.md#claims: replace before launch. Phone, email, address, and
 * hours come from company.ts.
 */
import { company } from './company.ts';
import type { Contact } from './schema/pages.ts';

export const contact = {
  meta: {
    title: 'Contact Us',
    description:
      'Call, write or visit our McAllen showroom. We’ll come look at your rooms across the Rio Grande Valley, and the consultation and the quote are free.',
  },
  desktop: {
    title: 'Contact Us',
    image: 'pillar-guidance',
    lead: 'Call, and somebody at our McAllen office answers during business hours. Or write, and we’ll set up a first visit. It’s free.',
    details: {
      heading: 'Get In Touch',
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
      text: 'Try a keypad, sit in a theater chair, see one wall under six kinds of light. Come in during business hours, and call ahead if you’re bringing floor plans.',
      show: 'Show the map',
      notice: 'The map comes from another company’s server, and only when you ask for it.',
      frameTitle: 'Map of the showroom in McAllen',
      openElsewhere: 'Open in a maps app',
    },
    faq: {
      heading: 'Questions about getting started',
      items: [
        {
          question: 'Is the consultation really free?',
          answer:
            'Yes, and so is the quote. We look at the rooms with you, say what we’d do and what we’d skip, and write it down with a price.',
        },
        {
          question: 'Should I have anything ready?',
          answer:
            'Just the address. A floor plan, a few pictures of the rooms and of the panel where your internet comes in, or a budget will help, if you have them. You don’t need any of it.',
        },
        {
          question: 'How soon will I hear from you?',
          answer:
            'As soon as possible, during business hours: {hours}. One of us reads your message, then calls or emails to pick a day. If it can’t wait, call.',
        },
        {
          question: 'What’s the first visit like?',
          answer:
            'We come to you and sit down first: who lives or works there, and what gets on your nerves? Then we walk the rooms, check what the walls will let us run, and talk about your budget. The written quote comes after, with every make and model on it. There’s no obligation.',
        },
        {
          question: 'Do you come to my city?',
          answer: `We serve {cities}, plus select South ${company.state} projects. If you’re just outside, ask.`,
        },
        {
          question: 'How do I use the senior and veteran discount?',
          answer: `Bring it up when you schedule, and have a valid ID on you at the visit. It’s ${company.discount.percent}% off all services for seniors and veterans.`,
        },
      ],
    },
  },
  mobile: {
    call: { title: 'Call Us', text: 'Fastest during business hours. A person answers.' },
    email: { title: 'Email Us', text: 'We’ll write back, or call if you’d rather.' },
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
} satisfies Contact;
