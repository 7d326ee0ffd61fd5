import { anyEmail, emailLink, hours, phoneLink } from './facts.ts';
import { anyTitle, type ExpectedPage } from './statement.ts';

/** docs/behavior.md#form-delivery */
const kept = /We keep your message .* for \d+ months/;

/** docs/behavior.md#about; the form: docs/behavior.md#form-fields */
export const about: ExpectedPage = {
  route: '/about',
  title: /^About Us\b/,
  heading: "Valley's Premier Home Technology Specialists Since 2019",
  sections: [
    { heading: 'Our Story' },
    { heading: 'What We Value', titles: ['Quality', 'Service', 'Value'], items: 3 },
    { heading: 'Our Work', titles: ['Custom Home Theaters', 'Outdoor Entertainment Systems'] },
    {
      heading: 'Schedule a Consultation',
      fields: [
        { label: 'Name' },
        { label: 'Email' },
        { label: 'Phone' },
        {
          label: /^Preferred Consultation Date/,
          type: 'date',
          isRequired: false,
          hint: "Let us know when you'd prefer to meet",
        },
        { label: 'Project Details', rows: 5 },
      ],
      buttons: ['Submit Request'],
    },
  ],
};

/** docs/behavior.md#contact-page; required on phones: docs/behavior.md#form-checks */
export const contact: ExpectedPage = {
  route: '/contact',
  title: 'Contact Us - Custom Designs',
  heading: 'Contact Us',
  sections: [
    {
      on: 'desktop',
      heading: 'Get In Touch',
      titles: ['Send Us a Message'],
      links: [phoneLink, emailLink],
      texts: [/McAllen, TX/, kept, ...hours],
      fields: [
        { label: /^name$/i },
        { label: /^email$/i },
        { label: /^phone$/i },
        { label: /^subject$/i },
        { label: /^message$/i, rows: 5 },
      ],
    },
    {
      on: 'phone',
      titles: ['Call Us', 'Email Us', 'Send us a Message'],
      links: [phoneLink, emailLink],
      fields: [
        { label: 'Full Name', isRequired: true },
        { label: 'Email Address', isRequired: true },
        { label: /^Phone\b.*optional/i, isRequired: false },
        { label: 'Project Details', isRequired: true, rows: 5 },
      ],
      texts: [kept],
    },
    { heading: 'Visit Our Showroom' },
    { questions: [1, 20] },
  ],
};

/** docs/behavior.md#after-a-form */
export const sent: ExpectedPage = {
  route: '/contact/sent',
  title: 'Message sent - Custom Designs',
  heading: 'Your message has arrived',
  titles: ['What happens next'],
  links: [phoneLink, emailLink],
  texts: hours,
};
export const notSent: ExpectedPage = {
  route: '/contact/not-sent',
  title: 'Message not sent - Custom Designs',
  heading: "Your message wasn't sent",
  titles: ['What may be wrong'],
  links: [phoneLink, emailLink],
  texts: [/Back button/, ...hours],
};

/** docs/behavior.md#privacy */
export const privacy: ExpectedPage = {
  route: '/privacy',
  title: 'Privacy - Custom Designs',
  heading: 'Privacy',
  titles: ['What we keep', 'How long', 'Who sees it'],
  links: [phoneLink, ['Email us', anyEmail]],
  texts: [/for 24 months, then delete them/],
};

/** docs/behavior.md#not-found */
export const notFound: ExpectedPage = {
  route: '/no-such-room',
  title: anyTitle,
  heading: 'Oops! Page not found',
  texts: ['404'],
  links: [['Return to Home', '/']],
};

/** docs/behavior.md#projects. Other tests check the content. */
export const projects: ExpectedPage = {
  route: '/projects',
  title: anyTitle,
  heading: /./,
};

/** docs/behavior.md#media-center. Other tests check its behavior. */
export const media: ExpectedPage = {
  route: '/admin/media',
  title: /Media Center/,
  heading: 'Media Center',
};

/** docs/behavior.md#today. Other tests check its behavior. */
export const today: ExpectedPage = {
  route: '/admin',
  title: /^Today/,
  heading: 'Today',
};

/** docs/behavior.md#posts-desk. Stories check its behavior. */
export const posts: readonly ExpectedPage[] = [
  { route: '/admin/posts', title: /^Posts/, heading: 'Posts' },
  { route: '/admin/posts/edit', title: /^Edit post/, heading: 'Edit post' },
  { route: '/admin/posts/preview', title: /^Preview/, heading: 'Preview' },
  { route: '/blog/preview', title: /^Preview/, heading: 'Article' },
];

/** docs/behavior.md#projects-desk. Stories check its behavior. */
export const projectsDesk: readonly ExpectedPage[] = [
  { route: '/admin/projects', title: /^Projects/, heading: 'Projects' },
  { route: '/admin/projects/edit', title: /^Edit project/, heading: 'Edit project' },
];

/** docs/behavior.md#people. Other tests check its behavior. */
export const people: ExpectedPage = {
  route: '/admin/people',
  title: /^People/,
  heading: 'People',
};

/** docs/behavior.md#forgotten-password. Other tests check its behavior. */
export const password: ExpectedPage = {
  route: '/admin/password',
  title: /^Password/,
  heading: 'Choose a new password',
};

/** docs/behavior.md#inbox. Other tests check its behavior. */
export const inbox: ExpectedPage = {
  route: '/admin/leads',
  title: /^Messages/,
  heading: 'Messages',
};

/** docs/behavior.md#facts. Other tests check its behavior. */
export const facts: ExpectedPage = {
  route: '/admin/facts',
  title: /^Facts/,
  heading: 'Facts',
};
