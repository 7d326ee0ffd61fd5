import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { serveSite } from './serve.ts';

export const page = (title: string) =>
  `<!doctype html><title>${title}</title>${'<p>light</p>'.repeat(200)}`;
export const video = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));

/** Writes a build with pages of these titles by path into its own folder. */
export async function writeBuild(folder: string, titles: Record<string, string>) {
  const write = async (path: string, bytes: string | Buffer) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  };
  for (const [path, title] of Object.entries(titles)) {
    await write(`client/${path}`, page(title));
    await write(`client/${path}.br`, brotliCompressSync(page(title)));
    await write(`client/${path}.gz`, gzipSync(page(title)));
  }
  await write('client/assets/video-1.mp4', video);
  await write('client/about.data', '["about"]');
  await write('client/favicon.ico', Buffer.from([0, 0, 1, 0]));
  await write('client/feed.xml', '<feed/>');
  await write('client/sitemap.xml', '<urlset/>');
  await write('client/favicon.svg', '<svg/>');
  await write('client/assets/empty-1.js', '');
  await write('headers.json', JSON.stringify({ 'X-Frame-Options': 'DENY' }));
  await write('secret.txt', 'not for visitors');
}

export const titles = {
  'index.html': 'Home',
  '404.html': 'Not Found',
  'about/index.html': 'About',
  'blog/~/index.html': 'Newer article',
  'blog/luz cálida/index.html': 'Luz cálida',
};

/** Starts the site's server with a small build. */
export async function serveBuild() {
  const folder = await mkdtemp(join(tmpdir(), 'custom-designs-serve-'));
  await writeBuild(join(folder, 'dist'), titles);
  const from = pathToFileURL(`${folder}/dist/`);
  const { url, close } = await serveSite(0, { from, hosts: ['site.example'] });

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(url + path, { method, headers, redirect: 'manual' });

  /** Sends raw bytes, including invalid requests. @returns the full response */
  async function raw(text: string, { reset = false } = {}): Promise<string> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(Buffer.from(text, 'latin1'));
    if (reset) socket.resetAndDestroy();
    await once(socket, 'close');
    return heard;
  }

  const end = async () => {
    close();
    await rm(folder, { recursive: true });
  };
  return { folder, url, get, raw, end };
}

export const titleOf = async (response: Response) =>
  (await response.text()).match(/<title>(.*?)<\/title>/)?.[1];
