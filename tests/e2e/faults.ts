import type { Part, Reading } from './reading.ts';
import { frame } from './stated/frame.ts';
import type {
  Count,
  Layout,
  StatedField,
  StatedPage,
  StatedSection,
  Statement,
  Words,
} from './stated/statement.ts';

type Faults = readonly string[];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const containing = (words: Words) =>
  typeof words === 'string' ? new RegExp(escaped(words)) : words;
const whole = (words: Words) =>
  typeof words === 'string' ? new RegExp(`^${escaped(words)}$`) : words;
/** Letter for letter; the name may go on with what only screen readers say. */
const named = (words: Words) =>
  typeof words === 'string' ? new RegExp(`^${escaped(words)}(?!\\w)`) : words;

const isCount = (stated: Count | readonly Words[]): stated is Count =>
  typeof stated === 'number' || typeof stated[0] === 'number';

function counted(what: string, count: Count | undefined, actual: number): Faults {
  if (count === undefined) return [];
  const [least, most] = typeof count === 'number' ? [count, count] : count;
  return actual >= least && actual <= most ? [] : [`${actual} ${what}, not ${count}`];
}

const missing = (what: string, all: readonly Words[], found: readonly string[], as = named) =>
  all
    .filter((words) => !found.some((text) => as(words).test(text)))
    .map((words) => `no ${what} ${words}`);

/** Each of the words in this order; others may stand between. */
function inOrder(what: string, stated: readonly Words[], found: readonly string[], as = whole) {
  let from = 0;
  return stated.flatMap((words) => {
    const at = found.findIndex((text, index) => index >= from && as(words).test(text));
    if (at === -1) return [`no ${what} ${words} in its place`];
    from = at + 1;
    return [];
  });
}

function linkFaults(part: Part, { links = [], cards }: Statement): Faults {
  const targetsOf = (name: Words) =>
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

function fieldFaults(part: Part, stated: StatedField): Faults {
  const { label, type, isRequired, rows, hint } = stated;
  const field = part.fields.find((one) => whole(label).test(one.label));
  if (!field) return [`no field ${label} among ${part.fields.map((one) => one.label)}`];
  return [
    ...(type && field.type !== type ? [`field ${label} is ${field.type}`] : []),
    ...(isRequired === !field.isRequired ? [`field ${label}: required ${field.isRequired}`] : []),
    ...(rows && field.rows !== rows ? [`field ${label} has ${field.rows} rows`] : []),
    ...(hint && !field.hint.includes(hint) ? [`field ${label} hints "${field.hint}"`] : []),
  ];
}

function questionFaults(found: readonly string[], stated: Statement['questions']): Faults {
  if (stated === undefined) return [];
  if (isCount(stated)) return counted('questions', stated, found.length);
  return [
    ...counted('questions', stated.length, found.length),
    ...inOrder('question', stated, found, containing),
  ];
}

const statementFaults = (part: Part, stated: Statement): Faults => [
  ...missing('text', stated.texts ?? [], [part.text], containing),
  ...missing('button', stated.buttons ?? [], part.buttons),
  ...inOrder('heading', stated.titles ?? [], part.headings),
  ...linkFaults(part, stated),
  ...(stated.fields ?? []).flatMap((field) => fieldFaults(part, field)),
  ...questionFaults(part.questions, stated.questions),
  ...counted('list entries', stated.items, part.items),
  ...counted('pictures', stated.pictures, part.pictures),
  ...counted('articles', stated.articles, part.articles),
  ...counted('testimonials', stated.testimonials, part.testimonials),
];

const sectionFaults = (part: Part, stated: StatedSection): Faults => [
  ...missing('heading', stated.heading ? [stated.heading] : [], part.headings),
  ...missing('words', stated.about ? [stated.about] : [], [part.text], containing),
  ...statementFaults(part, stated),
];

/** A section is the first, after the one before it, of which everything is true. */
function sectionsFaults(sections: readonly Part[], stated: readonly StatedSection[]): Faults {
  let from = 0;
  return stated.flatMap((section, index) => {
    const tried = sections.slice(from).map((part) => sectionFaults(part, section));
    const found = tried.findIndex((faults) => faults.length === 0);
    if (found !== -1) {
      from += found + 1;
      return [];
    }
    const [nearest] = tried.toSorted((one, other) => one.length - other.length);
    return [`section ${index + 1}: ${nearest?.join('; ') ?? 'no section is left'}`];
  });
}

/** What docs/behavior.md states of a page and this reading of it lacks. */
export function faultsOf(reading: Reading, stated: StatedPage, layout: Layout): Faults {
  const { title, firstHeadings, main, sections, header, footer, bottomBar } = reading;
  return [
    ...missing('title', [stated.title], [title], whole),
    ...counted('first headings', 1, firstHeadings.length),
    ...missing('first heading', [stated.heading], firstHeadings, whole),
    ...statementFaults(header, frame.header[layout]),
    ...statementFaults(footer, frame.footer),
    ...(layout === 'phone' ? statementFaults(bottomBar, frame.bottomBar) : []),
    ...statementFaults(main, stated),
    ...sectionsFaults(
      sections,
      (stated.sections ?? []).filter(({ on = layout }) => on === layout),
    ),
  ];
}
