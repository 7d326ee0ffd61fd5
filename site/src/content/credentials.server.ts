import { questions } from './questions.ts';
import { pictureOf } from './resolveContent.server.ts';
import type { Company } from './schema/site.ts';

const listed = (items: readonly string[]) => new Intl.ListFormat('en-GB').format(items);
const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
const isKnown = <Fact extends { text?: string | number | undefined }>(
  fact: Fact,
): fact is Fact & { text: string } => Boolean(fact.text);

/**
 * The company's people and facts, in the form that pages show. Facts that company.ts lacks are left
 * out.
 */
export function credentialsOf(company: Company) {
  const { crew = [], licenses = [], insurance, warranty, serviceCall, visitWithinDays } = company;
  const { financing, brands = [], reviews = [], languages = [] } = company;
  const facts: readonly { label: string; text: string; href?: string }[] = [
    ...licenses.map(({ name, covers }) => ({ label: 'License', text: `${name}, for ${covers}` })),
    { label: 'Insurance', text: insurance },
    {
      label: 'Warranty',
      text: warranty && `${counted(warranty.years, 'year')} on ${warranty.covers}`,
    },
    { label: 'Service call', text: serviceCall },
    {
      label: 'First visit',
      text: visitWithinDays && `Within ${counted(visitWithinDays, 'business day')}`,
    },
    { label: 'Financing', text: financing },
    { label: 'Brands', text: listed(brands) },
    { label: 'We speak', text: listed(languages) },
    ...reviews.map(({ label, href }) => ({ label: 'Reviews', text: label, href })),
  ].filter(isKnown);
  const people = crew.map(({ image, ...person }) =>
    image ? { ...person, image: pictureOf(image, person.name) } : person,
  );
  return {
    people: { heading: 'Who comes to your house', people, facts },
    service: { heading: 'Good to know', facts },
    // A visitor who can't read the facts here learns how to check them.
    questions: facts.length > 0 ? undefined : questions.section,
    questionsLink:
      facts.length > 0
        ? undefined
        : { label: questions.link, href: `/about#${questions.section.id}` },
    licenses: licenses.map(({ name }) => `${name}.`),
  };
}
