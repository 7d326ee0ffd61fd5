import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

export async function anyPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Returns the wanted port or the next free one, and prints a message if it isn't the wanted one.
 */
export async function freePort(wanted: number, purpose: string): Promise<number> {
  for (let port = wanted; port < wanted + 50; port += 1) {
    if (!(await isFree(port))) continue;
    if (port !== wanted) {
      console.log(`Port ${wanted} is taken by another program; ${purpose} uses ${port} instead.`);
    }
    return port;
  }
  throw new Error(
    `No port from ${wanted} to ${wanted + 49} is free, so ${purpose} cannot start. Stop the programs that use them.`,
  );
}
