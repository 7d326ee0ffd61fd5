import { expect, test } from '@playwright/test';
import { slugsOf } from '../../site/src/content/paths.ts';
import { routePaths } from '../../site/src/routes.ts';
import { pages as builtPages } from './pages.ts';

/**
 * The text of each page, compared with the sample company's facts in
 * docs/behavior/company.md.
 */
const pages = builtPages
  .filter(({ path }) => routePaths.includes(path))
  .map(({ path, main, head }) => ({
    route: path,
    text: `${head.description} ${main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')}`,
  }));

const emergency = ['/commercial/emergency-services'];
const cabling = ['/services/fiber-optic-installation', '/services/networking-services'];

/** Each claim may appear only on these routes (docs/behavior/company.md#claims). */
const claims: readonly (readonly [claim: RegExp, routes: readonly string[]])[] = [
  [/24\/7|around the clock we|supported day and night/i, emergency],
  [/under 2 hours/i, emergency],
  [/99\.9\s?%/, cabling],
  [/\d [MG]bps/, cabling],
  [/bilingual support|in spanish|español/i, ['/communities/rio-grande-city']],
  // Work that needs a license is another trade's: "a licensed electrician", "a licensed plumber".
  [
    /(?<!\ba )licensed (sign )?(electrician|plumber)|(we|company|crew)(’re| are| is) (a |fully )?licensed/i,
    [],
  ],
  [/licensed (and|installer|contractor|technician|crew)|TDLR|HIPAA|insured/i, []],
];

for (const [claim, routes] of claims) {
  test(`a claim appears only on the pages that docs/behavior allows: ${claim.source}`, () => {
    const found = pages.filter(({ text }) => claim.test(text)).map(({ route }) => route);
    expect(found.sort()).toEqual([...routes]);
  });
}

test('residential pages promise days, never weeks', () => {
  const residential = pages.filter(({ route }) => /^\/(residential|services\/outdoor)/.test(route));
  expect(residential.length).toBe(slugsOf('residential').length + 2);
  expect(residential.filter(({ text }) => /most of a week|1-2 weeks/.test(text))).toEqual([]);
});

test('a city page says how far the city is from the office', () => {
  const said = Object.fromEntries(
    slugsOf('communities').map((slug) => {
      const { text } = pages.find(({ route }) => route === `/communities/${slug}`) ?? {};
      return [slug, Number(/About (\d+) miles by road/.exec(text ?? '')?.[1])];
    }),
  );
  expect(said).toEqual({
    mcallen: Number.NaN,
    mission: 6,
    edinburg: 9,
    harlingen: 35,
    'rio-grande-city': 40,
    brownsville: 60,
    'south-padre-island': 75,
  });
});
