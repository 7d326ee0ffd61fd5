/** Sample copy within docs/behavior/company.md#claims: replace before launch. */
import { company } from './company.ts';
import type { Home } from './schema/pages.ts';

export const home = {
  meta: {
    description: `We’re a family company in McAllen. Since ${company.founded} we’ve installed home theaters, lighting, audio, cameras and networks across the Rio Grande Valley.`,
  },
  hero: {
    heading: company.name,
    tagline: company.tagline,
    emphasis: 'Your',
    lead: `Home theater, lighting, sound and smart homes. ${company.area}.`,
    image: 'home-hero',
    actions: [
      { label: 'Our Services', href: '/services' },
      { label: 'Contact Us', href: '/contact' },
    ],
  },
  vision: {
    label: 'Our vision',
    heading: 'A house should know what time it is',
    lead: 'Bright at breakfast, shaded at three, low and warm by dinner.',
    pillars: [
      {
        title: 'Premium lighting',
        description: 'We light the wall, the table and the path, and leave the rest to the dark.',
        image: 'pillar-lighting',
        href: '/services/lighting-design',
      },
      {
        title: 'Audio excellence',
        description:
          'Voices you can follow, and bass that stays out of the bedrooms. Tuned by ear.',
        image: 'pillar-audio',
        href: '/services/audio-services',
      },
      {
        title: 'Expert guidance',
        description:
          'The people who draw your plan pull the wire, too, and tell you what can wait.',
        image: 'pillar-guidance',
        href: '/about',
      },
    ],
  },
  about: {
    label: 'About us',
    heading: 'A family business, a short drive from most of our work',
    paragraphs: [
      `${company.name} began in McAllen in ${company.founded} as a family business, and it still is one. We’re locally owned and operated, and our own houses sit through the same Augusts.`,
    ],
    action: { label: 'Learn More About Us', href: '/about' },
    /** Before the distances by road from the office. */
    distances: 'By road from our office:',
  },
  discover: {
    heading: 'Discover',
    lead: 'Four kinds of evening, four installations.',
    slides: [
      {
        title: 'Luxury home theater',
        description:
          'Recliners in two rows, and a thin line of light on each step, so the popcorn makes it to row two.',
        image: 'home-theater-room',
      },
      {
        title: 'Premium lighting design',
        description:
          'Stone, wood and plaster each get their own light. One keypad takes the room from homework to late.',
        image: 'premium-lighting',
      },
      {
        title: 'Landscape lighting',
        description:
          'Palms lit from the base, and a front door that looks like somebody’s home, even when you’re up north.',
        image: 'landscape-lighting',
      },
      {
        title: 'Pool lighting',
        description:
          'Even light under the water, a warm edge on the deck, and no glare. Set it low for a late swim in August.',
        image: 'pool-lighting',
      },
    ],
  },
  services: {
    heading: 'Our Services',
    lead: '{Service count} services, one crew, and a single app to run them.',
    linkLabel: 'Learn more',
    action: { label: 'Our Services', href: '/services' },
  },
  faq: {
    heading: 'Frequently asked questions',
    lead: 'If yours isn’t here, call us. A person in McAllen picks up during business hours.',
    items: [
      {
        question: 'What areas do you serve?',
        answer: `{cities}, plus select South ${company.state} projects. If you’re a little off that list, ask.`,
      },
      {
        question: 'How much does a typical smart home system cost?',
        answer:
          'Basic smart lighting starts from about {price.basicLighting}. Full home automation, with lighting, climate, shades, security and audio working together, runs from {price.fullAutomation} depending on the size of the house and how much of it you include. You can start small and add rooms later.',
      },
      {
        question: 'Do you work with existing homes or only new construction?',
        answer:
          'Both. In new construction we wire before the drywall, which costs less and hides everything. In existing homes we fish cable through attics and closets, and choose wireless where it’s as good as wire. Cinder block and stucco slow us down, but they don’t stop us.',
      },
      {
        question: 'What brands do you work with?',
        answer:
          'We’re not tied to one manufacturer. We pick what holds up in our climate, can be serviced here and works with the phones your family already uses. Your quote lists every make and model. If you already own good equipment, we’ll build around it.',
      },
      {
        question: 'Do you offer ongoing support after installation?',
        answer:
          'Yes. We walk everybody in the house through it and leave a short guide with labels that match the panel. After that, you call and we take care of it, be it a new phone or a storm that tripped something.',
      },
    ],
  },
  blog: {
    heading: 'Latest Blog Posts',
    lead: 'What we’ve learned in Valley houses, written down.',
    readMore: 'Read More',
    viewPosts: { label: 'View All Posts', href: '/blog' },
    viewBlogs: { label: 'View All Blogs', href: '/blog' },
    loading: 'Loading the latest posts',
    tryAgain: 'Try Again',
    failed: 'Failed to load blog posts',
    empty: 'No blog posts found',
    toast: { title: 'Error loading blog posts', description: 'Using fallback data instead' },
  },
  contact: {
    heading: 'Tell us about the room',
    lead: 'Call us, or send two sentences. A photo or a floor plan can come later.',
    steps: {
      heading: 'How it goes',
      items: [
        'We come out and look at the rooms with you.',
        'A free quote lists every make and model.',
        'Theaters and most homes take 1 to 3 days.',
      ],
    },
    formHeading: 'Send us a message',
    fields: { name: 'Your Name', email: 'Email Address', subject: 'Subject', message: 'Message' },
    submit: 'Send Message',
    details: {
      phone: 'Phone',
      email: 'Email',
      office: 'Office',
      hours: 'Hours',
      social: 'Follow us',
    },
    sent: { title: 'Message Sent', description: 'We’ll get back to you as soon as possible.' },
  },
} satisfies Home;
