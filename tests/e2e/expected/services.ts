import { discount, shortForm } from './facts.ts';
import { services } from './routes.ts';
import { anyTitle, type ExpectedPage, type ExpectedText } from './statement.ts';

/** docs/behavior.md#services-overview */
const overview: ExpectedPage = {
  route: '/services',
  title: anyTitle,
  heading: 'Our Services',
  sections: [
    {
      heading: 'Our Services',
      articles: services.length,
      pictures: services.length,
      cards: { name: /./, targets: services },
    },
    // docs/behavior.md#draw-your-house
    {
      heading: 'Draw your house',
      items: 7,
      texts: [
        /about \$5,000, premium \$15,000 to \$50,000\+/,
        /from about \$1,500/,
        /about \$2,000, whole-home \$10,000 to \$50,000\+/,
        'Price by quote.',
      ],
      links: [['Send this list', '#write']],
    },
    { heading: 'Ready to Get Started', links: [['Get a Free Quote', '#write']], ...shortForm },
  ],
};

/** Each service page's heading and its claims. */
const details: Readonly<
  Record<string, readonly [heading: ExpectedText, ...facts: ExpectedText[]]>
> = {
  '/services/home-theater-installation': [
    /^Home Theater/,
    /about \$5,000/,
    /\$15,000 to \$50,000\+/,
    /1-3 days/,
  ],
  '/services/smart-home-automation': [
    /^Smart Home/,
    /about \$2,000/,
    /\$10,000 to \$50,000\+/,
    /1-3 days/,
  ],
  '/services/lighting-design': [/^Lighting Design/],
  '/services/security-systems': [/^Security Systems/, /4-6 cameras/],
  '/services/multi-room-audio': [/^Multi-Room Audio/, /1-3 days/],
  '/services/outdoor-entertainment': [/^Outdoor Entertainment/],
  '/services/video-services': [/^Video Services/, /4-8 cameras/, /1-3 days/],
  '/services/audio-services': [/^Audio Services/],
  '/services/networking-services': [/^Networking Services/, /100 Mbps to 10 Gbps/, /99\.9% uptime/],
  '/services/fiber-optic-installation': [
    /^Fiber Optic/,
    /100 Mbps to 10 Gbps/,
    /99\.9% uptime/,
    /1-3 days/,
    /several weeks/,
  ],
};

/** docs/behavior.md#service-pages: one shared layout, sections in order. */
const detail = (route: string): ExpectedPage => {
  const [heading, ...facts] = details[route] ?? [/./];
  return {
    route,
    title: anyTitle,
    heading,
    links: [['Get a Free Quote', '#contact']],
    texts: facts,
    sections: [
      { heading: 'What We Offer' },
      { heading: 'Our Features', items: 6 },
      { heading: 'Our Process', items: [5, 6] },
      { heading: 'What Our Clients Say', testimonials: 3 },
      { texts: discount },
      { questions: [5, 6] },
      {
        // docs/behavior.md#button-targets
        links: [
          ['Get Started', '#write'],
          ['Learn More', '/services'],
        ],
        ...shortForm,
      },
    ],
  };
};

export const servicePages: readonly ExpectedPage[] = [overview, ...services.map(detail)];
