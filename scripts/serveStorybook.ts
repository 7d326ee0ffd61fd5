import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';
import type { Served } from './serve.ts';

export const storybookFolder = fileURLToPath(new URL('../dist-storybook', import.meta.url));
const below = '/storybook';

/** @returns whether the request was for Storybook, which is then answered; undefined without a build. */
export function storybookAnswers(folder: string) {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const files = sirv(folder, { etag: true });
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '' } = request;
    if (!new RegExp(`^${below}(?:[/?]|$)`).test(url)) return false;
    if (!url.startsWith(`${below}/`)) {
      response.writeHead(301, { Location: url.replace(below, `${below}/`) }).end();
      return true;
    }
    request.url = url.slice(below.length);
    files(request, response, () => void response.writeHead(404).end());
    return true;
  };
}

/** Storybook alone, at the address it has beside the site. */
export async function serveStorybook(folder: string): Promise<Served> {
  const answers = storybookAnswers(folder);
  if (!answers) throw new Error(`There is no built Storybook in ${folder}.`);
  const server = createServer((request, response) => {
    if (!answers(request, response)) response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${below}/`, close };
}
