/** The published prices, in dollars (docs/behavior.md#claims). Sample values: see `isSample` in company.ts. */
export const prices = {
  homeTheater: { basic: 5_000, premium: [15_000, 50_000] },
  smartHome: { basic: 2_000, wholeHome: [10_000, 50_000] },
  lighting: { basic: 1_500 },
  automation: { full: [5_000, 25_000] },
} as const;

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** Starting prices by the slug of their service. The others have no published price. */
export const startingPrices: Readonly<Record<string, string>> = {
  'home-theater-installation': `Basic theaters about ${dollars(prices.homeTheater.basic)}`,
  'smart-home-automation': `Basic systems about ${dollars(prices.smartHome.basic)}, full automation from ${dollars(prices.automation.full[0])}`,
  'lighting-design': `Basic smart lighting from about ${dollars(prices.lighting.basic)}`,
};
