import type { Guide } from '../../docs/guide.ts';

export const guide: Guide = {
  use: 'For the top of every page: brand, navigation, phone and message. Its keys are those of NavMenu and MobileMenu.',
  avoid: [
    'For the title of a page: use PageIntro or Hero.',
    'Without a MobileMenuProvider around it.',
  ],
  screenReader: ['“Banner, Custom Designs, link”, “Main, navigation”, “Call (956) 555-0142, link”'],
};
