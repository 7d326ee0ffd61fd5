import { company } from '../content/company.ts';

/** The facts below a hero's links: the place, what is free, the page's own, such as a price, and whose company it is. */
export const heroFacts = (...own: readonly (string | undefined)[]): string[] =>
  [company.area, company.offer, ...own, company.standing].filter((fact) => fact !== undefined);
