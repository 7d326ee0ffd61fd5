import type { NavGroup, NavItem } from './navigation.ts';

const item =
  (root: string) =>
  ([label, description]: readonly [string, string]): NavItem => ({
    label,
    href: `${root}/${label.toLowerCase().replace(/[^a-z]+/g, '-')}`,
    description,
  });

/** Four groups in the size of the real ones: ten, three, eight, and seven items. */
export const exampleGroups: readonly NavGroup[] = [
  {
    label: 'Services',
    featured: {
      label: 'All Services',
      href: '/services',
      description: 'Ten services under one roof, from a single dimmer to a full theater.',
    },
    items: (
      [
        ['Home Theater Installation', 'Screens, seats and sound, planned as one room.'],
        ['Smart Home Automation', 'Lights, locks, shades and climate in one place.'],
        ['Lighting Design', 'Layered light, drawn before it is bought.'],
        ['Security Systems', 'Cameras, locks and alarms placed with care.'],
        ['Multi-Room Audio', 'Music by room, from kitchen to patio.'],
        ['Outdoor Entertainment', 'Patios that hold up to heat, rain and salt.'],
        ['Video Services', 'Televisions, video walls and surveillance.'],
        ['Audio Services', 'Listening rooms and clear speech, measured.'],
        ['Networking Services', 'Wi-Fi and wiring that reach every room.'],
        ['Fiber Optic Installation', 'Glass between buildings, tested strand by strand.'],
      ] as const
    ).map(item('/services')),
  },
  {
    label: 'Residential',
    featured: {
      label: 'Residential Solutions',
      href: '/residential',
      description: 'Technology that suits the house and the people in it.',
    },
    items: (
      [
        ['New Construction', 'Wire it right before the drywall goes up.'],
        ['Existing Homes', 'Upgrades that leave walls and paint alone.'],
        ['Vacation Homes', 'Look after the place from wherever you are.'],
      ] as const
    ).map(item('/residential')),
  },
  {
    label: 'Commercial',
    featured: {
      label: 'Commercial Solutions',
      href: '/commercial',
      description: 'Systems your staff can run on a busy day.',
    },
    items: (
      [
        ['Conference Rooms', 'Meetings that start on time.'],
        ['Restaurants & Bars', 'Every screen, every zone, one tablet.'],
        ['Offices', 'Network, access and light for the workday.'],
        ['Retail', 'Light that sells and cameras that see.'],
        ['Medical Facilities', 'Calm rooms and careful wiring.'],
        ['Outdoor Lighting', 'Safe lots and a front worth noticing.'],
        ['Business Signs', 'Signs and digital displays, lit well.'],
        ['Emergency Services', 'Help when a system goes down, day or night.'],
      ] as const
    ).map(item('/commercial')),
  },
  {
    label: 'Communities',
    featured: {
      label: 'All Communities',
      href: '/communities',
      description: 'Seven Valley cities, one crew that knows the roads.',
    },
    items: (
      [
        ['South Padre Island', 'Condos and rentals in the salt air.'],
        ['Brownsville', 'Homes and businesses at the river’s end.'],
        ['Harlingen', 'Home theaters in the middle of the Valley.'],
        ['McAllen', 'Home base since 2019.'],
        ['Mission', 'Among the citrus and the Winter Texans.'],
        ['Edinburg', 'Growing neighborhoods, ready to wire.'],
        ['Rio Grande City', 'Upriver, and still on our route.'],
      ] as const
    ).map(item('/communities')),
  },
];

export const exampleLinks = [
  { label: 'Projects', href: '/projects' },
  { label: 'About', href: '/about' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/contact' },
] as const;

export const exampleAdmin = { label: 'Admin', href: '/admin/media', isQuiet: true } as const;

export const examplePhone = { label: '(956) 555-0142', href: 'tel:+19565550142' } as const;

/** A `beforeEach` that blocks navigation, so that the test page stays open. */
export function stayOnPage() {
  const stay = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  };
  document.addEventListener('click', stay);
  return () => {
    document.removeEventListener('click', stay);
    window.scrollTo(0, 0);
  };
}
