import { company } from '../content/company.ts';

type Fact = string | undefined;

/** The facts below a city's links: what is free, the page's own, and whose company it is. Its heading names the place. */
export const cityFacts = (...own: readonly Fact[]): string[] =>
  [company.offer, ...own, company.standing].filter((fact) => fact !== undefined);

/** The facts below another hero's links. The first is the place. */
export const heroFacts = (...own: readonly Fact[]): string[] => [
  ...(company.area ? [company.area] : []),
  ...cityFacts(...own),
];
