import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A build hook on this machine, in place of a host's. Each POST builds the site again, one build
 * after the other.
 * @param build builds the site
 * @param onFailure receives the reason of a failed build
 */
export async function openBuildHook(
  build: () => Promise<unknown>,
  onFailure: (error: unknown) => Promise<unknown>,
) {
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    request.resume();
    if (request.method === 'POST') last = last.then(build).catch(onFailure);
    response.writeHead(request.method === 'POST' ? 202 : 405).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
