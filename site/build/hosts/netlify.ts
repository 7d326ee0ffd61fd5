import { newArticle } from '../../src/content/posts.ts';
import { type Build, type HostFiles, hashedFiles, pathTypes, unknownTypes } from './rules.ts';

const rule = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The format that Netlify and Cloudflare share. Rules overlap only if they set different headers.
 */
export const headersFile = ({ headers }: Build): string =>
  [
    rule('/*', headers),
    rule(`${hashedFiles.path}*`, { 'Cache-Control': hashedFiles.cache }),
    ...unknownTypes.map(([extension, type]) => rule(`/*${extension}`, { 'Content-Type': type })),
    ...pathTypes.map(([path, type]) => rule(path, { 'Content-Type': type })),
    '',
  ].join('\n\n');

/**
 * A rule without `!` applies only if no file has the address. A placeholder matches one segment.
 */
export const netlify = (build: Build): HostFiles => ({
  'client/_headers': headersFile(build),
  'client/_redirects': `/blog/:slug  /blog/${newArticle}/index.html  200\n`,
});
