import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFiles, readTarget, sendFile, sendText } from './fileServer.ts';
import { listen, type Served } from './serve.ts';

export const storybookFolder = fileURLToPath(new URL('../dist-storybook', import.meta.url));
const below = '/storybook';

/**
 * @returns whether the request was for Storybook and has been answered. Undefined if there is no
 * build.
 */
export async function storybookAnswers(folder: string) {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const files = await readFiles(folder);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { path = '', query = '' } = readTarget(request.url) ?? {};
    if (path !== below && !path.startsWith(`${below}/`)) return false;
    if (path === below) {
      response.writeHead(308, { Location: `${below}/${query}` }).end();
      return true;
    }
    const file = files.get(path.slice(below.length).replace(/\/$/, '/index.html'));
    response.setHeader('Cache-Control', 'no-cache');
    if (file) sendFile(request, response, file);
    else sendText(response, 404, 'Storybook has no such file.');
    return true;
  };
}

/** Serves only Storybook, at the same path as next to the site. */
export async function serveStorybook(folder: string): Promise<Served> {
  const answers = await storybookAnswers(folder);
  if (!answers) throw new Error(`There is no built Storybook in ${folder}.`);
  const { url, close } = await listen(0, (request, response) => {
    if (!answers(request, response)) sendText(response, 404, 'Only Storybook is served here.');
  });
  return { url: `${url}${below}/`, close };
}
