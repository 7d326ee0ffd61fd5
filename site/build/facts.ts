import { fileURLToPath } from 'node:url';
import { replaceBackend } from '@custom-designs/supabase/client';
import type { Plugin } from 'vite';
import { collections, slugsOf } from '../src/content/paths.ts';
import { readFacts } from '../src/features/facts/adapter/readFacts.ts';
import { readReviews } from '../src/features/facts/adapter/readReviews.ts';
import { assign, assignmentCode, type ContentFiles } from '../src/features/facts/content.ts';
import { factsOf } from '../src/features/facts/definitions.ts';
import { type Overlay, overlayOf } from '../src/features/facts/overlay.ts';
import { reviewOverlay } from '../src/features/facts/reviews.ts';
import { type BuildEnvironment, buildEnvironment } from './environment.ts';

const content = new URL('../src/content/', import.meta.url);
const contentPath = fileURLToPath(content);
/** Milliseconds after which a silent backend counts as unreachable. */
const PATIENCE = 30_000;

async function readContent(): Promise<ContentFiles> {
  const files = [
    ...['company.ts', 'priceList.ts', 'replies.ts', 'home.ts'],
    ...collections.flatMap((name) => slugsOf(name).map((slug) => `${name}/${slug}.ts`)),
  ];
  const modules = files.map(async (file) => [file, await import(new URL(file, content).href)]);
  return Object.fromEntries(await Promise.all(modules));
}

async function read(environment: BuildEnvironment): Promise<Overlay & { files: ContentFiles }> {
  const files = await readContent();
  if (environment.withoutBackend) return { files, assignments: [], warnings: [] };
  replaceBackend(environment);
  const signal = AbortSignal.timeout(PATIENCE);
  const [rows, reviews] = await Promise.all([readFacts(signal), readReviews(signal)]).catch(
    (error: unknown) => {
      throw new Error(
        `The site was not built, because the facts and reviews of managers could not be read: ${error instanceof Error ? error.message : error}. Pages would show old phone numbers and prices, and sample testimonials. If the table site_facts or reviews is missing, push the migrations (supabase db push), then build again.`,
        { cause: error },
      );
    },
  );
  const changed = [overlayOf(factsOf(files), rows), reviewOverlay(files, reviews)];
  return {
    files,
    assignments: changed.flatMap(({ assignments }) => assignments),
    warnings: changed.flatMap(({ warnings }) => warnings),
  };
}

/**
 * Reads the facts that managers have changed (docs/behavior/managers.md#facts) and their reviews, and
 * changes this process's content files. @returns warnings about values that pages can't use @throws AdapterError
 */
export async function applyFacts(environment: BuildEnvironment): Promise<readonly string[]> {
  const { files, assignments, warnings } = await read(environment);
  assign(files, assignments);
  return warnings;
}

/** The file's path below the content folder. Undefined for other modules. */
const contentFile = (id: string) =>
  id.startsWith(contentPath) && id.endsWith('.ts') ? id.slice(contentPath.length) : undefined;

/**
 * Puts changed facts and reviews into the content files as they're bundled, so that pages, scripts, and structured
 * data have them. Without changes, it leaves every file as it is.
 */
export function changedFacts(): Plugin {
  let isBuild = false;
  let reading: Promise<Overlay> | undefined;
  const overlay = () => {
    reading ??= read(buildEnvironment()).catch((error: unknown) => {
      if (isBuild) throw error;
      // The dev server also works without a backend.
      return { assignments: [], warnings: [] };
    });
    return reading;
  };
  return {
    name: 'changed-facts',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    transform: {
      filter: { id: /\/src\/content\/.*\.ts$/ },
      async handler(code, id) {
        const file = contentFile(id);
        const { assignments } = await overlay();
        const own = assignments.filter((assignment) => assignment.file === file);
        return own.length > 0 ? { code: `${code}\n${assignmentCode(own)}`, map: null } : null;
      },
    },
  };
}
