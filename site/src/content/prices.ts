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
