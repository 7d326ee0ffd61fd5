import { drawnPicture } from '../../components/Picture/Picture.fixtures.ts';
import { cases, faqs, features, gains, phone } from '../../sections/sections.fixtures.tsx';
import type { AreaPageProps } from '../AreaPage/AreaPage.tsx';

export const minimalArea: AreaPageProps = {
  kind: 'residential',
  title: 'Restaurants & Bars',
  subtitle: 'Entertainment Systems',
  description: 'Screens, music and light, run from one tablet by whoever opened.',
  heroImage: drawnPicture('livingRoom', 'A bar with lamps over the counter'),
  closing: { heading: 'Save us a table' },
  contactHref: '/contact',
  overviewHref: '/kinds',
};

export const fullArea: AreaPageProps = {
  ...minimalArea,
  features: features.slice(0, 6).map((feature, index) => ({
    ...feature,
    at: { x: 15 + index * 14, y: 30 + (index % 3) * 20 },
  })),
  benefits: gains,
  cases: cases.slice(0, 3),
  testimonials: [
    {
      content: 'My hosts are nineteen and they have never called me about the screens.',
      author: 'Arnulfo Bazan',
      position: 'General manager',
      company: 'Tenth Street Taproom',
    },
    {
      content: 'The fade at seven makes the room exhale.',
      author: 'Mateo Ybarra',
      position: 'Owner',
    },
  ],
  faqs,
  closing: {
    heading: 'Save us a table',
    text: 'We will eat, listen and watch one service before we draw anything.',
  },
  phone,
};
