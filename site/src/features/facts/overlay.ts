import type { Fact, FactField } from '@custom-designs/desk/facts/fact';
import type { StoredFact } from '@custom-designs/desk/facts/rows';
import { isUnset, problemsOf } from '@custom-designs/desk/facts/schema';
import type { Assignment } from './content.ts';

interface Used {
  readonly fact: Fact;
  readonly value: unknown;
}

export interface Overlay {
  readonly assignments: readonly Assignment[];
  /** Stored values that the pages can't use, one sentence each. */
  readonly warnings: readonly string[];
}

/** Removes optional fields that are empty. */
function plainItem(item: object, fields: readonly FactField[]): object {
  const optional = fields.filter(({ isOptional }) => isOptional).map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(item).filter(([name, value]) => !(optional.includes(name) && value === '')),
  );
}

function assignmentsOf({ at, control, initial }: Fact, value: unknown): Assignment[] {
  // A record of the content file may have more parts, such as the showroom's place on the map.
  if (control.kind === 'record' && initial && value) {
    return Object.entries(value).map(([name, part]) => ({
      file: at.file,
      path: [...at.path, name],
      value: part,
    }));
  }
  const isList = control.kind === 'list' && Array.isArray(value);
  return [{ ...at, value: isList ? value.map((item) => plainItem(item, control.fields)) : value }];
}

/** The heading names the percentage, unless it has been changed on its own. */
function discountHeading(facts: readonly Fact[], used: readonly Used[]): Assignment[] {
  const percent = used.find(({ fact }) => fact.key === 'discount.percent')?.value;
  const heading = facts.find(({ key }) => key === 'discount.heading');
  if (percent === undefined || !heading) return [];
  const value = String(heading.initial).replace(/\d+\s?%/, `${percent}%`);
  return [{ ...heading.at, value }];
}

/** The marks of samples, which a page loses once all facts of their kind are changed or confirmed. */
const marks: readonly [name: string, isOf: (fact: Fact) => boolean][] = [
  ['facts', ({ at }) => at.file === 'company.ts'],
  ['prices', ({ at }) => at.file === 'priceList.ts'],
];

function unmarked(facts: readonly Fact[], changed: ReadonlySet<string>): Assignment[] {
  return marks
    .filter(([, isOf]) =>
      facts.every((fact) => !fact.isSample || !isOf(fact) || changed.has(fact.key)),
    )
    .map(([name]) => ({ file: 'company.ts', path: ['company', 'isSample', name], value: false }));
}

/**
 * What the stored facts change in content files. A value that a page can't use is left out with a
 * warning, because one wrong row must not stop a build.
 */
export function overlayOf(facts: readonly Fact[], rows: readonly StoredFact[]): Overlay {
  const warnings: string[] = [];
  const stored = rows.filter(({ value }) => value !== null);
  const used = stored.flatMap(({ key, value }) => {
    const fact = facts.find((known) => known.key === key);
    const [problem] = fact ? problemsOf(fact, value).values() : ['There is no such fact.'];
    if (fact && !problem) return [{ fact, value }];
    warnings.push(`the stored fact "${key}" is left out, and pages keep the content's: ${problem}`);
    return [];
  });
  if (rows.length === 0) return { assignments: [], warnings };
  const changedAt = rows
    .map(({ updated_at }) => updated_at)
    .sort()
    .at(-1);
  return {
    assignments: [
      ...discountHeading(facts, used),
      ...used.flatMap(({ fact, value }) =>
        assignmentsOf(fact, isUnset(fact, value) ? undefined : value),
      ),
      ...unmarked(facts, new Set(used.map(({ fact }) => fact.key))),
      { file: 'company.ts', path: ['company', 'factsChangedAt'], value: changedAt },
    ],
    warnings,
  };
}
