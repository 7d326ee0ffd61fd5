import { house, houseLights } from '../drawings/house.ts';
import { publishedPrices } from './prices.ts';
import type { ServicesOverview } from './schema/pages.ts';

/** Adds the drawing, the lights, and the prices to the list for a house. */
export const resolveHouse = (plan: ServicesOverview['plan']) => ({
  ...plan,
  drawing: house,
  items: plan.items.map(({ light, price = '', ...item }) => ({
    ...item,
    ...publishedPrices[price],
    light: houseLights[light] ?? [],
  })),
});
