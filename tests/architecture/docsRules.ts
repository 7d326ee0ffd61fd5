import { posix } from 'node:path';
import { isProduction, lineAt, type Rule, type Source, type SyntaxNode, walk } from './sources.ts';

const UI = 'packages/ui/src/';
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const nodeOf = (value: unknown) => value as SyntaxNode | undefined;

/** Where the sidebar must show a file of stories; what tells one component's states adds its name. */
function placeOf(path: string): string {
  if (path.startsWith('site/')) return 'Site/';
  if (path.startsWith(`${UI}docs/`)) return 'Foundations/';
  const [area = '', component = ''] = path.slice(UI.length).split('/');
  return component.endsWith('.tsx') ? `${capital(area)}/` : `${capital(area)}/${component}`;
}

export const storiesStandInTheirFolder: Rule = ({ path, code }) => {
  if (!path.endsWith('.stories.tsx')) return [];
  const title = /preview\.meta\(\{\s*title: '([^']+)'/.exec(code)?.[1] ?? '';
  const place = placeOf(path);
  const isThere = place.endsWith('/')
    ? title.startsWith(place)
    : `${title}/`.startsWith(`${place}/`);
  return isThere ? [] : [`${path} is called "${title}": the sidebar follows the folders, ${place}`];
};

/** On a page that shows many stories, the backend of the last would answer for all. */
export const ownBackendsStandAlone: Rule = ({ path, code, imports }) => {
  const hasBackend = imports.some(({ target }) => target === '.storybook/connected.tsx');
  if (!hasBackend || !path.endsWith('.stories.tsx') || code.includes('standsAlone')) return [];
  return [`${path} has a backend of its own: parameters: standsAlone (.storybook/standsAlone.ts).`];
};

/** A part with keys, a voice and rules of its own needs more than the doc comment of a section. */
const needsGuide = /^packages\/ui\/src\/(components|text)\//;

/** A comment is blanked out, so all that is left of it is its spaces. */
const isExplained = ({ code }: Source, name: string) =>
  new RegExp(`\\n *[ ]{3,}\\nexport (async )?(function|const) ${name}\\b`).test(code);

/** Judges whole folders, so it takes every file at once. */
export function pagesSayWhatFor(files: readonly Source[]): string[] {
  const stories = files.filter(({ path }) => /\/src\/\w+\/(\w+)\/\1\.stories\.tsx$/.test(path));
  return stories.flatMap((story) => {
    const name = posix.basename(story.path, '.stories.tsx');
    const folder = posix.dirname(story.path);
    const guide = files.find(({ path }) => path.startsWith(`${folder}/${name}.guide.`));
    if (guide) return judgeGuide(guide, story);
    const own = files.find(({ path }) => path === `${folder}/${name}.tsx`);
    if (!needsGuide.test(folder) && own && isExplained(own, name)) return [];
    return [
      `${folder} says nowhere what it is for: write ${name}.guide.ts or a doc comment (CONTRIBUTING).`,
    ];
  });
}

function judgeGuide(guide: Source, story: Source): string[] {
  const isShown = story.imports.some(({ target }) => target === guide.path);
  const isPressed = !/\bso: /.test(guide.code) || /\bwalkKeyboard\(guide/.test(story.code);
  return [
    ...(isShown ? [] : [`${story.path} does not hand ${guide.path} to its page.`]),
    ...(isPressed ? [] : [`${story.path} does not press the keys of ${guide.path}: walkKeyboard.`]),
  ];
}

/** Where a guide shows the component itself, well used and misused. */
const needsExamples = /^packages\/ui\/src\/(components|text|layout)\/.*\.guide\.tsx?$/;

export const guidesShowDoAndDont: Rule = ({ path, code }) => {
  if (!needsExamples.test(path)) return [];
  const missing = ['dos', 'donts'].filter(
    (name) => !new RegExp(`^ *${name}: \\[\\s*\\{`, 'm').test(code),
  );
  return missing.map(
    (name) => `${path} has no \`${name}\`: show it live, from the component itself.`,
  );
};

const spoken = /^(aria-label|aria-description|title|alt|placeholder)$/;

/** What a visitor reads or hears is a prop with an English default, so that it can be said otherwise. */
export const wordsAreProps: Rule = (source) => {
  const { path, program, code } = source;
  if (!path.startsWith(UI) || !isProduction(source)) return [];
  return [...walk(program)]
    .filter((node) => {
      if (node.type === 'JSXText') return /\p{L}{2}/u.test(String(node.value));
      const isSpoken = node.type === 'JSXAttribute' && spoken.test(String(nodeOf(node.name)?.name));
      return isSpoken && /\p{L}{2}/u.test(String(nodeOf(node.value)?.value ?? ''));
    })
    .map(
      ({ start }) =>
        `${path}:${lineAt(code, start)} says words of its own: make them a prop with an English default.`,
    );
};
