import type { Navigation } from './schema/site.ts';

export const navigation = {
  groups: [
    {
      id: 'services',
      label: 'Services',
      featured: {
        label: 'All Services',
        href: '/services',
        description:
          '{Service count} services under one roof, from a single dimmer to a full theater.',
      },
      phoneItems: 6,
    },
    {
      id: 'residential',
      label: 'Residential',
      featured: {
        label: 'Residential Solutions',
        href: '/residential',
        description: 'Technology that suits the house and the people in it.',
      },
    },
    {
      id: 'commercial',
      label: 'Commercial',
      featured: {
        label: 'Commercial Solutions',
        href: '/commercial',
        description: 'Systems your staff can run on a busy day.',
      },
    },
    {
      id: 'communities',
      label: 'Communities',
      featured: {
        label: 'All Communities',
        href: '/communities',
        description: '{City count} Valley cities, one crew that knows the roads.',
      },
    },
  ],
  home: { label: 'Home', href: '/' },
  plainLinks: [
    { label: 'Projects', href: '/projects' },
    { label: 'About', href: '/about' },
    { label: 'Blog', href: '/blog' },
    { label: 'Contact', href: '/contact' },
  ],
  admin: { label: 'Admin', href: '/admin/media', isQuiet: true },
  quote: { label: 'Get a Quote', href: '/contact#contact' },
  // The item without an address opens the phone menu.
  bottomBar: [
    { label: 'Home', icon: 'house', href: '/' },
    { label: 'Services', icon: 'layers', href: '/services' },
    { label: 'Contact', icon: 'mail', href: '/contact' },
    { label: 'Menu', icon: 'menu' },
  ],
  notice: {
    messages: {
      offline: 'You’re offline, so “{page}” can’t be opened. This page stays as it is.',
      waiting:
        'Part of this page couldn’t be loaded, so the button you pressed doesn’t work yet. Please check your connection and press it again.',
    },
    retry: 'Try again',
    close: 'Close',
  },
  footer: {
    services: 'Services',
    lists: [
      {
        heading: 'About',
        items: [
          { label: 'Our Story', href: '/about' },
          { label: 'Projects', href: '/projects' },
          { label: 'Communities', href: '/communities' },
          { label: 'Blog', href: '/blog' },
          { label: 'Contact', href: '/contact' },
          { label: 'Privacy', href: '/privacy' },
        ],
      },
    ],
  },
} satisfies Navigation;
