/** docs/behavior.md#company-facts */
export const hours = [
  { days: 'Monday to Friday', hours: '9 AM to 6 PM' },
  { days: 'Saturday', hours: '10 AM to 4 PM' },
  { days: 'Sunday', hours: 'closed' },
];
