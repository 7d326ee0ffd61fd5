/** Sample copy, case studies and testimonials included: replace before launch. */
import type { AreaPage } from '../schema/collections.ts';

export const page = {
  order: 4,
  title: 'Retail',
  subtitle: 'Store Technology',
  meta: { title: 'Retail Cameras and Music in McAllen, TX' },
  menu: 'Light that sells and cameras that see.',
  card: 'Accent light on the merchandise, music that’s licensed for a store, cameras over registers and stock, a network built for payment.',
  description:
    'Light that makes fabric and fruit look right, music at browsing volume, cameras over registers and stock, and lanes that stay online. One plan for the whole store.',
  heroImage: 'commercial-retail',
  heroAlt:
    'A shop at dusk after rain, stoneware in its window, each piece in its own pool of light, mirrored in the street',
  featuresImage: 'commercial-retail-window',
  features: [
    {
      icon: 'lamp-ceiling',
      title: 'Accent light on merchandise',
      at: { x: 55, y: 52 },
      description:
        'Narrow on mannequins, wider on shelving. A licensed electrician wires the track.',
    },
    {
      icon: 'palette',
      title: 'True color',
      at: { x: 32, y: 60 },
      description: 'A color rendering index above 90, since denim, skin and produce suffer first.',
    },
    {
      icon: 'credit-card',
      title: 'Checkout that stays up',
      at: { x: 86, y: 59 },
      description: 'Registers on a network of their own, with a battery under each lane.',
    },
    {
      icon: 'cctv',
      title: 'Loss-prevention cameras',
      description: 'Receipts on the picture, so a disputed return takes a minute.',
    },
    {
      icon: 'music',
      title: 'Music and announcements',
      description: 'Playlists licensed for stores, and a closing message that plays itself.',
    },
    {
      icon: 'activity',
      title: 'People counting',
      at: { x: 88, y: 7 },
      description: 'Overhead counters set traffic against sales and don’t record a face.',
    },
    {
      icon: 'monitor-play',
      title: 'Window and aisle screens',
      description:
        'Bright panels that beat a west-facing window, changed in all your stores at once.',
    },
    {
      icon: 'bell',
      title: 'Alarm and opening routine',
      at: { x: 77, y: 48 },
      description: 'One code arms the doors, drops the lights and confirms the safe.',
    },
  ],
  benefits: [
    'What they bought looks the same at home as it did in your store',
    'The line moves, because the registers aren’t waiting on the network',
    'Shrinkage questions end with a clip and not an argument',
    'You open the store with one key press and a glance',
    'LED retrofits cut heat as well as watts, and your air conditioner notices',
    'We’ll re-aim the fixtures for each season’s floor set, if you ask',
  ],
  cases: [
    {
      isSample: true,
      title: 'Boot store, relit',
      description:
        'Fluorescent tubes made every leather the same brown. A licensed electrician and our crew hung track at 3000 K, and customers quit carrying boots to the door for a look.',
      image: 'story-boot-store',
      client: 'Western wear store',
      location: 'McAllen, TX',
    },
    {
      isSample: true,
      title: 'Five stores, one drawing',
      description:
        'A phone retailer wanted the same sound, screens and cameras at every address. The fifth one took two nights, working off the plan of the first.',
      image: 'story-phone-store',
      client: 'Wireless dealer',
      location: 'Brownsville, TX',
    },
    {
      isSample: true,
      title: 'Produce market by the expressway',
      description:
        'Open front, dust, and a freezer room. We put sealed fixtures with better reds over the fruit, cameras on the dock and wire to the scales. The internet line has a spare.',
      image: 'story-produce-market',
      client: 'Fruit and produce market',
      location: 'Alamo, TX',
    },
  ],
  testimonials: [
    {
      isSample: true,
      content:
        'Girls kept bringing dresses back: this isn’t the coral I bought. I fought the mill for years. It was my fitting rooms. They changed the light and it stopped.',
      author: 'Graciela Pompa',
      position: 'Owner',
      company: 'a dress shop in Brownsville',
    },
    {
      isSample: true,
      content:
        'Black Friday, half the town’s internet goes out, and our lanes just kept ringing on the backup. Next door they were writing receipts by hand.',
      author: 'Bryan Tijerina',
      position: 'District manager',
      company: 'an outfitter in McAllen',
    },
  ],
  faqs: [
    {
      question: 'Can you change the lighting without closing the store?',
      answer:
        'Yes. Track and retrofit kits go in overnight with a licensed electrician, an aisle or two at a time, and we aim each section before you open.',
    },
    {
      question: 'Does your network meet card-payment rules?',
      answer:
        'We separate payment devices, change default passwords and write up the layout, which your processor’s questionnaire asks about. The assessment itself stays between you and the processor.',
    },
    {
      question: 'How many cameras does a store need?',
      answer:
        'One per register, one at each door looking in at face height, then aisles by risk. A 2,000-square-foot boutique is often fine with six.',
    },
    {
      question: 'What about cameras near fitting rooms?',
      answer:
        'At the corridor entrance only. They’re never inside and never at an angle that could look in, and we print the exact view for your files.',
    },
    {
      question: 'Our window faces west. Will a screen show?',
      answer:
        'From about 2,500 nits it will, with the panel cooled from behind and turned down after sunset. An ordinary television goes gray there and quits within a summer.',
    },
    {
      question: 'Can we manage several stores from one place?',
      answer:
        'Music, screens, cameras and alarms all report to one dashboard. Store managers see their own address; you see the map.',
    },
  ],
  closing: {
    heading: 'Walk the floor with us',
    text: 'Call and pick a morning before you open. If there’s an item that never looks right, we’ll show it to you under four lamps.',
  },
} satisfies AreaPage;
