import { prices } from './priceList.ts';

/** `$5,000` */
export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

type Price = number | readonly number[];

/** `$5,000`, or `$15,000 to $50,000+` for a range. */
export const priceText = (price: Price): string =>
  typeof price === 'number' ? dollars(price) : `${price.map(dollars).join(' to ')}+`;

/** Starting prices by the slug of their service. The others have no published price. */
export const startingPrices: Readonly<Record<string, string>> = {
  'home-theater-installation': `Basic theaters about ${priceText(prices.basicTheater)}`,
  'smart-home-automation': `Basic systems about ${priceText(prices.basicSmartHome)}, full automation from ${dollars(prices.fullAutomation[0])}`,
  'lighting-design': `Basic smart lighting from about ${priceText(prices.basicLighting)}`,
};

const days = 'Most work takes 1 to 3 days';
const audio = 'Basic audio in 1 to 2 days';
const speed = '100 Mbps to 10 Gbps';

/** What heroes state besides prices, by the last part of the page's path (docs/behavior/company.md#claims). */
export const publishedFacts: Readonly<Record<string, string>> = {
  'home-theater-installation': 'Most take 1 to 3 days',
  'security-systems': 'A typical home: 4 to 6 cameras',
  'video-services': 'A typical home: 4 to 8 cameras',
  'multi-room-audio': audio,
  'audio-services': audio,
  'networking-services': speed,
  'fiber-optic-installation': speed,
  residential: days,
  'new-construction': days,
  'existing-homes': days,
  'vacation-homes': days,
  'emergency-services': 'On site in under 2 hours on average, 24/7',
  'rio-grande-city': 'English and Spanish',
};

/** Published ranges and the amounts that they start at, by what a visitor may put on a list. */
export const publishedPrices: Readonly<Record<string, { range: string; from: number }>> = {
  homeTheater: {
    range: `Basic about ${priceText(prices.basicTheater)}, premium ${priceText(prices.premiumTheater)}.`,
    from: prices.basicTheater,
  },
  lighting: {
    range: `Basic from about ${priceText(prices.basicLighting)}.`,
    from: prices.basicLighting,
  },
  smartHome: {
    range: `Basic about ${priceText(prices.basicSmartHome)}, whole-home ${priceText(prices.wholeHome)}.`,
    from: prices.basicSmartHome,
  },
};
