import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A build hook on this machine, in place of a host's. A POST builds the site again. A request during
 * a build starts one more build after it, however many requests come.
 * @param build builds the site
 * @param onFailure receives the reason of a failed build
 */
export async function openBuildHook(
  build: () => Promise<unknown>,
  onFailure: (error: unknown) => Promise<unknown>,
) {
  let isBuilding = false;
  let isWaiting = false;
  async function requestBuild(): Promise<void> {
    isWaiting = true;
    if (isBuilding) return;
    isBuilding = true;
    while (isWaiting) {
      isWaiting = false;
      await build().catch(onFailure);
    }
    isBuilding = false;
  }

  const path = `/${randomBytes(24).toString('base64url')}`;
  let host = '';
  // Any page can send a POST to this machine. It can't guess the path, and browsers name its origin.
  const isAllowed = ({ url, headers }: IncomingMessage) =>
    url === path && headers.host === host && headers.origin === undefined;

  const server = createServer((request, response) => {
    request.resume();
    if (!isAllowed(request)) {
      response.writeHead(403).end();
    } else if (request.method !== 'POST') {
      response.writeHead(405, { Allow: 'POST' }).end();
    } else {
      void requestBuild();
      response.writeHead(202).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `http://${host}${path}`, close: () => server.close() };
}
