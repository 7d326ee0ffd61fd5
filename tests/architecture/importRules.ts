import { readFileSync } from 'node:fs';
import { type Import, isProduction, type Rule, root, type Source } from './sources.ts';

const UI = 'packages/ui/src/';

/** Weakest first; a level may use what stands before it, and its siblings. */
const levels: readonly (readonly string[])[] = [
  ['theme'],
  ['styles'],
  ['layout', 'text'],
  ['components'],
  ['admin'],
  ['blog', 'leads', 'media', 'sections'],
  ['templates'],
  ['docs'],
];
const order = levels.map((names) => names.join(', ')).join(' <- ');

const areaOf = (path: string) => path.slice(UI.length).split('/')[0] ?? '';
const rankOf = (path: string) => levels.findIndex((names) => names.includes(areaOf(path)));

/** The folder whose index.ts is its door: one component, or a whole small area. */
function moduleOf(path: string): string {
  const area = areaOf(path);
  return ['components', 'sections', 'templates'].includes(area)
    ? path.split('/').slice(0, 5).join('/')
    : UI + area;
}

/** Styles are compiled one by one; through theme/index.ts they would drag React into the compiler. */
const themeDoors = [
  ...['contract.css.ts', 'breakpoints.ts', 'layers.css.ts', 'themes.css.ts'],
  // What only styles/ and the documentation need, and no page should load through the index.
  ...['fonts.css', 'contrast.ts', 'createTheme.ts'],
].map((name) => `${UI}theme/${name}`);

/** A guide's shape, the frame of its larger examples, and the walk through its keys. */
const guideDoors = ['guide.ts', 'PageWidth.tsx', 'walkKeyboard.ts'].map(
  (name) => `${UI}docs/${name}`,
);

const isDoor = (target: string) => target.endsWith('/index.ts') || themeDoors.includes(target);

const say = (source: Source, { line, specifier }: Import, text: string) =>
  `${source.path}:${line} imports "${specifier}": ${text}`;

const each =
  (
    applies: (source: Source) => boolean,
    judge: (found: Import, source: Source) => string | false | undefined,
  ): Rule =>
  (source) =>
    applies(source)
      ? source.imports.flatMap((found) => {
          const text = judge(found, source);
          return text ? [say(source, found, text)] : [];
        })
      : [];

const isUi = ({ path }: Source) => path.startsWith(UI);
const isSite = ({ path }: Source) => path.startsWith('site/src/');
const isTest = ({ path }: Source) => /\.test\.tsx?$/.test(path);
const isStory = ({ path }: Source) => /\.stories\.tsx$/.test(path);

/** What a component's page needs to know stands beside the component, in the page's own words. */
const isPageOfDocs = ({ path }: Source) => /\.(stories|guide)\.tsx?$/.test(path);

export const uiLevels = each(isUi, ({ target }, source) => {
  const { path } = source;
  if (!target.startsWith(UI)) return false;
  if (isPageOfDocs(source) && guideDoors.includes(target)) return false;
  return (
    rankOf(target) > rankOf(path) &&
    `the library's levels point one way, ${order}. Move the shared part down, or this file up.`
  );
});

export const uiDoors = each(isUi, ({ target }, source) => {
  const { path } = source;
  if (!target.startsWith(UI) || moduleOf(target) === moduleOf(path) || isDoor(target)) return false;
  if (isPageOfDocs(source) && guideDoors.includes(target)) return false;
  if (/\.fixtures\.tsx?$/.test(target) && (isPageOfDocs(source) || isTest(source))) return false;
  return `parts meet only through each other's public index.ts. Export what is needed from ${moduleOf(target)}/index.ts.`;
});

const foreignToUi = /^(react-router|@react-router|@supabase|@tanstack|msw|@custom-designs)/;

export const uiStandsAlone = each(isUi, ({ specifier, target }, source) => {
  if (foreignToUi.test(target)) {
    return 'the library knows no router, no backend, no query cache, no site and no mocks. Take it as a prop.';
  }
  const isStorybook = target.startsWith('.storybook/');
  const leaves = (specifier.startsWith('.') || isStorybook) && !target.startsWith(UI);
  const isPage = isStory(source) || areaOf(source.path) === 'docs';
  return (
    leaves && !(isStorybook && isPage) && 'the library reaches nothing outside packages/ui/src.'
  );
});

const uiExports: readonly string[] = Object.keys(
  JSON.parse(readFileSync(`${root}packages/ui/package.json`, 'utf8')).exports,
);

