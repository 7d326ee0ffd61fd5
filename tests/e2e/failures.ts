import { frame } from './expected/frame.ts';
import type {
  Count,
  ExpectedField,
  ExpectedPage,
  ExpectedSection,
  ExpectedText,
  Layout,
  Statement,
} from './expected/statement.ts';
import type { Part, Reading } from './reading.ts';

type Failures = readonly string[];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const containing = (wanted: ExpectedText) =>
  typeof wanted === 'string' ? new RegExp(escaped(wanted)) : wanted;
const whole = (wanted: ExpectedText) =>
  typeof wanted === 'string' ? new RegExp(`^${escaped(wanted)}$`) : wanted;
/** Matches letter for letter. The name may continue with text for screen readers. */
const named = (wanted: ExpectedText) =>
  typeof wanted === 'string' ? new RegExp(`^${escaped(wanted)}(?!\\w)`) : wanted;

const isCount = (expected: Count | readonly ExpectedText[]): expected is Count =>
  typeof expected === 'number' || typeof expected[0] === 'number';

function counted(what: string, count: Count | undefined, actual: number): Failures {
  if (count === undefined) return [];
  const [least, most] = typeof count === 'number' ? [count, count] : count;
  return actual >= least && actual <= most ? [] : [`${actual} ${what}, not ${count}`];
}

const missing = (
  what: string,
  all: readonly ExpectedText[],
  found: readonly string[],
  as = named,
) =>
  all
    .filter((wanted) => !found.some((text) => as(wanted).test(text)))
    .map((wanted) => `no ${what} ${wanted}`);

/** Checks that the words appear in this order. Others may come between them. */
function inOrder(
  what: string,
  expected: readonly ExpectedText[],
  found: readonly string[],
  as = whole,
) {
  let from = 0;
  return expected.flatMap((wanted) => {
    const at = found.findIndex((text, index) => index >= from && as(wanted).test(text));
    if (at === -1) return [`no ${what} ${wanted} in its place`];
    from = at + 1;
    return [];
  });
}

function linkFailures(part: Part, { links = [], cards }: Statement): Failures {
  const targetsOf = (name: ExpectedText) =>
    part.links.filter((link) => named(name).test(link.name)).map(({ target }) => target);
  const wrong = links.flatMap(([name, target]) => {
    const found = targetsOf(name);
    return found.some((one) => whole(target).test(one))
      ? []
      : [`no link ${name} to ${target}${found.length ? `, only to ${found}` : ''}`];
  });
  if (!cards) return wrong;
  return [...wrong, ...inOrder('card to', cards.targets, targetsOf(cards.name))];
}

function fieldFailures(part: Part, expected: ExpectedField): Failures {
  const { label, type, isRequired, rows, hint } = expected;
  const field = part.fields.find((one) => whole(label).test(one.label));
  if (!field) return [`no field ${label} among ${part.fields.map((one) => one.label)}`];
  return [
    ...(type && field.type !== type ? [`field ${label} is ${field.type}`] : []),
    ...(isRequired === !field.isRequired ? [`field ${label}: required ${field.isRequired}`] : []),
    ...(rows && field.rows !== rows ? [`field ${label} has ${field.rows} rows`] : []),
    ...(hint && !field.hint.includes(hint) ? [`field ${label} hints "${field.hint}"`] : []),
  ];
}

function questionFailures(found: readonly string[], expected: Statement['questions']): Failures {
  if (expected === undefined) return [];
  if (isCount(expected)) return counted('questions', expected, found.length);
  return [
    ...counted('questions', expected.length, found.length),
    ...inOrder('question', expected, found, containing),
  ];
}

const statementFailures = (part: Part, expected: Statement): Failures => [
  ...missing('text', expected.texts ?? [], [part.text], containing),
  ...missing('button', expected.buttons ?? [], part.buttons),
  ...inOrder('heading', expected.titles ?? [], part.headings),
  ...linkFailures(part, expected),
  ...(expected.fields ?? []).flatMap((field) => fieldFailures(part, field)),
  ...questionFailures(part.questions, expected.questions),
  ...counted('list entries', expected.items, part.items),
  ...counted('pictures', expected.pictures, part.pictures),
  ...counted('articles', expected.articles, part.articles),
  ...counted('testimonials', expected.testimonials, part.testimonials),
];

const sectionFailures = (part: Part, expected: ExpectedSection): Failures => [
  ...missing('heading', expected.heading ? [expected.heading] : [], part.headings),
  ...missing('words', expected.about ? [expected.about] : [], [part.text], containing),
  ...statementFailures(part, expected),
];

/**
 * Each expected section is the first one after the previous match that fulfills every statement.
 */
function sectionsFailures(
  sections: readonly Part[],
  expected: readonly ExpectedSection[],
): Failures {
  let from = 0;
  return expected.flatMap((section, index) => {
    const tried = sections.slice(from).map((part) => sectionFailures(part, section));
    const found = tried.findIndex((failures) => failures.length === 0);
    if (found !== -1) {
      from += found + 1;
      return [];
    }
    const [nearest] = tried.toSorted((one, other) => one.length - other.length);
    return [`section ${index + 1}: ${nearest?.join('; ') ?? 'no section is left'}`];
  });
}

/** Returns the statements of docs/behavior.md that the page doesn't fulfill. */
export function failuresOf(reading: Reading, expected: ExpectedPage, layout: Layout): Failures {
  const { title, firstHeadings, main, sections, header, footer, bottomBar } = reading;
  const isManagers = expected.route.startsWith('/admin');
  return [
    ...missing('title', [expected.title], [title], whole),
    ...counted('first headings', 1, firstHeadings.length),
    ...missing('first heading', [expected.heading], firstHeadings, whole),
    ...(isManagers ? [] : statementFailures(header, frame.header[layout])),
    ...(isManagers ? [] : statementFailures(footer, frame.footer)),
    ...(layout === 'phone' && !isManagers ? statementFailures(bottomBar, frame.bottomBar) : []),
    ...statementFailures(main, expected),
    ...sectionsFailures(
      sections,
      (expected.sections ?? []).filter(({ on = layout }) => on === layout),
    ),
  ];
}
