/** Sample copy within docs/behavior.md#claims: replace before launch. */
import type { ServicesOverview } from '../schema/pages.ts';

export const overview: ServicesOverview = {
  meta: {
    title: 'Home Technology Services in McAllen, TX',
    description:
      'Theater, automation, lighting, security, audio, outdoor, video, networking and fiber, designed and installed by one crew across the Rio Grande Valley.',
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
    text: 'Call and start with the part of the house you fuss about most. You get a visit, a drawing and a written price, and none of it costs you a thing. Pictures are welcome, but they can wait.',
    button: 'Get a Free Quote',
  },
};
