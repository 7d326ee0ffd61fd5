import { mountDesk } from './site.ts';

/** Mounts the desk in an office of the fixtures, for tests without a site around them. */
mountDesk({
  name: 'Custom Designs',
  timeZone: 'America/Chicago',
  hours: [
    {
      days: 'Monday to Friday',
      hours: '9 AM to 6 PM',
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '09:00',
      closes: '18:00',
    },
  ],
  priceText: (price) => `$${price}`,
});
