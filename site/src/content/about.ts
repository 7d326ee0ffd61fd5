/** Sample copy within docs/behavior/company.md#claims: replace before launch. */
import { company } from './company.ts';
import type { About } from './schema/pages.ts';

export const about = {
  meta: {
    title: 'About Us',
    description: `${company.name} is a family-owned home technology company, founded in McAllen in ${company.founded} and locally owned and operated in the Rio Grande Valley ever since.`,
  },
  hero: {
    heading: `Valley’s Premier Home Technology Specialists Since ${company.founded}`,
    tagline:
      'We’re one family with one workshop in McAllen, and we know a lot of living rooms by heart.',
    image: 'about-workshop',
    actions: [
      { label: 'Schedule a Consultation', href: '/about#contact' },
      { label: 'View Our Projects', href: '/projects' },
    ],
  },
  story: {
    heading: 'Our Story',
    paragraphs: [
      `We opened in McAllen in ${company.founded} with a van, a workbench and a complaint: too many good houses in the Valley were full of equipment nobody could turn on. Four remotes in a basket, a clock still blinking twelve, yard lights burning at noon.`,
      'So we started where most installers finish. We sat down on the sofa and asked what a normal Tuesday looks like, who gets home first, where the grandparents sleep, which window gets the worst of the sun. Then we drew something small enough to understand and tough enough to get through a Valley summer.',
      'We’re still family-owned, and locally owned and operated. We’ve gone from theaters and lighting to audio, video, automation, security, networks and fiber, for homes and for businesses. The first visit hasn’t changed: we sit down and ask.',
    ],
    image: 'about-van',
  },
  values: {
    heading: 'What We Value',
    lead: 'Three short words, and what we hold ourselves to.',
    items: [
      {
        title: 'Quality',
        description:
          'We dress cable like the rack has a glass door, and we try your dimmers with your lamps on our own bench first. If something flickers there, it never makes it to your ceiling.',
      },
      {
        title: 'Service',
        description:
          'We leave you a short guide, labels that tell the truth, and a number that gets you back to us. Everybody in the house should be able to run it without calling you at work.',
      },
      {
        title: 'Value',
        description:
          'We’d rather leave something out than sell you a feature for the brochure. Start with what you’ll use every day; we’ll have the wiring ready for the rest.',
      },
    ],
  },
  work: {
    heading: 'Our Work',
    items: [
      {
        title: 'Custom Home Theaters',
        description:
          'The picture fills the wall, you don’t have to guess at the words, and nobody hears the dishwasher. We build them into spare bedrooms, or draw them with your architect.',
        image: 'home-theater-room-film',
        action: {
          label: 'See Home Theater Installation',
          href: '/services/home-theater-installation',
        },
      },
      {
        title: 'Outdoor Entertainment Systems',
        description:
          'A covered patio with a screen you can see at five in the afternoon, music that stops at the fence, and gear sealed against heat, sprinklers and the occasional tropical storm.',
        image: 'story-game-night',
        action: { label: 'See Outdoor Entertainment', href: '/services/outdoor-entertainment' },
      },
    ],
  },
  consultation: {
    heading: 'Schedule a Consultation',
    lead: 'It’s free, we come to you, and there’s no obligation. Two sentences about the project are plenty.',
    fields: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      preferredDate: 'Preferred Consultation Date',
      message: 'Project Details',
    },
    optional: '(optional)',
    dateHint: 'Let us know when you’d prefer to meet',
    submit: 'Submit Request',
    sent: {
      title: 'Appointment Request Received',
      description: 'We’ll contact you shortly to confirm your appointment.',
    },
  },
} satisfies About;
