/** Sample copy within docs/behavior/company.md#claims: replace before launch. */
import type { ServicesOverview } from '../schema/pages.ts';

export const overview = {
  meta: {
    title: 'Smart Home, Audio and Video in McAllen, TX',
    description:
      'One local crew designs and installs theaters, lighting, audio, TVs, smart homes, security, networks and fiber across the Rio Grande Valley.',
  },
  hero: {
    heading: 'Our Services',
    tagline:
      'Pick the one thing that bothers you tonight, or hand us the whole plan. We’ll draw it, price it on paper and install it, and we’re still just up the road when you have a question next year.',
    image: 'premium-lighting',
  },
  cardLinkLabel: 'Learn more',
  plan: {
    heading: 'Draw your house',
    lead: 'Tick what you’d like to have, and it comes on in the plan. Then send us the list.',
    legend: 'What should we look at?',
    items: [
      {
        label: 'Home theater',
        light: 'theater',
        price: 'homeTheater',
        detail: 'Most take 1 to 3 days.',
      },
      {
        label: 'Smart lighting',
        light: 'lighting',
        price: 'lighting',
        detail: 'Basic lighting takes 1 to 2 days.',
      },
      {
        label: 'Smart home',
        light: 'smartHome',
        price: 'smartHome',
        detail: 'A comprehensive one takes 1 to 2 weeks.',
      },
      { label: 'Music', light: 'music', detail: 'Basic audio takes 1 to 2 days.' },
      { label: 'Patio and pool', light: 'patio', detail: 'Most patios take 1 to 3 days.' },
      { label: 'Cameras', light: 'cameras', detail: 'A typical home needs 4 to 6.' },
      { label: 'Wi-Fi and network', light: 'network', detail: 'Most homes take 1 to 3 days.' },
    ],
    unpriced: 'Price by quote.',
    total: 'Published starting prices on your list, added up: about',
    totalNote: 'This is not a quote, and what we price by quote isn’t in it. Your quote is free.',
    send: 'Send this list',
    about: 'Your house',
  },
  closing: {
    heading: 'Ready to Get Started',
    text: 'Start with the part of the house you fuss about most. The visit and the written price are free.',
    button: 'Get a Free Quote',
  },
} satisfies ServicesOverview;
