/** The published prices, in dollars (docs/behavior.md#claims). Sample values: see `isSample` in company.ts. */
export const prices = {
  homeTheater: { basic: 5_000, premium: [15_000, 50_000] },
  smartHome: { basic: 2_000, wholeHome: [10_000, 50_000] },
  lighting: { basic: 1_500 },
  automation: { full: [5_000, 25_000] },
} as const;

/** `$5,000` */
export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

const span = ([least, most]: readonly [number, number]) => `${dollars(least)} to ${dollars(most)}+`;

/** Starting prices by the slug of their service. The others have no published price. */
export const startingPrices: Readonly<Record<string, string>> = {
  'home-theater-installation': `Basic theaters about ${dollars(prices.homeTheater.basic)}`,
  'smart-home-automation': `Basic systems about ${dollars(prices.smartHome.basic)}, full automation from ${dollars(prices.automation.full[0])}`,
  'lighting-design': `Basic smart lighting from about ${dollars(prices.lighting.basic)}`,
};

const days = 'Most work takes 1 to 3 days';
const audio = 'Basic audio in 1 to 2 days';
const speed = '100 Mbps to 10 Gbps';

/** What heroes state besides prices, by the last part of the page's path (docs/behavior.md#claims). */
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
    range: `Basic about ${dollars(prices.homeTheater.basic)}, premium ${span(prices.homeTheater.premium)}.`,
    from: prices.homeTheater.basic,
  },
  lighting: {
    range: `Basic from about ${dollars(prices.lighting.basic)}.`,
    from: prices.lighting.basic,
  },
  smartHome: {
    range: `Basic about ${dollars(prices.smartHome.basic)}, whole-home ${span(prices.smartHome.wholeHome)}.`,
    from: prices.smartHome.basic,
  },
};
