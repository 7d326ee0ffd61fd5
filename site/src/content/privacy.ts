import { company } from './company.ts';
import type { Privacy } from './schema/pages.ts';

/** Describes what the code does: docs/behavior/forms.md#form-delivery, docs/behavior/forms.md#form-spam. */
export const privacy = {
  meta: {
    title: 'Privacy',
    description: `Here’s what ${company.name} keeps when you write to us, for how long, who reads it, what stays in your browser, and how to have your message deleted.`,
  },
  heading: 'Privacy',
  image: 'blog-furniture',
  lead: 'You can read this whole website without telling us who you are. Here’s what happens when you write to us.',
  promises: {
    heading: 'Three promises',
    items: [
      {
        title: 'No cookies',
        description: 'Your browser remembers light or dark for you, and tells nobody.',
      },
      { title: 'No tracking', description: 'And no advertising, on any page.' },
      {
        title: `Gone after ${company.messagesKeptMonths} months`,
        description: 'Your message, your contact details and your photo.',
      },
    ],
  },
  details: {
    heading: 'What happens to your message',
    indexLabel: 'On this page',
    items: [
      {
        id: 'kept',
        title: 'What we keep',
        paragraphs: [
          'We keep what you type into a form: your name, email address, phone number, subject, message, and the date you’d like us to visit.',
          'If you add a photo, your browser makes it smaller and removes where, when and with which camera you took it, before it’s sent. We keep it with your message.',
          'With it we note when your message came, which form it was, and which page, service and city you came from. That’s how we know whether you’re asking about a theater or a camera. Our system marks what looks like spam. While we work on your request, we note when we read and answered it, and may add notes of our own.',
          'To stop spam, we keep a scrambled code of your internet address for one day. We don’t store the address itself.',
        ],
      },
      {
        id: 'how-long',
        title: 'How long',
        paragraphs: [
          `We keep your message and contact details for ${company.messagesKeptMonths} months, then delete them.`,
          'If we delete a message sooner, it’s gone for good after 30 days. A photo goes with its message.',
        ],
      },
      {
        id: 'who',
        title: 'Who sees it',
        paragraphs: [
          'The people at our office who answer you. They sign in with a password to read your message.',
          'Your message is stored with the company that hosts our database, and a copy reaches our mailbox through the service that sends our email. The copy has no photo. When you ask us to delete your message, we delete that copy too. If you gave us your email address, you may get a short email that says your message arrived. We don’t sell or rent what you tell us, and there’s no advertising or tracking on this website.',
        ],
      },
      {
        id: 'browser',
        title: 'What stays in your browser',
        paragraphs: [
          'We set no cookies. Your browser remembers whether you chose the light or the dark theme.',
          'Until you close the tab, it also remembers how far down a page you were, the lighting scene you picked and a message you haven’t sent yet, so a reload loses none of it. The map on our contact page comes from Google, and only when you ask for it.',
        ],
      },
      {
        id: 'yours',
        title: 'See it, correct it, delete it',
        paragraphs: [
          'Ask us, and we’ll tell you what we have from you, correct it, or delete it.',
          'Call or write from the phone number or email address you gave us, so we know it’s you.',
        ],
      },
    ],
  },
  call: 'Call',
  write: 'Email us',
} satisfies Privacy;
