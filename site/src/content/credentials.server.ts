import { pictureOf } from './resolveContent.server.ts';
import type { Company } from './schema/site.ts';

const listed = (items: readonly string[]) => new Intl.ListFormat('en-GB').format(items);

/**
 * The company's people and facts, in the form that pages show. Facts that company.ts lacks are left
 * out.
 */
export function credentialsOf(company: Company) {
  const { crew = [], licenses = [], insurance, warranty, serviceCall, visitWithinDays } = company;
  const { financing, brands = [], reviews = [], languages = [] } = company;
  const facts: readonly { label: string; text: string; href?: string }[] = [
    ...licenses.map(({ name, covers }) => ({ label: 'License', text: `${name}, for ${covers}` })),
    ...(insurance ? [{ label: 'Insurance', text: insurance }] : []),
    ...(warranty
      ? [
          {
            label: 'Warranty',
            text: `${warranty.years} ${warranty.years === 1 ? 'year' : 'years'} on ${warranty.covers}`,
          },
        ]
      : []),
    ...(serviceCall ? [{ label: 'Service call', text: serviceCall }] : []),
    ...(visitWithinDays
      ? [
          {
            label: 'First visit',
            text: `Within ${visitWithinDays} business ${visitWithinDays === 1 ? 'day' : 'days'}`,
          },
        ]
      : []),
    ...(financing ? [{ label: 'Financing', text: financing }] : []),
    ...(brands.length > 0 ? [{ label: 'Brands', text: listed(brands) }] : []),
    ...(languages.length > 0 ? [{ label: 'We speak', text: listed(languages) }] : []),
    ...reviews.map(({ label, href }) => ({ label: 'Reviews', text: label, href })),
  ];
  const people = crew.map(({ image, ...person }) =>
    image ? { ...person, image: pictureOf(image, person.name) } : person,
  );
  return {
    people: { heading: 'Who comes to your house', people, facts },
    service: { heading: 'Good to know', facts },
    licenses: licenses.map(({ name }) => `${name}.`),
  };
}
