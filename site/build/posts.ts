import { replaceBackend } from '@custom-designs/supabase/client';
import { AdapterError } from '@custom-designs/supabase/errors';
import { listPosts } from '../src/features/blog/adapter/readPosts.ts';
import { listPhotos } from '../src/features/projects/adapter.ts';
import type { BuildEnvironment } from './environment.ts';

/** Milliseconds after which a silent backend counts as unreachable. */
const PATIENCE = 30_000;

const advice: Partial<Record<AdapterError['kind'], string>> = {
  network: 'Start it, or correct VITE_SUPABASE_URL',
  denied: 'Correct VITE_SUPABASE_PUBLISHABLE_KEY',
  missing: 'Push the migrations to it (supabase db push), or correct VITE_SUPABASE_URL',
};

/**
 * The part of a post that the build needs: the last part of its address, and a name for warnings.
 */
export interface BuiltPost {
  readonly slug: string;
  readonly title: string;
}

/**
 * Reads all posts first, because a build without them would replace good pages with empty ones.
 * @throws Error that says what failed, why it matters, and what to do
 */
export async function readPosts(environment: BuildEnvironment): Promise<BuiltPost[]> {
  const { supabaseUrl, withoutBackend } = environment;
  if (withoutBackend) return [];
  replaceBackend(environment);
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    const [posts] = await Promise.all([
      listPosts({ signal }),
      // The result isn't used yet, but pages would fail without it.
      listPhotos(signal),
    ]);
    return posts.map(({ slug, summary: { title } }) => ({ slug, title }));
  } catch (error) {
    const kind = error instanceof AdapterError ? error.kind : 'network';
    throw new Error(
      [
        `The site was not built, because the backend at ${supabaseUrl} could not be read: ${error instanceof Error ? error.message : error}.`,
        'Articles, photos of projects, and their entries in the sitemap and the feed would be missing.',
        `${advice[kind] ?? 'Check that VITE_SUPABASE_URL is the API address of a Supabase project'}, then build again. BUILD_WITHOUT_BACKEND=1 builds without them on purpose.`,
      ].join(' '),
      { cause: error },
    );
  }
}
