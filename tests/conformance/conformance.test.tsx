import { captureOwnerStack } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { spanish } from '../../packages/ui/src/labels/spanish.ts';
import { examine, type Problems } from './examine.tsx';
import { elementOfRef, withRef } from './refs.tsx';
import { englishOf, replaceText } from './replaceableText.tsx';
import { collectSpecimens, type Specimen } from './specimens.tsx';

const specimens = await collectSpecimens();
const found = new Map<string, Problems>();

beforeAll(async () => {
  for (const specimen of specimens) found.set(specimen.title, await examine(specimen));
}, 120_000);

/** Managers' screens have plain English in place. */
const hasWordsInPlace = ({ folder }: Specimen) =>
  /^(desk|facts|leads|posts|projects)\//.test(folder);

const isManagers = (specimen: Specimen) =>
  hasWordsInPlace(specimen) || specimen.folder.startsWith('media/');

let drawings = 0;

/** A component with every fault that the suite looks for. */
function Faulty() {
  drawings += 1;
  // biome-ignore lint/suspicious/noConsole: the test checks that the suite finds this message
  globalThis.console.log('I was drawn.');
  return (
    <>
      <style>{'.dark-spot { border: 0; background: #222; outline: none !important }'}</style>
      <p style={{ inlineSize: '600px' }}>{`Drawn ${drawings} times`}</p>
      <p style={{ blockSize: '24px', overflow: 'hidden' }}>{'Lit from the base. '.repeat(9)}</p>
      <button type="button" className="dark-spot">
        Light
      </button>
    </>
  );
}

const sentences: [sentence: string, check: keyof Problems][] = [
  ['comes alive from its served HTML without a change', 'server'],
  ['says nothing to the console', 'console'],
  ['stays on a phone’s page from right to left', 'rightToLeft'],
  ['keeps every word on a phone with text at 200 %', 'largeText'],
  ['keeps every word in Spanish, 320 pixels wide', 'spanish'],
  ['shows where the focus is in forced colors', 'focus'],
  ['keeps the edges of its controls in forced colors', 'borders'],
];

describe('every public component', () => {
  it('is in the list of specimens', () => expect(specimens.length).toBeGreaterThan(80));

  it.each(sentences)('passes every check: %s', (_sentence, check) => {
    const problems = [...found].flatMap(([title, each]) =>
      each[check].map((problem) => `${title}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('lets all its English text be replaced, except on managers’ screens', async () => {
    let replaced = 0;
    const left: string[] = [];
    for (const specimen of specimens.filter((one) => !hasWordsInPlace(one))) {
      const verdict = await replaceText(specimen);
      replaced += verdict.replaced;
      left.push(...verdict.left.map((word) => `${specimen.title}: ${word}`));
    }
    expect(left).toEqual([]);
    expect(replaced).toBeGreaterThan(50);
  }, 60_000);

  it('says in Spanish all that visitors of a site may see or hear', async () => {
    const english: Record<string, object> = {};
    for (const specimen of specimens.filter((one) => !isManagers(one)))
      Object.assign(english, await englishOf(specimen));
    const namesOf = (labels: Readonly<Record<string, object>>) =>
      Object.entries(labels)
        .flatMap(([component, texts]) => Object.keys(texts).map((name) => `${component}.${name}`))
        .sort();
    expect(namesOf(spanish)).toEqual(expect.arrayContaining(namesOf(english)));
  });

  it.each(withRef)('passes its element to a ref: $name', async (component) => {
    expect(await elementOfRef(component)).toBe(true);
  });
});

describe('the conformance suite', () => {
  it('runs React’s development build, which reports attributes that differ from the server’s', () => {
    expect(captureOwnerStack).toBeTypeOf('function');
  });

  it('reports every fault of a component', async () => {
    const problems = await examine({ title: 'Faulty', folder: '', stories: [], Example: Faulty });
    for (const [check, each] of Object.entries(problems)) {
      expect(each, check).not.toHaveLength(0);
    }
  });
});
