import { readdir, readlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DEVELOPMENT_PUBLISHABLE_KEY } from '@custom-designs/supabase-local/server';
import { describe, expect, test } from 'vitest';
import { pngOfSize } from '../contract/script/storage.ts';
import { ownServer } from './ownServer.ts';
import { rawRequest, resetAfter } from './rawRequest.ts';

const BUCKET = 'custom-designs-images';
const UPLOAD = `/storage/v1/object/${BUCKET}/uploads`;
const KEY = `apikey: ${DEVELOPMENT_PUBLISHABLE_KEY}`;
const ROWS = '/rest/v1/images';
const LARGE = 12 * 1024 * 1024;

const server = ownServer();

/** A request as text. `host` is the whole header line or lines. */
const get = (target: string, host = 'Host: 127.0.0.1') =>
  `GET ${target} HTTP/1.1\r\n${host}\r\n${KEY}\r\nConnection: close\r\n\r\n`;

const post = (target: string, headers: string) =>
  `POST ${target} HTTP/1.1\r\nHost: localhost\r\n${KEY}\r\n${headers}\r\n\r\n`;

const ask = (target: string, host?: string) => rawRequest(server().url, [get(target, host)]);

async function expectAlive(): Promise<void> {
  expect((await ask(ROWS)).status).toBe(200);
  expect(server().process.exitCode).toBeNull();
}

describe('the server keeps running after', () => {
  test.each([
    ['//', get('//')],
    ['a malformed Host', get(ROWS, 'Host: a b')],
    ['a list of rows', get(ROWS)],
    ['half a request', 'GET / HT'],
    ['half an upload', `${post(`${UPLOAD}/a.png`, 'Content-Length: 9')}x`],
  ])('%s and a reset connection, many times', async (_what, request) => {
    await Promise.all(Array.from({ length: 40 }, () => resetAfter(server().url, request)));
    await expectAlive();
  });

  test('interrupted downloads, and keeps none of their files open', async () => {
    const path = `uploads/${crypto.randomUUID()}.png`;
    const file = new Blob([pngOfSize(8 * 1024 * 1024)], { type: 'image/png' });
    expect((await server().service.storage.from(BUCKET).upload(path, file)).error).toBeNull();
    const request = get(`/storage/v1/object/public/${BUCKET}/${path}`);
    for (const moment of ['sent', 'answering'] as const) {
      const resets = Array.from({ length: 20 }, () => resetAfter(server().url, request, moment));
      await Promise.all(resets);
    }
    await expectAlive();
    if (process.platform === 'linux') await expect.poll(openFiles).toBe(0);
  });
});

/** How many stored files the server has open. */
async function openFiles(): Promise<number> {
  const folder = `/proc/${server().process.pid}/fd`;
  const links = (await readdir(folder)).map((name) => readlink(join(folder, name)).catch(() => ''));
  const objects = join(server().dataDir, 'objects');
  return (await Promise.all(links)).filter((link) => link.startsWith(objects)).length;
}

describe('a request target', () => {
  test.each(['//', `/${ROWS}`, '/%', '/%00', '/..', '/\\', '/rest/v1'])(
    '%s does not exist: 404',
    async (target) => {
      expect((await ask(target)).status).toBe(404);
    },
  );

  test.each(['*', 'rest/v1/images', 'ftp://127.0.0.1/', `http://evil.example${ROWS}`])(
    '%s is refused: 400',
    async (target) => {
      expect((await ask(target)).status).toBe(400);
    },
  );
});

describe('the Host header', () => {
  test.each(['127.0.0.1:54321', 'site.localhost', 'Configured.Example.:1'])(
    '%s is served',
    async (host) => {
      expect((await ask(ROWS, `Host: ${host}`)).status).toBe(200);
    },
  );

  test('of a name that a stranger can point at this machine is refused: 421', async () => {
    const { status, text } = await ask(ROWS, 'Host: evil.example');
    expect(status).toBe(421);
    expect(text).toContain('--allow-host');
  });

  test.each([
    ['with a space', 'Host: a b'],
    ['with a user', 'Host: evil@127.0.0.1'],
    ['that is missing', 'X-Other: 1'],
    ['given twice', 'Host: 127.0.0.1\r\nHost: evil.example'],
  ])('%s is refused: 400', async (_what, line) => {
    expect((await ask(ROWS, line)).status).toBe(400);
  });
});

test.each([
  ['noise', '\u0000\u0001\u0002\r\n\r\n', 400],
  ['a broken chunk', `${post(`${UPLOAD}/a.png`, 'Transfer-Encoding: chunked')}zz\r\n`, 400],
  ['two lengths', post('/', 'Content-Length: 1\r\nContent-Length: 2'), 400],
  ['a header of 100 kB', post('/', `X: ${'x'.repeat(100_000)}`), 431],
])('%s gets a status and a closed connection', async (_what, bytes, status) => {
  expect((await rawRequest(server().url, [bytes])).status).toBe(status);
  await expectAlive();
});

describe('a refused upload of 12 MB', () => {
  const body = new Uint8Array(LARGE);

  test('gets a response to a client that sends everything before it reads', async () => {
    const head = post(`${UPLOAD}/a.png`, `Content-Length: ${LARGE}`);
    const { status, text } = await rawRequest(server().url, [head, body]);
    expect(status).toBe(400);
    expect(text).toContain('"statusCode":"403"');
    await expectAlive();
  });

  test('that never ends is cut off', async () => {
    const { hostname, port } = new URL(server().url);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => undefined);
    socket.resume();
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.write(post(`${UPLOAD}/a.png`, 'Content-Length: 999999999999'));
    let sent = 0;
    while (!socket.destroyed && sent < 1024 ** 3) {
      sent += LARGE;
      await new Promise((resolve) => socket.write(body, resolve));
    }
    await closed;
    expect(sent).toBeLessThan(256 * 1024 * 1024);
    await expectAlive();
  });
});

test('a request on a kept-alive connection gets a response after a small refused one', async () => {
  const refused = `POST ${ROWS} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}`;
  const { text } = await rawRequest(server().url, [refused, get(ROWS)]);
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200']);
});
