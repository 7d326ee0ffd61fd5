import { newArticle } from '../../src/content/posts.ts';
import {
  type Build,
  type HostFiles,
  hashedFiles,
  newArticlePattern,
  pathTypes,
  unknownTypes,
} from './rules.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const withHeaders = (src: string, headers: Readonly<Record<string, string>>) => ({
  src,
  headers,
  continue: true,
});

export const vercelConfig = ({ headers, pages }: Build) => ({
  version: 3,
  routes: [
    withHeaders('^/.*$', headers),
    withHeaders(`^${hashedFiles.path}.*$`, { 'Cache-Control': hashedFiles.cache }),
    ...unknownTypes.map(([extension, type]) =>
      withHeaders(`^.*${escaped(extension)}$`, { 'Content-Type': type }),
    ),
    ...pathTypes.map(([path, type]) => withHeaders(`^${escaped(path)}$`, { 'Content-Type': type })),
    // A second slash or a backslash at the start would redirect to another site.
    { src: '^/([^/\\\\].*)/$', status: 308, headers: { Location: '/$1' } },
    { handle: 'filesystem' },
    { src: newArticlePattern, dest: `/blog/${newArticle}`, check: true },
    { handle: 'error' },
    { src: '^/.*$', status: 404, dest: '/404.html' },
  ],
  overrides: Object.fromEntries(
    pages
      .filter((page) => page.endsWith('/index.html'))
      .map((page) => [page, { path: page.replace(/\/index\.html$/, '') }]),
  ),
});

/**
 * The folder at the project root that Vercel reads. The build copies the configuration and the files
 * there.
 */
export const vercel = (build: Build): HostFiles => ({
  'vercel/config.json': JSON.stringify(vercelConfig(build), null, 2),
});
