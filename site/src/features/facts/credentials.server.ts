import { questions } from '../../content/questions.ts';
import { pictureOf } from '../../content/resolveContent.server.ts';
import type { Company } from '../../content/schema/site.ts';
import { credentials } from './credentialFacts.ts';

/**
 * The company's people and facts, in the form that pages show. Facts that company.ts lacks are left
 * out.
 */
export function credentialsOf(company: Company) {
  const { crew = [], licenses = [] } = company;
  const facts = credentials
    .flatMap(({ linesOf }) => linesOf(company))
    .filter(({ text }) => text !== '');
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
