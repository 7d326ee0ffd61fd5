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
      'Pick the one thing that bothers you tonight, or hand us the whole plan. The same people draw it, pull the cable, set it up and pick up the phone a year later.',
    image: 'about-van',
  },
  cardLinkLabel: 'Learn more',
  closing: {
    heading: 'Ready to Get Started',
    text: 'Send a photo of the room or the roofline and tell us what you wish it did. You get a visit, a drawing and a written price, and none of that costs you anything.',
    button: 'Get a Free Quote',
  },
};
