import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For a page with an order of its own: it brings the hero, the questions, the closing and, on phones, the action that stays in reach. Between them stand the sections that you hand in.',
  avoid: [
    'For a city, a service, a kind of home or business: their templates already hold the order.',
    'For a page without a picture at its head: begin with PageIntro.',
    'Inside another frame, and with a Hero or a CallToAction among its sections: it has both.',
  ],
  screenReader: [
    'The hero has the one heading of level 1; sections, questions and closing follow as regions.',
    'No landmark of the page itself: `main`, SiteHeader and SiteFooter are the app’s.',
  ],
};
