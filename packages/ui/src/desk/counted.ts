/** Returns a number of items, such as "1 image" and "2,000 images". The plural has an s. */
export const counted = (count: number, what: string): string =>
  `${new Intl.NumberFormat('en-US').format(count)} ${what}${count === 1 ? '' : 's'}`;
