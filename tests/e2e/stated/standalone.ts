import { emailLink, hours, phoneLink } from './facts.ts';
import { anyTitle, type StatedPage } from './statement.ts';

/** Specification section 2, About, Consultation form. */
export const about: StatedPage = {
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

/** Specification section 2, Contact page; what the browser requires on phones from section 5. */
export const contact: StatedPage = {
  route: '/contact',
  title: 'Contact Us - Custom Designs',
  heading: 'Contact Us',
  sections: [
    {
      on: 'desktop',
      heading: 'Get In Touch',
      titles: ['Send Us a Message'],
      links: [phoneLink, emailLink],
      texts: [/McAllen, TX/, ...hours],
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
    },
    { heading: 'Visit Our Showroom' },
    { questions: [1, 20] },
  ],
};

/** Specification section 2, Not-found page: any other path. */
export const notFound: StatedPage = {
  route: '/no-such-room',
  title: anyTitle,
  heading: 'Oops! Page not found',
  texts: ['404'],
  links: [['Return to Home', '/']],
};

/** Specification section 2, route table: its content is not shown there. */
export const projects: StatedPage = {
  route: '/projects',
  title: anyTitle,
  heading: /./,
};

/** Specification section 2, Media Center: its own tests know what it does. */
export const media: StatedPage = {
  route: '/admin/media',
  title: /Media Center/,
  heading: 'Media Center',
};
