import { Cable, Projector, Speaker } from 'lucide-react';
import { Icon } from '../components/Icon/Icon.tsx';
import { drawnPicture, drawnScenes } from '../components/Picture/Picture.fixtures.ts';

/* Sample content for stories and tests of sections and templates. */

export const phone = { label: '(956) 555-0142', href: 'tel:+19565550142' };
export const email = { label: 'designs@example.com', href: 'mailto:designs@example.com' };

/** docs/behavior/company.md#company-facts */
export const hours = [
  { days: 'Monday to Friday', hours: '9 AM to 6 PM' },
  { days: 'Saturday', hours: '10 AM to 4 PM' },
  { days: 'Sunday', hours: 'closed' },
];

/** Returns the drawn rooms in turn. */
export const roomAt = (index: number, alt: string) =>
  drawnPicture(drawnScenes[index % drawnScenes.length] ?? 'palms', alt);

const icons = [Projector, Speaker, Cable];
const iconAt = (index: number) => <Icon icon={icons[index % icons.length] ?? Cable} size={24} />;

/** Ten services, each with a page. */
export const services = [
  'Home Theater Installation',
  'Smart Home Automation',
  'Lighting Design',
  'Security Systems',
  'Multi-Room Audio',
  'Outdoor Entertainment',
  'Video Services',
  'Audio Services',
  'Networking Services',
  'Fiber Optic Installation',
].map((title, index) => ({
  title,
  description: 'A dark, quiet room with a big picture, wired so that nothing shows.',
  href: `/services/${title.toLowerCase().replaceAll(' ', '-')}`,
  image: roomAt(index, `Room for ${title}`),
  icon: iconAt(index),
  tone: index > 7 ? ('cool' as const) : ('warm' as const),
}));

export const offer = [
  'A theater is a room with a job. Before we talk about projectors we measure yours: how far the back row sits, where the sun enters, how loud the air handler is.',
  'From there we choose screen and projector together, because one without the other is a guess.',
  'You can start small. A basic theater with a good panel and five speakers is about $5,000.',
];

export const features = [
  'Projection and large panels',
  'Surround sound you can point to',
  'Even bass',
  'Seats and sightlines',
  'House lights',
  'One remote, no notes',
  'A network for the box office',
].map((title, index) => ({
  title,
  description: 'Two smaller ones in the right places beat a large one in the corner.',
  icon: iconAt(index),
}));

export const points = [
  { title: 'Old masonry, handled gently', description: 'We drill mortar rather than brick.' },
  { title: 'When the ground shakes', description: 'Screens and pendants get locking hardware.' },
  { title: 'Where the map ends', description: 'A directional link carries the cameras home.' },
];

export const gains = [
  'A new shift lead runs everything after ten minutes with the tablet',
  'Orders and cards keep flowing through an internet outage',
  'Regulars can talk in the booths during the fourth quarter',
  'Work happens between close and prep, so you lose no covers',
];

export const steps = [
  { title: 'Sit in the room', description: 'We visit at the hour you would watch.' },
  { title: 'Draw it to scale', description: 'A floor plan with a price beside each part.' },
  { title: 'Rough in', description: 'Speaker cable, network, power and an empty conduit.' },
  { title: 'Build and mount', description: 'Screen frame, projector, speakers and rack go in.' },
  { title: 'Hand over', description: 'You drive, we watch.' },
];

export const cases = [
  ['Forty screens without forty remotes', 'Sports bar', 'McAllen, TX'],
  ['Seafood by the bay, salt included', 'Island restaurant', 'South Padre Island, TX'],
  ['A taqueria that quieted down', 'Family taqueria', 'Weslaco, TX'],
  ['Payment that survives Friday', 'Two-location steakhouse', 'Harlingen, TX'],
].map(([title = '', client, location], index) => ({
  title,
  description: 'Sources moved to a ventilated rack, and hosts now seat people by game.',
  image: roomAt(index, `Room of the case "${title}"`),
  client,
  location,
}));

export const testimonials = [
  {
    name: 'Rene Cantu',
    role: 'Homeowner, north McAllen',
    content:
      'We had three remotes and a receiver nobody dared touch. Now my father-in-law puts on his westerns by himself.',
  },
  {
    name: 'Allison Whitfield',
    role: 'Homeowner, Harlingen',
    content: 'They talked me out of the bigger projector, and the picture at two proves it.',
    avatar: drawnPicture('desk', 'Allison Whitfield'),
  },
  { name: 'Marco Elizondo', content: 'Two days, and no dust on the bed.' },
];

export const faqs = [
  { question: 'What does a home theater cost?', answer: 'A basic theater is about $5,000.' },
  { question: 'How long does the installation take?', answer: 'Most take 1-3 days on site.' },
  { question: 'Projector or television?', answer: 'If the room can be dark, a projector.' },
];

export const discount = {
  figure: '15%',
  heading: '15% off all services for seniors and veterans',
  text: 'A thank-you to the people who built this Valley and the people who served.',
  conditions: 'Mention it when you schedule and show a valid ID at the visit.',
};

const sheetOf = (alt: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 620"><path fill="#f5ebd7" d="M0 0h480v620H0z"/><path stroke="#2e2923" d="M36 88h408M36 200h408M36 300h408M36 400h408"/></svg>')}`,
  width: 480,
  height: 620,
  alt,
});

export const handover = {
  heading: 'What You Keep',
  lead: 'When we drive off, the papers stay.',
  items: [
    {
      title: 'Lighting plan',
      description: 'Every lamp and the dimmer it’s on.',
      image: sheetOf('Floor plan with lamps'),
    },
    {
      title: 'Test report',
      description: 'Each cable by number.',
      image: sheetOf('Table of cable runs, all passed'),
    },
    {
      title: 'Labels',
      description: 'One number on both ends.',
      image: sheetOf('Sheet of printed labels'),
    },
  ],
};
