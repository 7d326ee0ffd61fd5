/**
 * The published prices, in dollars: one amount, or the least and the most (docs/behavior/company.md#claims).
 * Texts name them, as in `{price.basicTheater}`. Sample values: see `isSample` in company.ts.
 */
export const prices = {
  basicTheater: 5_000,
  premiumTheater: [15_000, 50_000],
  basicSmartHome: 2_000,
  wholeHome: [10_000, 50_000],
  basicLighting: 1_500,
  fullAutomation: [5_000, 25_000],
} satisfies Readonly<Record<string, number | readonly [least: number, most: number]>>;
