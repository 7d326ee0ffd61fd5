/** Sample copy, case studies and testimonials included: replace before launch. */
import type { AreaPage } from '../schema/families.ts';

export const page: AreaPage = {
  order: 4,
  title: 'Retail',
  subtitle: 'Store Technology',
  meta: { title: 'Retail Cameras and Music in McAllen, TX' },
  menu: 'Light that sells and cameras that see.',
  card: 'Accent light on merchandise, music with a license, cameras over registers and stock, a network built for payment.',
  description:
    'Light that makes fabric and fruit look right, music at browsing volume, cameras over registers and stock, and checkout lanes that stay online. One plan for the sales floor, the back room and the window, repeated from your first store to your fifth.',
  heroImage: 'commercial-retail',
  heroAlt: 'A shop window at night, vases on plinths inside, each in a pool of light of its own',
  features: [
    {
      icon: 'lamp-ceiling',
      title: 'Accent light on merchandise',
      description:
        'Track heads at three to five times the ambient level, narrow beams on mannequins, wider on shelving, no glare in the mirror.',
    },
    {
      icon: 'palette',
      title: 'True color',
      description:
        'CRI above 90 with strong reds, since denim, skin and produce all suffer first. Jewelry gets 4000 K, bakery 2700 K.',
    },
    {
      icon: 'credit-card',
      title: 'Checkout that stays up',
      description:
        'Registers wired on a private segment, battery under each lane, and a cellular line if the provider drops on a Saturday.',
    },
    {
      icon: 'cctv',
      title: 'Loss-prevention cameras',
      description:
        'Views of registers, fitting-room corridors, receiving and exits; receipts overlaid so that a disputed return takes a minute.',
    },
    {
      icon: 'music',
      title: 'Music and announcements',
      description:
        'Licensed playlists by hour, ceiling speakers close together for even volume, and a closing message that plays itself.',
    },
    {
      icon: 'activity',
      title: 'People counting',
      description:
        'Overhead counters report traffic against sales without recording a face. Staffing follows the real peaks.',
    },
    {
      icon: 'monitor-play',
      title: 'Window and aisle screens',
      description:
        'High-bright panels that beat a west-facing window, scheduled by campaign and changed in all stores at once.',
    },
    {
      icon: 'bell',
      title: 'Alarm and opening routine',
      description:
        'One code arms the doors, drops the lights and confirms the safe. Early openings and late closings reach your phone.',
    },
  ],
  benefits: [
    'Merchandise looks the same at home as it did under our lamps',
    'Lines move because the registers never wait for the network',
    'Shrinkage questions end with a clip instead of an argument',
    'A store opens with one key press and a glance',
    'LED retrofits cut heat as well as watts, which your air conditioner notices',
    'New locations start from a finished drawing and a parts list',
    'Fixtures get re-aimed with each season’s floor set, if you ask',
  ],
  cases: [
    {
      title: 'Boot store, relit',
      description:
        'Fluorescent tubes made every leather look the same brown. Track at 3000 K with tight spots on the wall display; customers stopped carrying boots to the door to see them.',
      image: 'story-boot-store',
      client: 'Western wear store',
      location: 'McAllen, TX',
    },
    {
      title: 'Five stores, one drawing',
      description:
        'A phone retailer wanted the same sound, screens and cameras at each address. The fifth took two nights, working from the plan of the first.',
      image: 'story-phone-store',
      client: 'Wireless dealer',
      location: 'Brownsville, TX',
    },
    {
      title: 'Produce market by the expressway',
      description:
        'Open front, dust, and a freezer room. Sealed fixtures with better reds over fruit, cameras on the dock and wired scales. The internet line now has a spare.',
      image: 'story-produce-market',
      client: 'Fruit and produce market',
      location: 'Alamo, TX',
    },
  ],
  testimonials: [
    {
      content:
        'Returns for wrong color dropped as soon as the fitting rooms were changed. I had blamed the mill for years.',
      author: 'Graciela Pompa',
      position: 'Owner',
      company: 'Vestidos Graciela',
    },
    {
      content:
        'Black Friday, provider outage across half the city, and our lanes kept ringing on the backup. Next door they wrote receipts by hand.',
      author: 'Bryan Tijerina',
      position: 'District manager',
      company: 'Sabal Outfitters',
    },
  ],
  faqs: [
    {
      question: 'Can you change the lighting without closing the store?',
      answer:
        'Yes. Track and retrofit kits go in overnight, an aisle or two at a time, and each section is aimed before you open.',
    },
    {
      question: 'Does your network meet card-payment rules?',
      answer:
        'We separate payment devices, change default passwords and document the layout, which your processor’s questionnaire asks about. The assessment itself remains between you and the processor.',
    },
    {
      question: 'How many cameras does a store need?',
      answer:
        'One per register, one at each door looking inward at face height, then aisles by risk. A 2,000-square-foot boutique is often fine with six.',
    },
    {
      question: 'What about cameras near fitting rooms?',
      answer:
        'Corridor entrance only, never inside and never at an angle that could look in. We print the exact field of view for your files.',
    },
    {
      question: 'Our window faces west. Will a screen show?',
      answer:
        'From about 2,500 nits it will, with the panel cooled from the back and turned down after sunset. Ordinary televisions go gray there and fail within a summer.',
    },
    {
      question: 'Can we manage several stores from one place?',
      answer:
        'Music, screens, cameras and alarms all report to a single dashboard. Store managers see their own address; you see the map.',
    },
  ],
  closing: {
    heading: 'Walk the floor with us',
    text: 'Half an hour before opening is ideal. Bring the item that never looks right and we will show it under four lamps.',
  },
};