const isPublicSubpath = (specifier: string) => {
  const subpath = specifier.replace('@custom-designs/ui', '.');
  return uiExports.some((pattern) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '[^/]+')}$`).test(subpath),
  );
};

export const siteUsesPublicUi = each(isSite, ({ specifier, target }) => {
  if (target.startsWith('packages/')) return 'packages are imported by name, not by path.';
  return (
    specifier.startsWith('@custom-designs/ui') &&
    !isPublicSubpath(specifier) &&
    `no public subpath of the library: use one of ${uiExports.join(', ')}.`
  );
});

const isSupabase = (path: string) => path.startsWith('site/src/supabase/');

export const onlyTheClientsKnowSupabase = each(
  (source) => isSite(source) && isProduction(source) && !isSupabase(source.path),
  ({ specifier }) =>
    specifier.startsWith('@supabase/') &&
    'only site/src/supabase knows the SDK. Take types and clients from there.',
);

/** What only a manager's screen needs, and its weight with it. The model of images is everybody's. */
const isManagers = (path: string) =>
  /^site\/src\/(features\/(auth|media|leads\/inbox)\/|supabase\/managerClient\.ts|routes\/(leads|media))/.test(
    path,
  ) && !/\/media\/(index|image)\.ts$/.test(path);

export const visitorsLoadNoWholeClient = each(
  (source) => isSite(source) && isProduction(source) && !isManagers(source.path),
  ({ target, isType }) =>
    !isType &&
    isManagers(target) &&
    'sign-in and storage come along: only managers’ screens load them. Visitors use supabase/client.ts.',
);

const featureOf = (path: string) => /^site\/src\/features\/(\w+)\//.exec(path)?.[1];

export const featuresMeetThroughTheirIndex = each(
  (source) => isSite(source) && isProduction(source),
  ({ target }, { path }) => {
    const feature = featureOf(target);
    const isInside = featureOf(path) === feature || path.startsWith('site/src/routes/');
    return (
      feature !== undefined &&
      !isInside &&
      target !== `site/src/features/${feature}/index.ts` &&
      'one feature takes from another what its index.ts names.'
    );
  },
);

const isAdapter = ({ path }: Source) =>
  isSupabase(path) || /^site\/src\/features\/\w+\/(inbox\/)?adapter[./]/.test(path);

export const onlyAdaptersReachTheBackend = each(
  (source) => featureOf(source.path) !== undefined && isProduction(source) && !isAdapter(source),
  ({ target, isType }) =>
    !isType && isSupabase(target) && 'in a feature, only its adapter imports site/src/supabase.',
);

export const adaptersStayBelow = each(
  (source) => isAdapter(source) && !isTest(source),
  ({ specifier, target }, { path }) => {
    const isOwn = isSupabase(target) || featureOf(target) === featureOf(path);
    const isAbove = /^site\/src\/(?!content\/|features\/\w+\/index)/.test(target) && !isOwn;
    const isDrawing = /^(@custom-designs\/ui|react-router|react$|react-dom)/.test(specifier);
    return (
      (isAbove || isDrawing) &&
      'adapters fetch and check; they import no routes, no screens and nothing that draws. The screen decides.'
    );
  },
);

const isContent = (path: string) => path.startsWith('site/src/content/');

const isSchema = (path: string) => path.startsWith('site/src/content/schema/');

/** Schemas build on schemas; what is left is plain data, which may name facts of the company. */
function isContentImport({ target, specifier, isType }: Import, { path }: Source): boolean {
  if (isSchema(path)) return isSchema(target) || specifier === 'zod/mini';
  return (isSchema(target) && isType) || target === 'site/src/content/company.ts';
}

export const contentIsPure = each(
  ({ path, ...source }) =>
    isContent(path) && !/(\.server|\/paths)\.ts$/.test(path) && !isTest({ path, ...source }),
  (found, source) =>
    !isContentImport(found, source) &&
    'content is data: it imports its schema (types only), company.ts, and nothing else.',
);

export const productionKnowsNoMocks = each(isProduction, ({ specifier, target }) => {
  if (/^@custom-designs\/mocks|^msw/.test(specifier) || target.startsWith('mocks/')) {
    return 'mocks never ship. Use them in tests and stories only.';
  }
  return false;
});

export const browsersGetSmallZod = each(
  (source) => isProduction(source) && (isUi(source) || isSite(source)),
  ({ specifier, isType }) =>
    specifier === 'zod' &&
    !isType &&
    'a fifth of the weight, and no compiled code that a strict content security policy reports: use zod/mini.',
);

export const siteShipsNoBackend = each(
  (source) => isSite(source) && isProduction(source),
  ({ specifier }) =>
    specifier.startsWith('@custom-designs/supabase-local') &&
    'the embedded backend runs beside the site and is never bundled into it.',
);

export const mocksStayApart = each(
  ({ path }) => path.startsWith('mocks/src/'),
  ({ target, isType }) =>
    /^(site|packages)\//.test(target) &&
    !(isType && featureOf(target) !== undefined) &&
    'mocks may use the row types of the features, and packages by name.',
);

/** `SSR` is no setting: it says which of the two builds this is, and the bundler cuts by it. */
export const onlyTheClientReadsTheEnvironment: Rule = (source) => {
  if (!isProduction(source) || source.path.startsWith('packages/supabase-local/')) return [];
  if (source.path === 'site/src/supabase/client.ts') return [];
  return source.code
    .split('\n')
    .flatMap((line, index) =>
      /import\.meta\.env(?!\.SSR\b)|process\.env(?!\.NODE_ENV)/.test(line)
        ? [
            `${source.path}:${index + 1} reads the environment: only site/src/supabase/client.ts does. Add the setting to parseEnvironment and ask backend() for it.`,
          ]
        : [],
    );
};

export const namesItsExports: Rule = (source) =>
  source.imports
    .filter((found) => found.isEverything)
    .map((found) => say(source, found, 'export * hides what is public. Name every export.'));
