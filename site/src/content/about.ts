/** Sample copy within docs/behavior.md#claims: replace before launch. */
import { company } from './company.ts';
import type { About } from './schema/pages.ts';

export const about: About = {
  meta: {
    title: 'About Us',
    description: `${company.name} is a family-owned home technology company, founded in McAllen in ${company.founded} and locally owned and operated in the Rio Grande Valley ever since.`,
  },
  hero: {
    heading: `Valley’s Premier Home Technology Specialists Since ${company.founded}`,
    tagline:
      'One family, one workshop in McAllen, and a long list of living rooms we know by heart.',
    image: 'about-workshop',
    actions: [
      { label: 'Schedule a Consultation', href: '/about#contact' },
      { label: 'View Our Projects', href: '/projects' },
    ],
  },
  story: {
    label: 'Since',
    heading: 'Our Story',
    paragraphs: [
      `We opened in McAllen in ${company.founded} with a van, a workbench and a complaint: too many good houses in the Valley were full of equipment nobody could switch on. Four remotes in a basket, a thermostat still on its factory clock, garden lights burning at noon.`,
      'So we began where most installers finish. We sat on the sofa and asked what a normal Tuesday looks like, who comes home first, where the grandparents sleep, which window gets the sun at five. Then we drew something small enough to understand and good enough to last through a Valley summer.',
      'The company is still family-owned, and locally owned and operated. The work has grown from theaters and lighting to audio, video, automation, security, networks and fiber, for homes and for businesses. The first visit has not changed: we sit down and ask.',
    ],
    image: 'about-van',
  },
  values: {
    label: 'How we work',
    heading: 'What We Value',
    lead: 'Three short words, and what each one asks of us.',
    items: [
      {
        title: 'Quality',
        description:
          'Cable is dressed as if the rack had a glass door, and dimmers are matched to lamps on our own bench first. If a thing flickers there, it never reaches your ceiling.',
      },
      {
        title: 'Service',
        description:
          'You get a plain guide, labels that tell the truth, and a number that leads back to the people who did the work. A system is finished when everybody in the house can use it.',
      },
      {
        title: 'Value',
        description:
          'We would rather leave something out than sell you a feature for the brochure. Start with what you will use every day; the wiring will be ready for the rest.',
      },
    ],
  },
  work: {
    label: 'What it looks like',
    heading: 'Our Work',
    items: [
      {
        title: 'Custom Home Theaters',
        description:
          'A dark, quiet room where the picture is large, the voices are clear and the steps glow just enough to find your seat. Fitted to a spare bedroom or drawn with your architect.',
        image: 'story-matinee-room',
        action: {
          label: 'See Home Theater Installation',
          href: '/services/home-theater-installation',
        },
      },
      {
        title: 'Outdoor Entertainment Systems',
        description:
          'A covered patio with a screen you can see at five in the afternoon, music that stops at the fence, and gear sealed against heat, sprinklers and the occasional tropical storm.',
        image: 'outdoor-entertainment-patio',
        action: { label: 'See Outdoor Entertainment', href: '/services/outdoor-entertainment' },
      },
    ],
  },
  consultation: {
    heading: 'Schedule a Consultation',
    lead: 'It is free, we come to you, and there is no obligation. Two sentences about the project are enough.',
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
};
