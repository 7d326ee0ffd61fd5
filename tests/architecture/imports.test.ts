import { describe, expect, it } from 'vitest';
import * as rules from './importRules.ts';
import { type Rule, verdict, violations } from './sources.ts';

const component = 'packages/ui/src/components/Card/Card.tsx';
const screen = 'site/src/features/blog/BlogList.tsx';

/** Each rule, and a line that it must refuse in a file where it applies. */
const cases: [sentence: string, rule: Rule, path: string, refused: string][] = [
  [
    'the levels of the library point one way',
    rules.uiLevels,
    component,
    "import { Hero } from '../../sections/Hero/index.ts';",
  ],
  [
    'parts of the library meet through their index.ts',
    rules.uiDoors,
    component,
    "import { button } from '../Button/Button.css.ts';",
  ],
  [
    'the library knows no router',
    rules.uiStandsAlone,
    component,
    "import { Link } from 'react-router';",
  ],
  [
    'the library reaches nothing outside itself',
    rules.uiStandsAlone,
    component,
    "import { home } from '../../../../../site/src/content/home.ts';",
  ],
  [
    'the site uses the library by its public subpaths',
    rules.siteUsesPublicUi,
    screen,
    "import { button } from '@custom-designs/ui/components/Button/Button.css.ts';",
  ],
  [
    'only one folder knows the Supabase SDK',
    rules.onlyTheClientsKnowSupabase,
    'site/src/features/blog/adapter/listPosts.ts',
    "const { createClient } = await import('@supabase/supabase-js');",
  ],
  [
    'visitors load no client that signs in',
    rules.visitorsLoadNoWholeClient,
    'site/src/features/blog/LatestPosts.tsx',
    "import { signIn } from '../auth/index.ts';",
  ],
  [
    'adapters import nothing that draws',
    rules.adaptersStayBelow,
    'site/src/features/blog/adapter/listPosts.ts',
    "import { Toast } from '@custom-designs/ui/components/Toast';",
  ],
  [
    'a feature takes from another what its index names',
    rules.featuresMeetThroughTheirIndex,
    'site/src/features/media/MediaCenter.tsx',
    "import { signIn } from '../auth/adapter/session.ts';",
  ],
  [
    'only the adapter of a feature reaches the backend',
    rules.onlyAdaptersReachTheBackend,
    screen,
    "import { backend } from '../../supabase/client.ts';",
  ],
  [
    'content imports its schema as types, and company.ts',
    rules.contentIsPure,
    'site/src/content/home.ts',
    "import { homeSchema } from './schema/pages.ts';",
  ],
  [
    'mocks never ship',
    rules.productionKnowsNoMocks,
    screen,
    "import { posts } from '@custom-designs/mocks';",
  ],
  ['browsers get the small zod', rules.browsersGetSmallZod, screen, "import * as z from 'zod';"],
  [
    'the embedded backend is never bundled into the site',
    rules.siteShipsNoBackend,
    screen,
    "import { openMemory } from '@custom-designs/supabase-local/memory';",
  ],
  [
    'mocks take no more than row types from the site',
    rules.mocksStayApart,
    'mocks/src/scenarios.ts',
    "import { toPost } from '../../site/src/features/blog/adapter/post.ts';",
  ],
  [
    'only the client reads the environment',
    rules.onlyTheClientReadsTheEnvironment,
    screen,
    'const url = import.meta.env.VITE_SUPABASE_URL;',
  ],
  [
    'nothing is exported by a star',
    rules.namesItsExports,
    'packages/ui/src/components/Card/index.ts',
    "export * from './Card.tsx';",
  ],
];

describe('who may import whom', () => {
  it.each(cases)('%s', (_sentence, rule) => {
    expect(violations(rule)).toEqual([]);
  });

  it.each(cases)('notices when it is not so: %s', (_sentence, rule, path, refused) => {
    expect(verdict(rule, path, refused)).toEqual([expect.stringContaining(`${path}:1 `)]);
  });

  it('lets a comment mention what code may not do', () => {
    const comment = '// process.env is read elsewhere\nexport const a = 1;';
    expect(verdict(rules.onlyTheClientReadsTheEnvironment, screen, comment)).toEqual([]);
  });
});
