/** Sample copy, case studies and testimonials included: replace before launch. */
import type { AreaPage } from '../schema/families.ts';

export const page: AreaPage = {
  order: 7,
  title: 'Business Signs',
  subtitle: '& Digital Displays',
  meta: { title: 'LED Signs and Digital Displays, McAllen, TX' },
  menu: 'Signs and digital displays, lit well.',
  card: 'Channel letters, menu boards and LED displays bright enough at noon and polite to the neighbors at midnight.',
  description:
    'Lit letters, window screens, menu boards and roadside LED displays that read at forty miles an hour and at forty feet. Sized, wired and kept running. We plan the light, the power, the data and the content, so the sign still looks new in its third summer.',
  heroImage: 'commercial-business-signs',
  heroAlt:
    'A neon sun setting behind neon waves on a dark brick wall, mirrored in the wet street below',
  features: [
    {
      icon: 'signpost',
      title: 'Channel letters and halos',
      description:
        'Face-lit for distance, halo-lit for evenings, with even LED spacing so no letter shows hot spots.',
    },
    {
      icon: 'monitor-play',
      title: 'Roadside LED displays',
      description:
        'Pixel pitch matched to viewing distance: 10 millimeters for a highway, 4 for a drive-through. Finer costs more and shows no better.',
    },
    {
      icon: 'store',
      title: 'Window displays',
      description:
        'Panels of 2,500 nits and up against daylight, ventilated behind the glass, dimmed by a sensor after dusk.',
    },
    {
      icon: 'layout-grid',
      title: 'Menu and price boards',
      description:
        'Templates in your own typeface, day-parts on a clock, one edit for all locations.',
    },
    {
      icon: 'map-pin',
      title: 'Wayfinding and directories',
      description:
        'Touch or static, glare-free, letter height by reading distance, arrows that agree with the building.',
    },
    {
      icon: 'sun',
      title: 'Brightness that adapts',
      description:
        'Full at noon, a few percent at midnight. Drivers read it and bedrooms across the street stay dark.',
    },
    {
      icon: 'cloud-lightning',
      title: 'Storm-minded build',
      description:
        'Wind load calculated for the coast, arresters on power and data, drain holes, sealed supplies and a shutdown you can trigger by phone.',
    },
    {
      icon: 'wrench',
      title: 'Service and relamping',
      description:
        'Dead modules, dim letters and stuck players found on a monthly check. We keep modules from your own batch so colors match.',
    },
  ],
  benefits: [
    'Letter height chosen from traffic speed, so people read it before they pass',
    'Content you can change yourself in two minutes from a browser',
    'Brightness schedules that keep neighbors and the city content',
    'Lower running cost than neon or fluorescent boxes, with far fewer lift rentals',
    'Drawings and load figures ready for landlord and permit desk',
    'Spare modules from the same bin, so a repair cannot be spotted',
    'Screens come with no advertising except your own',
  ],
  cases: [
    {
      title: 'A pylon drivers finally read',
      description:
        'The display showed nine lines in five seconds. We cut it to three words per frame, tuned contrast for the setting sun behind it and raised the lower cabinet above the hedges.',
      image: 'story-roadside-pylon',
      client: 'Tire and service center',
      location: 'Harlingen, TX',
    },
    {
      title: 'Halo letters on limestone',
      description:
        'Bronze letters standing two inches off a rough wall with 2700 K behind them. Transformer and splices hide in the parapet where a technician can kneel.',
      image: 'story-halo-letters',
      client: 'Law office',
      location: 'McAllen, TX',
    },
    {
      title: 'Menu boards in four kitchens',
      description:
        'Prices used to be vinyl strips and a ladder. Now one manager edits on Monday, and sold-out plates disappear by themselves at each counter.',
      image: 'story-menu-boards',
      client: 'Breakfast chain',
      location: 'Weslaco, TX',
    },
  ],
  testimonials: [
    {
      content:
        'They made us remove words until we complained. Then people began coming in and quoting the sign.',
      author: 'Fidel Garcia-Ramos',
      position: 'Owner',
      company: 'Seventh Street Tire',
    },
    {
      content:
        'After the hail two modules were dark. The replacements came from a box in our own storeroom, and I cannot tell which two they were.',
      author: 'Heather Longacre',
      position: 'Marketing lead',
      company: 'Huisache Credit Union',
    },
  ],
  faqs: [
    {
      question: 'How big must the letters be?',
      answer:
        'About one inch of height for each ten feet of best reading distance. A driver needs five seconds, which at forty miles an hour is about 300 feet, so 30-inch letters are a fair start.',
    },
    {
      question: 'Do we need a permit?',
      answer:
        'Almost always for a new exterior sign, and cities differ on size, motion and brightness. We supply drawings, loads and light figures; mounting and line-voltage connection go to sign and electrical contractors qualified for your city.',
    },
    {
      question: 'Will an LED display annoy the neighborhood?',
      answer:
        'Only when nobody sets it. We meter it after dark, cap brightness over ambient, slow the transitions and give you a switch-off hour.',
    },
    {
      question: 'How long does an outdoor display last here?',
      answer:
        'Plan on eight to ten years with cleaned filters and surge protection. Heat is the enemy: light-colored cabinets and shaded backs add years.',
    },
    {
      question: 'Who makes the content?',
      answer:
        'We set up templates and your first month. After that most clients post their own; a few send us a text and we do it.',
    },
    {
      question: 'Can you revive our existing sign?',
      answer:
        'Often. Fluorescent cabinets convert to LED modules in an afternoon, and cracked faces can be replaced alone if the frame is sound.',
    },
  ],
  closing: {
    heading: 'Drive past with us',
    text: 'We will film your storefront from the road, both directions, noon and night, and show you what strangers can read.',
  },
};
