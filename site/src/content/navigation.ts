import type { Navigation } from './schema.ts';

export const navigation: Navigation = {
  groups: [
    {
      id: 'services',
      label: 'Services',
      columns: 1,
      featured: {
        name: 'All Services',
        path: '/services',
        description: 'Ten trades under one roof, from a single dimmer to a full theater.',
      },
      items: [
        {
          name: 'Home Theater Installation',
          path: '/services/home-theater-installation',
          description: 'Screens, seats and sound, planned as one room.',
        },
        {
          name: 'Smart Home Automation',
          path: '/services/smart-home-automation',
          description: 'Lights, locks, shades and climate in one place.',
        },
        {
          name: 'Lighting Design',
          path: '/services/lighting-design',
          description: 'Layered light, drawn before it is bought.',
        },
        {
          name: 'Security Systems',
          path: '/services/security-systems',
          description: 'Cameras, locks and alarms placed with care.',
        },
        {
          name: 'Multi-Room Audio',
          path: '/services/multi-room-audio',
          description: 'Music by room, from kitchen to patio.',
        },
        {
          name: 'Outdoor Entertainment',
          path: '/services/outdoor-entertainment',
          description: 'Patios that hold up to heat, rain and salt.',
        },
        {
          name: 'Video Services',
          path: '/services/video-services',
          description: 'Televisions, video walls and surveillance.',
        },
        {
          name: 'Audio Services',
          path: '/services/audio-services',
          description: 'Listening rooms and clear speech, measured.',
        },
        {
          name: 'Networking Services',
          path: '/services/networking-services',
          description: 'Wi-Fi and wiring that reach every room.',
        },
        {
          name: 'Fiber Optic Installation',
          path: '/services/fiber-optic-installation',
          description: 'Glass between buildings, tested strand by strand.',
        },
      ],
      mobileItemCount: 6,
    },
    {
      id: 'residential',
      label: 'Residential',
      columns: 1,
      featured: {
        name: 'Residential Solutions',
        path: '/residential',
        description: 'Technology that suits the house and the people in it.',
      },
      items: [
        {
          name: 'New Construction',
          path: '/residential/new-construction',
          description: 'Wire it right before the drywall goes up.',
        },
        {
          name: 'Existing Homes',
          path: '/residential/existing-homes',
          description: 'Upgrades that leave walls and paint alone.',
        },
        {
          name: 'Vacation Homes',
          path: '/residential/vacation-homes',
          description: 'Look after the place from wherever you are.',
        },
      ],
      mobileItemCount: null,
    },
    {
      id: 'commercial',
      label: 'Commercial',
      columns: 2,
      featured: {
        name: 'Commercial Solutions',
        path: '/commercial',
        description: 'Systems your staff can run on a busy day.',
      },
      items: [
        {
          name: 'Conference Rooms',
          path: '/commercial/conference-rooms',
          description: 'Meetings that start on time.',
        },
        {
          name: 'Restaurants & Bars',
          path: '/commercial/restaurants-bars',
          description: 'Every screen, every zone, one tablet.',
        },
        {
          name: 'Offices',
          path: '/commercial/offices',
          description: 'Network, access and light for the workday.',
        },
        {
          name: 'Retail',
          path: '/commercial/retail',
          description: 'Light that sells and cameras that see.',
        },
        {
          name: 'Medical Facilities',
          path: '/commercial/medical-facilities',
          description: 'Calm rooms and careful wiring.',
        },
        {
          name: 'Outdoor Lighting',
          path: '/commercial/outdoor-lighting',
          description: 'Safe lots and a front worth noticing.',
        },
        {
          name: 'Business Signs',
          path: '/commercial/business-signs',
          description: 'Signs and digital displays, lit well.',
        },
        {
          name: 'Emergency Services',
          path: '/commercial/emergency-services',
          description: 'Help when a system goes down, day or night.',
        },
      ],
      mobileItemCount: null,
    },
    {
      id: 'communities',
      label: 'Communities',
      columns: 2,
      featured: {
        name: 'All Communities',
        path: '/communities',
        description: 'Seven Valley cities, one crew that knows the roads.',
      },
      items: [
        {
          name: 'South Padre Island',
          path: '/communities/south-padre-island',
          description: 'Condos and rentals in the salt air.',
        },
        {
          name: 'Brownsville',
          path: '/communities/brownsville',
          description: 'Homes and businesses at the river’s end.',
        },
        {
          name: 'Harlingen',
          path: '/communities/harlingen',
          description: 'Home theaters in the middle of the Valley.',
        },
        {
          name: 'McAllen',
          path: '/communities/mcallen',
          description: 'Home base since 2019.',
        },
        {
          name: 'Mission',
          path: '/communities/mission',
          description: 'Among the citrus and the winter Texans.',
        },
        {
          name: 'Edinburg',
          path: '/communities/edinburg',
          description: 'Growing neighborhoods, ready to wire.',
        },
        {
          name: 'Rio Grande City',
          path: '/communities/rio-grande-city',
          description: 'Upriver, and still on our route.',
        },
      ],
      mobileItemCount: null,
    },
  ],
  plainLinks: [
    { name: 'Projects', path: '/projects' },
    { name: 'About', path: '/about' },
    { name: 'Blog', path: '/blog' },
    { name: 'Contact', path: '/contact' },
  ],
  admin: { name: 'Admin', path: '/admin/media' },
  quote: { label: 'Get a Quote', path: '/contact#contact' },
  // The item without a path opens the slide-in menu.
  bottomBar: [
    { label: 'Home', icon: 'house', path: '/' },
    { label: 'Services', icon: 'layers', path: '/services' },
    { label: 'Contact', icon: 'mail', path: '/contact' },
    { label: 'Menu', icon: 'menu', path: null },
  ],
  slideMenu: [
    { name: 'Home', path: '/' },
    { name: 'Services', path: '/services' },
    { name: 'Residential', path: '/residential' },
    { name: 'Commercial', path: '/commercial' },
    { name: 'Communities', path: '/communities' },
    { name: 'Projects', path: '/projects' },
    { name: 'About', path: '/about' },
    { name: 'Blog', path: '/blog' },
    { name: 'Contact', path: '/contact' },
    { name: 'Admin', path: '/admin/media' },
  ],
  footer: {
    tagline: 'Illuminating Your Space',
    lists: [
      {
        heading: 'Services',
        links: [
          { name: 'Home Theater', path: '/services/home-theater-installation' },
          { name: 'Smart Home', path: '/services/smart-home-automation' },
          { name: 'Lighting Design', path: '/services/lighting-design' },
          { name: 'Security', path: '/services/security-systems' },
          { name: 'Networking', path: '/services/networking-services' },
          { name: 'Fiber Optic', path: '/services/fiber-optic-installation' },
          { name: 'All Services', path: '/services' },
        ],
      },
      {
        heading: 'About',
        links: [
          { name: 'Our Story', path: '/about' },
          { name: 'Projects', path: '/projects' },
          { name: 'Communities', path: '/communities' },
          { name: 'Blog', path: '/blog' },
          { name: 'Contact', path: '/contact' },
        ],
      },
    ],
    copyrightFrom: 2023,
    copyrightText: 'Custom Designs. All rights reserved.',
  },
  notice: {
    messages: {
      offline: 'You are offline, so “{page}” cannot be opened. This page stays as it is.',
      failed:
        '“{page}” could not be loaded. The connection may be poor, or this site has been updated since you opened it. This page stays as it is.',
      waiting:
        'A part of this page could not be loaded, so the button that you pressed does not work yet. Please check your connection and press it again.',
    },
    retry: 'Try again',
    close: 'Close',
  },
};
