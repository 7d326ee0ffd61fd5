import { describe, expect, it } from 'vitest';
import * as rules from './anatomyRules.ts';
import { type Rule, readSource, sources, verdict, violations } from './sources.ts';

const folder = 'packages/ui/src/components/Card';
const card = `${folder}/Card.tsx`;

const cases: [sentence: string, rule: Rule, path: string, refused: string][] = [
  [
    'what draws begins with a capital letter',
    rules.componentsAreNamedLikeClasses,
    `${folder}/card.tsx`,
    '',
  ],
  ['no folder is called helpers', rules.namesSaySomething, 'site/src/helpers/date.ts', ''],
  ['no file is called utils', rules.namesSaySomething, 'site/src/utils.ts', ''],
  ['files stay small', rules.filesStaySmall, card, 'go();\n'.repeat(201)],
  ['content stays small', rules.filesStaySmall, 'site/src/content/a.ts', 'go();\n'.repeat(351)],
  ['stories stay small', rules.filesStaySmall, `${folder}/Card.stories.tsx`, 'go();\n'.repeat(351)],
  [
    'an index.ts only names what is public',
    rules.doorsOnlyOpen,
    `${folder}/index.ts`,
    'export const a = 1;',
  ],
  [
    'no public component takes className',
    rules.looksAreNotProps,
    card,
    'export interface CardProps { className?: string }',
  ],
  [
    'no public component picks style',
    rules.looksAreNotProps,
    card,
    "export interface CardProps extends Pick<AriaProps, 'style'> {}",
  ],
  [
    'no public component knows a route of an app',
    rules.defaultsAreNoRoutes,
    card,
    "export function Card({ href = '/blog' }: CardProps) { return href; }",
  ],
  [
    'props pick from React Aria',
    rules.propsPickFromReactAria,
    card,
    "import type { ButtonProps } from 'react-aria-components/Button'; export interface CardProps extends ButtonProps {}",
  ],
];

describe('files and folders', () => {
  it.each(cases)('%s', (_sentence, rule) => {
    expect(violations(rule)).toEqual([]);
  });

  it.each(cases)('notices when it is not so: %s', (_sentence, rule, path, refused) => {
    expect(verdict(rule, path, refused)).toEqual([expect.stringContaining(path)]);
  });

  it('counts neither comments nor blank lines', () => {
    const text = '// why\n\n/* because */\ngo();\n'.repeat(200);
    expect(verdict(rules.filesStaySmall, card, text)).toEqual([]);
  });
});

describe('one component, one folder', () => {
  const drawn = 'export const Card = () => <div />;';

  it('has its component, its styles, its stories and its door', () => {
    expect(rules.componentsAreWhole(sources)).toEqual([]);
  });

  it('notices what is missing', () => {
    const problems = rules.componentsAreWhole([readSource(card, drawn)]).join('\n');
    for (const part of ['Card.stories.tsx', 'index.ts', 'Card.css.ts']) {
      expect(problems).toContain(part);
    }
  });

  it('names each part after its parent, or after what its door opens to', () => {
    expect(rules.partsCarryTheirParentsName(sources)).toEqual([]);
    const field = 'packages/ui/src/components/Field';
    const files = [
      readSource(`${field}/index.ts`, "export { TextArea } from './TextArea.tsx';"),
      readSource(`${field}/TextArea.tsx`, drawn),
      readSource(`${field}/Counter.tsx`, drawn),
    ];
    expect(rules.partsCarryTheirParentsName(files)).toEqual([
      expect.stringContaining('Field/Counter.tsx is a part'),
    ]);
  });

  it('lets a component that only arranges others go without styles', () => {
    const files = [
      readSource(card, 'export const Card = () => <Stack />;'),
      readSource(`${folder}/Card.stories.tsx`, ''),
      readSource(`${folder}/index.ts`, ''),
    ];
    expect(rules.componentsAreWhole(files)).toEqual([]);
  });

  it('keeps templates free of styles and raw elements', () => {
    const template = 'packages/ui/src/templates/CityPage';
    const files = [
      readSource(`${template}/CityPage.tsx`, drawn),
      readSource(`${template}/CityPage.css.ts`, ''),
    ];
    const problems = rules.componentsAreWhole(files).join('\n');
    expect(problems).toContain('has a .css.ts');
    expect(problems).toContain('draws raw HTML elements');
  });
});
