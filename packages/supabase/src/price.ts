/** `$5,000` */
export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** `$5,000`, or `$15,000 to $50,000+` for a range. */
export const priceText = (price: number | readonly number[]): string =>
  typeof price === 'number' ? dollars(price) : `${price.map(dollars).join(' to ')}+`;
