import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { hours, points, roomAt } from '../../sections/sections.fixtures.tsx';
import type { CityPageProps } from '../CityPage/CityPage.tsx';

const cityPhone = { label: '(956) 555-0119', href: 'tel:+19565550119' };

export const minimalCity: CityPageProps = {
  name: 'Harlingen',
  hero: {
    before: 'Custom Designs in',
    image: drawnPicture('palms', 'Harlingen at dusk, the arroyo between lit houses'),
  },
};

/** Every block at once. No city of the site has all of them. */
export const fullCity: CityPageProps = {
  ...minimalCity,
  phone: cityPhone,
  hero: {
    ...minimalCity.hero,
    description: 'For the nurse asleep at noon and the clinic that opens at seven.',
    actions: [
      { label: 'Schedule Consultation', href: '/contact#contact' },
      { label: 'View Our Services', href: '/services' },
    ],
  },
  info: {
    location: { title: 'Location', text: 'Both sides of the arroyo and the fairway streets.' },
    contact: {
      title: 'Contact',
      text: 'Ask for the Harlingen schedule.',
      phone: cityPhone,
      email: { label: 'harlingen@example.com', href: 'mailto:harlingen@example.com' },
    },
    hours: {
      title: 'Service Hours',
      text: 'On the night shift? Tell us when not to call.',
      items: hours,
    },
  },
  local: {
    label: 'Around the arroyo',
    heading: 'A town that keeps hospital hours',
    lead: 'Half the town works for a hospital or is married to someone who does.',
    paragraphs: [
      'People sleep at odd times here: doorbells that flash a lamp, hall lights that stay amber.',
      'The other half has retired, and has never asked us for more remotes.',
    ],
    points,
    image: drawnPicture('livingRoom', 'A hall with a lit console'),
  },
  theater: {
    label: 'Home theater showcase',
    heading: 'The matinee room',
    lead: 'The spare bedroom nobody sleeps in: twelve feet by fourteen, one window.',
    image: drawnPicture('theater', 'A small theater with warm sconces'),
    points: points.map(({ title, description }) => ({ title: `${title} here too`, description })),
    actions: [{ label: 'See Home Theater Installation', href: '/services/home-theater' }],
  },
  solutions: {
    heading: 'Custom solutions for a hospital town',
    lead: 'Three requests that come up more than anywhere else.',
    items: [
      'Blackout shades that open with the alarm and not a minute before.',
      'A path to the bathroom that lights itself, and only as much as is needed.',
      'Dialogue that needs no subtitles.',
    ],
    image: drawnPicture('desk', 'A bedroom with the shades down'),
  },
  services: {
    heading: 'What we do in Harlingen',
    items: [
      { title: 'Residential', description: 'From dimmers to a theater.', href: '/residential' },
      { title: 'Commercial', description: 'Clinics, shops and offices.', href: '/commercial' },
      { title: 'Security', description: 'Doors, cameras and Wi-Fi.', href: '/services/security' },
    ],
  },
  projects: {
    heading: 'Recent rooms in Harlingen',
    items: ['Arroyo house', 'Fairway bungalow', 'Family clinic'].map((title, index) => ({
      title,
      description: 'One button by the door for leaving it all behind.',
      image: roomAt(index, `${title} at night`),
    })),
  },
  comingSoon: {
    heading: 'A walk through Harlingen interiors',
    text: 'It’ll be up when the photos are ready.',
    actions: [{ label: 'See Other Projects', href: '/projects' }],
  },
  testimonials: {
    heading: 'What Our Clients Say',
    items: [
      { content: 'I sleep until four now.', author: 'Teresa M.', position: 'Night nurse' },
      { content: 'I hear every line.', author: 'Walt B.', position: 'Director', company: 'a park' },
      { content: 'Nobody calls me about the lights.', author: 'Ana G.' },
    ],
  },
  faqs: {
    heading: 'What people in Harlingen ask',
    items: [
      { question: 'Do you work around night shifts?', answer: 'Yes. Tell us when you sleep.' },
      { question: 'How long does it take?', answer: 'Basic lighting or audio takes 1-2 days.' },
    ],
  },
  closing: {
    heading: 'Come home to an easier evening',
    text: 'Call us, tell us when you sleep, and we’ll plan around it.',
  },
  closingActions: [
    { label: 'Call Us Today', href: cityPhone.href },
    { label: 'Schedule Consultation', href: '/contact#contact' },
  ],
};
