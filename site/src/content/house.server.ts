import { house, walls } from '../drawings/house.ts';
import { publishedPrices } from './prices.ts';
import type { ServicesOverview } from './schema/pages.ts';

/** Adds the walls of the drawing, and the prices, to the list for a house. */
export const resolveHouse = (plan: ServicesOverview['plan']) => ({
  ...plan,
  drawing: { ...house, shapes: walls },
  items: plan.items.map(({ price = '', ...item }) => ({ ...item, ...publishedPrices[price] })),
});
