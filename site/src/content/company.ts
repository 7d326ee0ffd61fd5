/**
 * Sample facts: every number, address and mailbox here is fictional on purpose (555-01xx,
 * example.com, a street that does not exist). Replace this one file's values before launch.
 */
import type { Company } from './schema.ts';

const phone = (lastTwo: string) => ({
  display: `(956) 555-01${lastTwo}`,
  href: `tel:+195655501${lastTwo}`,
});
const email = (mailbox: string) => ({
  display: `${mailbox}@example.com`,
  href: `mailto:${mailbox}@example.com`,
});

const main = phone('42');
const cities = phone('19');
const brownsville = phone('87');

export const company: Company = {
  name: 'Custom Designs',
  tagline: 'Illuminating Your Space',
  description:
    'Family-owned home technology company in McAllen, Texas: home theater, audio, video, lighting, smart home, security, networking and fiber for homes and businesses in the Rio Grande Valley.',
  founded: 2019,
  phones: { main, cities, brownsville },
  email: email('customdesigns'),
  office: 'McAllen, TX',
  showroom: {
    name: 'Custom Designs Showroom',
    street: '1900 Lamplighter Row, Suite 4',
    city: 'McAllen',
    region: 'TX',
    postalCode: '78501',
    country: 'US',
    geo: { latitude: 26.2034, longitude: -98.23 },
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
  // A null address is a network without a page yet: shown by name, not linked to nowhere.
  social: [
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'Twitter', href: null },
    { name: 'Instagram', href: null },
    { name: 'LinkedIn', href: null },
  ],
  serviceAreas: [
    { name: 'McAllen', slug: 'mcallen', phone: cities, email: email('mcallen') },
    { name: 'Mission', slug: 'mission', phone: main, email: email('mission') },
    { name: 'Edinburg', slug: 'edinburg', phone: cities, email: email('edinburg') },
    { name: 'Brownsville', slug: 'brownsville', phone: brownsville, email: email('brownsville') },
    { name: 'Harlingen', slug: 'harlingen', phone: cities, email: email('harlingen') },
    {
      name: 'South Padre Island',
      slug: 'south-padre-island',
      phone: main,
      email: email('southpadre'),
    },
    {
      name: 'Rio Grande City',
      slug: 'rio-grande-city',
      phone: cities,
      email: email('riograndecity'),
    },
  ],
  serviceAreaNote: 'plus select South Texas projects',
  discount: {
    percent: 15,
    title: '15% off all services for seniors and veterans',
    text: 'A thank-you to the people who built this Valley and the people who served. The discount covers every service we offer.',
    conditions: 'Mention it when you schedule and show a valid ID at the visit.',
  },
};
