/** Sample copy, case studies and testimonials included: replace before launch. */
import type { AreaPage } from '../schema/collections.ts';

export const page = {
  order: 7,
  title: 'Business Signs',
  subtitle: '& Digital Displays',
  meta: { title: 'LED Signs and Digital Displays, McAllen, TX' },
  menu: 'Signs and digital displays, lit well.',
  card: 'Channel letters, menu boards and LED displays bright enough at noon and polite to the neighbors at midnight.',
  description:
    'Lit letters, window screens, menu boards and roadside LED displays that people read at forty miles an hour and at forty feet. Built for this heat.',
  heroImage: 'commercial-business-signs',
  heroAlt:
    'A neon sun setting behind neon waves on a dark brick wall, mirrored in the wet street below',
  featuresImage: 'commercial-business-signs-street',
  features: [
    {
      icon: 'signpost',
      title: 'Channel letters and halos',
      at: { x: 36, y: 28 },
      description: 'Lit from the front for distance, or from behind for a glow at night.',
    },
    {
      icon: 'monitor-play',
      title: 'Roadside LED displays',
      description: 'Pixels at 10 millimeters for a highway, and 4 for a drive-through.',
    },
    {
      icon: 'store',
      title: 'Window displays',
      at: { x: 74, y: 65 },
      description: 'Panels that hold their own against daylight, and dim themselves after dusk.',
    },
    {
      icon: 'layout-grid',
      title: 'Menu and price boards',
      description: 'Breakfast gives way to lunch by itself, and one edit reaches all locations.',
    },
    {
      icon: 'map-pin',
      title: 'Wayfinding and directories',
      at: { x: 63.5, y: 63 },
      description: 'Letters sized for where people stand, and arrows that agree with the building.',
    },
    {
      icon: 'sun',
      title: 'Brightness that adapts',
      at: { x: 67.3, y: 47.5 },
      description: 'Full at noon, a few percent at midnight, so the bedrooms nearby stay dark.',
    },
    {
      icon: 'cloud-lightning',
      title: 'Storm-minded build',
      at: { x: 20, y: 29 },
      description: 'Wind load figured for the coast, and a shutdown from your phone.',
    },
    {
      icon: 'wrench',
      title: 'Service and LED conversion',
      at: { x: 40, y: 67 },
      description:
        'Dead modules found on a scheduled check. A licensed sign electrician converts to LED.',
    },
  ],
  benefits: [
    'Letter height picked for your traffic’s speed, so people read it in time',
    'Content you can change yourself in two minutes from a web browser',
    'Brightness schedules that keep the city and the folks behind you happy',
    'Cheaper to run than neon or fluorescent boxes, with far fewer bucket-truck rentals',
    'Drawings and load figures ready for the landlord and the permit desk',
    'Spare modules from your own batch, so a repair doesn’t stand out',
  ],
  cases: [
    {
      isSample: true,
      title: 'A pylon drivers finally read',
      description:
        'The display ran nine lines in five seconds. We cut it to three words at a time, and a licensed sign electrician moved the lower cabinet above the hedges.',
      image: 'story-roadside-pylon',
      client: 'Tire and service center',
      location: 'Harlingen, TX',
    },
    {
      isSample: true,
      title: 'Halo letters on limestone',
      description:
        'Bronze letters two inches off a rough wall with warm light behind them. The transformer and splices are up in the parapet, where a technician can kneel and get at them.',
      image: 'story-halo-letters',
      client: 'Law office',
      location: 'McAllen, TX',
    },
    {
      isSample: true,
      title: 'Menu boards in four kitchens',
      description:
        'Prices used to be vinyl strips and a ladder. Now one manager edits on Monday, and a sold-out plate drops off every counter by itself.',
      image: 'story-menu-boards',
      client: 'Breakfast chain',
      location: 'Weslaco, TX',
    },
  ],
  testimonials: [
    {
      isSample: true,
      content:
        'They kept taking words off my sign until I got mad. Now a lady pulls in and says it right back to me.',
      author: 'Fidel Garcia-Ramos',
      position: 'Owner',
      company: 'a tire shop in Harlingen',
    },
    {
      isSample: true,
      content:
        'Hail took out two modules in April. They used the spares from our storeroom, and we were back to announcing the bake sale by Thursday.',
      author: 'Heather Longacre',
      position: 'Marketing lead',
      company: 'a credit union in Weslaco',
    },
  ],
  faqs: [
    {
      question: 'How big do the letters have to be?',
      answer:
        'About one inch of height for each ten feet of best reading distance. A driver needs five seconds, and at forty miles an hour that’s about 300 feet, so 30-inch letters are a good place to start.',
    },
    {
      question: 'Do we need a permit?',
      answer:
        'Almost always for a new exterior sign, and cities differ on size, motion and brightness. We give you drawings, loads and light figures. A sign contractor mounts it, and a licensed sign electrician makes the line-voltage connection.',
    },
    {
      question: 'Will an LED display annoy the neighborhood?',
      answer:
        'Only if nobody sets it up right. We meter it after dark, cap how far it can outshine the street, slow the transitions and give you a switch-off hour.',
    },
    {
      question: 'How long does an outdoor display last here?',
      answer:
        'Plan on eight to ten years with clean filters and surge protection. Heat ages them fastest: a light-colored cabinet and a shaded back add years.',
    },
    {
      question: 'Who makes the content?',
      answer:
        'We set up the templates and your first month. After that most clients post their own; a few send us the words and we do it.',
    },
    {
      question: 'Can you revive our existing sign?',
      answer:
        'Often. A licensed sign electrician can convert a fluorescent cabinet to LED, usually in an afternoon, and a cracked face can be replaced by itself if the frame is sound.',
    },
  ],
  closing: {
    heading: 'Drive past with us',
    text: 'Call and we’ll drive it with you, both directions, noon and night. You’ll see what strangers can really read.',
  },
} satisfies AreaPage;
