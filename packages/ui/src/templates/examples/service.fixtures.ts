import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import {
  discount,
  faqs,
  features,
  offer,
  phone,
  steps,
  testimonials,
} from '../../sections/sections.fixtures.tsx';
import type { ServicePageProps } from '../ServicePage/ServicePage.tsx';

export const minimalService: ServicePageProps = {
  hero: {
    title: 'Home Theater Installation',
    image: drawnPicture('theater', 'A dark room with a lit screen'),
  },
  closing: { heading: 'Pick the first movie' },
  startHref: '/contact#contact',
  learnHref: '/services',
};

export const fullService: ServicePageProps = {
  ...minimalService,
  hero: {
    ...minimalService.hero,
    description: 'The lights go down and the picture fills your eyes.',
  },
  offer,
  features: features.slice(0, 6),
  process: steps.map((step, index) =>
    index === 2
      ? { ...step, image: drawnPicture('desk', 'Speakers and a rack on their way into the wall') }
      : step,
  ),
  testimonials: testimonials,
  discount,
  faqs,
  closing: {
    heading: 'Pick the first movie',
    text: 'Tell us how many seats you need and what the room is today.',
  },
  phone,
};
