import { company } from '../content/company.ts';

/** The facts below a hero's links: the place, what is free, and the page's own, such as a price. */
export const heroFacts = (...own: readonly (string | undefined)[]): string[] =>
  [company.area, company.offer, ...own].filter((fact) => fact !== undefined);
