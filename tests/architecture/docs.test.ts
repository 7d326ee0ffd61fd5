import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Generator, indexSearchTerms, searchTerms } from '../../.storybook/searchTerms.ts';
import * as rules from './docsRules.ts';
import { readSource, root, sources, verdict, violations } from './sources.ts';

const folder = 'packages/ui/src/components/Card';
const story = (code: string) => readSource(`${folder}/Card.stories.tsx`, code);

describe('the sidebar', () => {
  it('follows the folders', () => {
    expect(violations(rules.storiesStandInTheirFolder)).toEqual([]);
  });

  it.each([
    [`${folder}/Card.stories.tsx`, 'Sections/Card'],
    [`${folder}/Card.stories.tsx`, 'Components/Cards'],
    ['packages/ui/src/sections/Hydration.stories.tsx', 'Components/Hydration'],
    ['site/src/features/blog/BlogList.stories.tsx', 'Screens/BlogList'],
  ])('notices that %s is called %s', (path, title) => {
    const code = `const meta = preview.meta({ title: '${title}' });`;
    expect(verdict(rules.storiesStandInTheirFolder, path, code)).toHaveLength(1);
  });
});

describe('the search', () => {
  it('finds components by the names that people know', () => {
    const titles = sources.flatMap(
      ({ path, code }) =>
        (path.endsWith('.stories.tsx') && /preview\.meta\(\{\s*title: '([^']+)'/.exec(code)?.[1]) ||
        [],
    );
    const lost = Object.values(searchTerms)
      .flat()
      .filter((title) => !titles.includes(title));
    expect(lost).toEqual([]);
    expect(Object.keys(searchTerms)).toEqual(
      expect.arrayContaining([
        'modal',
        'input',
        'dropdown',
        'checkbox',
        'alert',
        'tooltip',
        'table',
        'tabs',
      ]),
    );
  });

  it('finds pages, their terms, and their headings, but no story by a term', async () => {
    const importPath = './Dialog.stories.tsx';
    const entry = { type: 'docs', title: 'Components/Dialog', importPath };
    const page = { type: 'docs', title: 'Introduction', importPath: './Introduction.mdx' };
    const heading = { id: 'structure', title: 'Structure' };
    const entries: Awaited<ReturnType<Generator['getIndex']>>['entries'] = {
      a: { ...entry, anchors: [{ id: 'anchor--open', title: 'Open' }] },
      b: { ...entry, type: 'story' },
      c: { ...page, anchors: [heading] },
    };
    const generator = indexSearchTerms({ getIndex: async () => ({ v: 5, entries }) });
    const index = await generator.getIndex();
    const found = Object.values(index.entries).map(({ anchors = [] }) =>
      anchors.map(({ title }) => title),
    );
    expect(found).toEqual([['modal', 'overlay', 'popup'], [], ['Structure']]);
    expect(index).toHaveProperty('v', 5);
  });
});

describe("a component's page", () => {
  it('shows stories with a backend each by itself', () => {
    expect(violations(rules.ownBackendsStandAlone)).toEqual([]);
  });

  it('notices backends that would share a page', () => {
    const code = "import { connected } from '@custom-designs/storybook/connected.tsx';";
    const path = 'site/src/features/blog/BlogList.stories.tsx';
    expect(verdict(rules.ownBackendsStandAlone, path, code)).toHaveLength(1);
  });

  it('says what it is for, and its keyboard table is pressed', () => {
    expect(rules.pagesSayWhatFor(sources)).toEqual([]);
  });

  it('notices a component without a guide', () => {
    expect(rules.pagesSayWhatFor([story('')]).join()).toContain('write Card.guide.ts');
  });

  it('notices a guide that is neither shown nor pressed', () => {
    const guide = readSource(`${folder}/Card.guide.ts`, "export const guide = { so: 'focused' };");
    expect(rules.pagesSayWhatFor([story(''), guide])).toEqual([
      expect.stringContaining('does not hand'),
      expect.stringContaining('does not press'),
    ]);
  });

  it('takes a doc comment for a plain section', () => {
    const path = 'packages/ui/src/sections/Band/Band';
    const files = (before: string) => [
      readSource(`${path}.stories.tsx`, ''),
      readSource(`${path}.tsx`, `const a = 1;\n${before}export function Band() {}`),
    ];
    expect(rules.pagesSayWhatFor(files('/** A quiet band. */\n'))).toEqual([]);
    expect(rules.pagesSayWhatFor(files('\n'))).toHaveLength(1);
  });
});

describe('do and don’t', () => {
  const guide = (code: string) =>
    verdict(rules.guidesShowDoAndDont, `${folder}/Card.guide.tsx`, code);

  it('are on the page of every component, text and layout', () => {
    expect(violations(rules.guidesShowDoAndDont)).toEqual([]);
  });

  it('are missed where a guide has one of the two, none, or an empty list', () => {
    expect(guide('const guide = {\n  dos: [{ why }],\n};')).toEqual([
      expect.stringContaining('`donts`'),
    ]);
    expect(guide('const guide = {};')).toHaveLength(2);
    expect(guide('const guide = {\n  dos: [],\n  donts: [{ why }],\n};')).toHaveLength(1);
  });

  it('may be left out of the guide of a part of the blog', () => {
    const path = 'packages/ui/src/blog/PostSearch/PostSearch.guide.ts';
    expect(verdict(rules.guidesShowDoAndDont, path, 'const guide = {};')).toEqual([]);
  });
});

describe('words', () => {
  it('are props', () => {
    expect(violations(rules.wordsAreProps)).toEqual([]);
  });

  it.each([
    'export const Card = () => <p>Read more</p>;',
    'export const Card = () => <button aria-label="Close" />;',
  ])('are noticed in %s', (code) => {
    expect(verdict(rules.wordsAreProps, `${folder}/Card.tsx`, code)).toHaveLength(1);
  });
});

describe('citations of docs/behavior.md', () => {
  const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
  const anchors = new Set(
    Array.from(read('docs/behavior.md').matchAll(/^#+ (.+)$/gm), ([, title = '']) =>
      title.toLowerCase().replaceAll(' ', '-'),
    ),
  );
  const broken = (path: string, text: string) =>
    Array.from(text.matchAll(/behavior\.md#([\w-]+)/g), ([, anchor = '']) => anchor)
      .filter((anchor) => !anchors.has(anchor))
      .map((anchor) => `${path} cites #${anchor}, which docs/behavior.md does not have.`);

  it('name a heading that exists', () => {
    const cited = execFileSync('git', ['grep', '-lI', 'behavior.md#'], { cwd: root });
    const paths = cited.toString().trim().split('\n');
    expect(
      paths
        .filter((path) => path !== 'tests/architecture/docs.test.ts')
        .flatMap((path) => broken(path, read(path))),
    ).toEqual([]);
  });

  it('are refused where no such heading exists', () => {
    expect(broken('Card.tsx', '/** docs/behavior.md#no-such-heading */')).toHaveLength(1);
  });
});
