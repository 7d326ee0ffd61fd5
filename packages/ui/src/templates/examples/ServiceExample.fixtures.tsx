import { Cable, Projector, Speaker } from 'lucide-react';
import { Icon } from '../../components/Icon/Icon.tsx';
import type { ServicePageProps } from '../ServicePage/ServicePage.tsx';
import { lampPicture } from './picture.fixtures.ts';

const icons = [Projector, Speaker, Cable];
export const features = [
  [
    'Projection and large panels',
    'A laser with no lamp to replace, or a panel where daylight wins.',
  ],
  ['Surround sound you can point to', 'Each speaker is aimed at the ears in the middle seat.'],
  ['Even bass', 'Two smaller subwoofers in the right places beat a large one in the corner.'],
  ['Seats and sightlines', 'A riser high enough that nobody watches the back of a head.'],
  ['House lights', 'One button that fades the room over four seconds, like a real cinema.'],
  ['One remote, no notes', 'Every source starts with a single press.'],
].map(([title = '', description], index) => ({
  title,
  description,
  icon: <Icon icon={icons[index % icons.length] ?? Cable} size={24} />,
}));

export const faqs = [
  { question: 'What does a home theater cost?', answer: 'A basic theater is about $5,000.' },
  { question: 'How long does the installation take?', answer: 'Most take 1-3 days on site.' },
  { question: 'Projector or television?', answer: 'If the room can be dark, a projector.' },
];
export const phone = { label: '(956) 555-0142', href: 'tel:+19565550142' };

const ways = { startHref: '/contact#contact', learnHref: '/services' };

export const minimalService: ServicePageProps = {
  hero: {
    title: 'Home Theater Installation',
    image: lampPicture('A dark room with a lit screen'),
  },
  closing: { heading: 'Pick the first movie' },
  ...ways,
};

export const fullService: ServicePageProps = {
  hero: {
    title: 'Home Theater Installation',
    description: 'The lights go down and the picture fills your eyes.',
    image: lampPicture('A dark room with a lit screen'),
  },
  offer: [
    'A theater is a room with a job. Before we talk about projectors we measure yours: how far the back row sits, where the sun enters, how loud the air handler is.',
    'From there we choose screen and projector together, because one without the other is a guess.',
    'You can start small. A basic theater with a good panel and five speakers is about $5,000.',
  ],
  features,
  process: [
    { title: 'Sit in the room', description: 'We visit at the hour you would watch.' },
    { title: 'Draw it to scale', description: 'A floor plan with a price beside each part.' },
    { title: 'Rough in', description: 'Speaker cable, network, power and an empty conduit.' },
    { title: 'Build and mount', description: 'Screen frame, projector, speakers and rack go in.' },
    { title: 'Hand over', description: 'You drive, we watch.' },
  ],
  processImage: lampPicture('Speakers and a rack on their way into the wall'),
  testimonials: [
    {
      name: 'Rene Cantu',
      role: 'Homeowner, north McAllen',
      content: 'We had three remotes and a receiver nobody dared touch.',
    },
    {
      name: 'Allison Whitfield',
      role: 'Homeowner, Harlingen',
      content: 'They talked me out of the bigger projector.',
      avatar: lampPicture('Portrait of Allison Whitfield', 800),
    },
    { name: 'Marco Elizondo', content: 'Two days, and no dust on the bed.' },
  ],
  discount: {
    figure: '15%',
    heading: '15% off all services for seniors and veterans',
    text: 'A thank-you to the people who built this Valley and the people who served.',
    conditions: 'Mention it when you schedule and show a valid ID at the visit.',
  },
  ...ways,
  faqs,
  closing: {
    heading: 'Pick the first movie',
    text: 'Tell us how many seats you need and what the room is today.',
  },
  phone,
};
