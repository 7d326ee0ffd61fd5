import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { client as clientFolder } from '../../site/build/dist.ts';
import { parseHead } from '../../site/build/parseHead.ts';

export const client = fileURLToPath(clientFolder);
export const files = readdirSync(client, { recursive: true, encoding: 'utf8' });
export const read = (path: string) => readFileSync(join(client, path), 'utf8');

/** Returns the captured groups of every match. */
export const all = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);

export const pages = files
  .filter((path) => path.endsWith('.html'))
  .map((file) => {
    const html = read(file);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const path = `/${file.replace(/\/?index\.html$/, '')}`;
    return { file: join(client, file), path, html, main, head: parseHead(html) };
  });
