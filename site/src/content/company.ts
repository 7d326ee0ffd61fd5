/**
 * Sample facts: every number, address and mailbox here is fictional on purpose (555-01xx,
 * example.com, a street that does not exist). Replace this one file's values before launch.
 */
import type { Company } from './schema/site.ts';

const state = 'Texas';
const percent = 15;

export const company: Company = {
  // Set each to false once it's your company's own. A build for a hosted site lists the others.
  isSample: { facts: true, prices: true, pictures: true },
  name: 'Custom Designs',
  tagline: 'Illuminating Your Space',
  description: `Family-owned home technology company in McAllen, ${state}: home theater, audio, video, lighting, smart home, security, networking and fiber for homes and businesses in the Rio Grande Valley.`,
  state,
  founded: 2019,
  copyrightFrom: 2023,
  phones: {
    main: { label: '(956) 555-0142', href: 'tel:+19565550142' },
    // Each city's file names its phone.
    cities: { label: '(956) 555-0119', href: 'tel:+19565550119' },
    brownsville: { label: '(956) 555-0187', href: 'tel:+19565550187' },
  },
  // How visitors' phones write to the main number. Leave it out if that number takes no texts.
  texts: { label: 'Text us', firstLine: 'Hi, I have a question about my house:' },
  email: {
    label: 'customdesigns@example.com',
    href: 'mailto:customdesigns@example.com',
  },
  office: 'McAllen, TX',
  area: 'McAllen and the Rio Grande Valley',
  offer: 'Free consultation',
  standing: 'Family-owned since 2019',
  timeZone: 'America/Chicago',
  messagesKeptMonths: 24,
  showroom: {
    name: 'Custom Designs Showroom',
    street: '1900 Lamplighter Row, Suite 4',
    city: 'McAllen',
    region: 'TX',
    postalCode: '78501',
    country: 'US',
    geo: { latitude: 26.2034, longitude: -98.23 },
  },
  // The share picture of pages without one.
  sharePicture: {
    name: 'home-hero',
    alt: 'A living room at dusk, open to a terrace with a lit dining table, a pool and palms',
  },
  hours: [
    {
      days: 'Monday to Friday',
      hours: '9 AM to 6 PM',
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '18:00',
    },
    {
      days: 'Saturday',
      hours: '10 AM to 4 PM',
      weekdays: ['Saturday'],
      opens: '10:00',
      closes: '16:00',
    },
    { days: 'Sunday', hours: 'closed', weekdays: ['Sunday'], opens: null, closes: null },
  ],
  // A network with a null address appears as plain text instead of a link.
  social: [
    { label: 'Facebook', href: 'https://www.facebook.com/' },
    { label: 'Twitter' },
    { label: 'Instagram' },
    { label: 'LinkedIn' },
  ],
  discount: {
    percent,
    heading: `${percent}% off all services for seniors and veterans`,
    text: 'A thank-you to those who built this Valley and those who served.',
    conditions: 'Mention it when you schedule and show a valid ID at the visit.',
  },
};
