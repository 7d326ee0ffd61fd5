/** Sample copy within docs/behavior.md#claims: replace before launch. */
import type { CommercialOverview } from './schema.ts';

export const commercialOverview: CommercialOverview = {
  meta: {
    title: 'Commercial - Custom Designs',
    description:
      'Audio, video, lighting, networks, signs and security for Rio Grande Valley businesses, planned around opening hours and supported day and night.',
  },
  hero: {
    title: 'Commercial Technology Solutions',
    description:
      'Doors open at ten whether the system is ready or not. We install around your hours, train the shift that uses it and stay reachable after you close.',
    image: 'video-wall-living',
    actions: [
      { label: 'Schedule a Consultation', path: '/contact' },
      { label: 'Explore Services', path: '/services' },
    ],
  },
  services: {
    heading: 'Where we work',
    lead: 'Eight kinds of business, eight different ideas of what must never fail.',
    linkLabel: 'Learn more',
    cards: [
      {
        title: 'Conference Rooms',
        description:
          'One cable or none, a picture in seconds and voices the far end can follow. Rooms that match from floor to floor.',
        image: 'commercial-conference-rooms',
        path: '/commercial/conference-rooms',
      },
      {
        title: 'Restaurants & Bars',
        description:
          'Game-day screens, music by zone, dimming by hour, and card readers that stay up on a Friday night.',
        image: 'commercial-restaurants-bars',
        path: '/commercial/restaurants-bars',
      },
      {
        title: 'Offices',
        description:
          'Cabling, Wi-Fi, door access and sound masking for floors where people need to think and talk.',
        image: 'commercial-offices',
        path: '/commercial/offices',
      },
      {
        title: 'Retail',
        description:
          'Accent light on merchandise, music with a license, cameras over registers and stock, a network built for payment.',
        image: 'commercial-retail',
        path: '/commercial/retail',
      },
      {
        title: 'Medical Facilities',
        description:
          'Speech privacy at the desk, nurse-friendly paging, screens angled away from visitors, cable above clean ceilings.',
        image: 'commercial-medical-facilities',
        path: '/commercial/medical-facilities',
      },
      {
        title: 'Outdoor Lighting',
        description:
          'Parking lots, walks and facades lit evenly, aimed downward, on controls that follow sunset and closing time.',
        image: 'commercial-outdoor-lighting',
        path: '/commercial/outdoor-lighting',
      },
      {
        title: 'Business Signs',
        description:
          'Channel letters, menu boards and LED displays bright enough at noon and polite to the neighbors at midnight.',
        image: 'commercial-business-signs',
        path: '/commercial/business-signs',
      },
      {
        title: 'Emergency Services',
        description:
          'When registers, phones, cameras or locks stop, a technician starts with you on the phone and then drives.',
        image: 'commercial-emergency-services',
        path: '/commercial/emergency-services',
      },
    ],
  },
  reasons: {
    heading: 'Why Choose Custom Designs',
    lead: 'Ask any client of ours what happens after the invoice.',
    cards: [
      {
        icon: 'hard-hat',
        title: 'Expertise & Experience',
        description:
          'Since 2019 we have pulled cable in tilt-wall warehouses, downtown brick and strip centers along the expressway. The lessons travel with the crew.',
      },
      {
        icon: 'ruler',
        title: 'Custom Solutions',
        description:
          'No packages. We count your seats, doors, registers and square feet, and leave out whatever would not earn its keep.',
      },
      {
        icon: 'phone',
        title: 'Ongoing Support',
        description:
          'Remote checks, spare parts we agree on, scheduled cleanings and a number that is answered 24/7 all year.',
      },
      {
        icon: 'refresh-cw',
        title: 'Latest Technology',
        description:
          'New gear is tried in our own showroom first. You get current models with years of updates ahead, and nobody’s prototype.',
      },
    ],
  },
  closing: {
    heading: 'Plan it around your hours',
    text: 'Tell us when you open, what must stay running and what broke last. The survey happens before breakfast or after closing, whichever suits.',
    actions: [{ label: 'Get a Free Quote', path: '/contact' }],
  },
};
