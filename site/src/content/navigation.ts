import type { Navigation } from './schema/site.ts';

export const navigation: Navigation = {
  groups: [
    {
      id: 'services',
      label: 'Services',
      columns: 1,
      featured: {
        name: 'All Services',
        path: '/services',
        description:
          '{Service count} trades under one roof, from a single dimmer to a full theater.',
      },
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
      mobileItemCount: null,
    },
    {
      id: 'communities',
      label: 'Communities',
      columns: 2,
      featured: {
        name: 'All Communities',
        path: '/communities',
        description: '{City count} Valley cities, one crew that knows the roads.',
      },
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
  footer: {
    services: 'Services',
    lists: [
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
  },
};
