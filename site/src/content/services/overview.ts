/** Sample copy within docs/behavior.md#claims: replace before launch. */
import type { ServicesOverview } from '../schema/pages.ts';

export const overview: ServicesOverview = {
  meta: {
    title: 'Smart Home, Audio and Video in McAllen, TX',
    description:
      'One local crew designs and installs theaters, lighting, audio, TVs, smart homes, security, networks and fiber across the Rio Grande Valley.',
  },
  hero: {
    heading: 'Our Services',
    tagline:
      'Pick the one thing that bothers you tonight, or hand us the whole plan. We’ll draw it, price it on paper and install it, and we’re still just up the road when you have a question next year.',
    image: 'about-van',
  },
  cardLinkLabel: 'Learn more',
  closing: {
    heading: 'Ready to Get Started',
    text: 'Call and start with the part of the house you fuss about most. You get a visit and a written price, and neither one costs you a thing.',
    button: 'Get a Free Quote',
  },
};
