import { readdir, readlink, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DEVELOPMENT_PUBLISHABLE_KEY } from '@custom-designs/supabase-local/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyProject, temporaryFolder } from '../contract/server.ts';
import { type ChildServer, startChild } from './child.ts';
import { rawRequest, resetAfter } from './rawRequest.ts';

const BUCKET = 'custom-designs-images';
const UPLOAD = `/storage/v1/object/${BUCKET}/uploads`;
const KEY = `apikey: ${DEVELOPMENT_PUBLISHABLE_KEY}`;
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const ROWS = '/rest/v1/images';

let folder = '';
let dataDir = '';
let server: ChildServer;

beforeAll(async () => {
  folder = await temporaryFolder();
  dataDir = join(folder, 'data');
  server = await startChild(await emptyProject(folder), dataDir);
});
afterAll(async () => {
  await server.kill();
  await rm(folder, { recursive: true, force: true });
});

/** A request as text. `host` is the whole header line or lines. */
const get = (target: string, host = 'Host: 127.0.0.1') =>
  `GET ${target} HTTP/1.1\r\n${host}\r\n${KEY}\r\nConnection: close\r\n\r\n`;

const ask = (target: string, host?: string) => rawRequest(server.url, [get(target, host)]);

async function expectAlive(): Promise<void> {
  const answer = await fetch(`${server.url}${ROWS}`, {
    headers: { apikey: DEVELOPMENT_PUBLISHABLE_KEY },
  });
  expect(answer.status).toBe(200);
  expect(server.process.exitCode).toBeNull();
}

describe('the server keeps running after', () => {
  test.each([
    ['//', get('//')],
    ['a malformed Host', get(ROWS, 'Host: a b')],
    ['a list of rows', get(ROWS)],
    ['half a request', 'GET / HT'],
    [
      'half an upload',
      `POST ${UPLOAD}/a.png HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx`,
    ],
  ])('%s and a reset connection, 200 times', async (_what, request) => {
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 20 }, () => resetAfter(server.url, request)));
    }
    await expectAlive();
  });

  test('interrupted downloads, and keeps none of their files open', async () => {
    const path = `uploads/${crypto.randomUUID()}.png`;
    const file = new Blob([PNG, new Uint8Array(8 * 1024 * 1024)], { type: 'image/png' });
    expect((await server.service.storage.from(BUCKET).upload(path, file)).error).toBeNull();
    const request = get(`/storage/v1/object/public/${BUCKET}/${path}`);
    for (const moment of ['sent', 'answering'] as const) {
      await Promise.all(Array.from({ length: 30 }, () => resetAfter(server.url, request, moment)));
    }
    await expectAlive();
    const names = `/proc/${server.process.pid}/fd`;
    if (process.platform === 'linux') await expect.poll(() => openFiles(names)).toBe(0);
  });
});

/** How many stored files the server has open. */
async function openFiles(folderOfDescriptors: string): Promise<number> {
  const links = await Promise.all(
    (await readdir(folderOfDescriptors)).map((name) =>
      readlink(join(folderOfDescriptors, name)).catch(() => ''),
    ),
  );
  return links.filter((link) => link.startsWith(join(dataDir, 'objects'))).length;
}

describe('a request target', () => {
  test.each(['//', '///', `/${ROWS}`, '/%', '/%00', '/..', '/\\', '/rest', '/rest/v1', '/?%'])(
    '%s does not exist: 404',
    async (target) => {
      expect((await ask(target)).status).toBe(404);
    },
  );

  test('in absolute form is accepted', async () => {
    expect((await ask(`${server.url}${ROWS}`)).status).toBe(200);
  });

  test.each([
    '*',
    'rest/v1/images',
    'ftp://127.0.0.1/',
    'http://',
    'http://a b/',
    'http://u:p@localhost/',
  ])('%s is refused: 400', async (target) => {
    expect((await ask(target)).status).toBe(400);
  });

  test.each(['TRACE', 'CONNECT'])(
    'with the method %s is not handled as a table request',
    async (method) => {
      const request = get(ROWS).replace('GET', method);
      const { status } = await rawRequest(server.url, [request]);
      expect([0, 400, 405]).toContain(status);
    },
  );
});

describe('the Host header', () => {
  test.each([
    '127.0.0.1',
    '127.0.0.1:54321',
    '[::1]:80',
    '192.168.1.4',
    'localhost',
    'LOCALHOST:1',
    'site.localhost',
    'configured.example',
    'Configured.Example.:54321',
  ])('%s is served', async (host) => {
    expect((await ask(ROWS, `Host: ${host}`)).status).toBe(200);
  });

  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example:54321',
    'xlocalhost',
  ])(
    '%s is refused with 421, because a stranger can point that name at this machine',
    async (host) => {
      const { status, text } = await ask(ROWS, `Host: ${host}`);
      expect(status).toBe(421);
      expect(text).toContain('--allow-host');
    },
  );

  test('of an absolute target is checked as well', async () => {
    expect((await ask(`http://evil.example${ROWS}`)).status).toBe(421);
  });

  test.each([
    ['with a space', 'Host: a b'],
    ['with a path', 'Host: 127.0.0.1/x'],
    ['with a user', 'Host: evil@127.0.0.1'],
    ['that is empty', 'Host:'],
    ['that is missing', 'X-Other: 1'],
    ['given twice', 'Host: 127.0.0.1\r\nHost: evil.example'],
  ])('%s is refused: 400', async (_what, line) => {
    expect((await ask(ROWS, line)).status).toBe(400);
  });
});

describe('bytes that are not HTTP', () => {
  const chunked = `POST ${UPLOAD}/a.png HTTP/1.1\r\nHost: localhost\r\n${KEY}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  test.each([
    ['noise', '\u0000\u0001\u0002\r\n\r\n', 400],
    ['a broken chunk', `${chunked}zz\r\n`, 400],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'a control character in a header',
      'GET / HTTP/1.1\r\nHost: localhost\r\nX: a\u0001b\r\n\r\n',
      400,
    ],
    [
      'a header of 100 kB',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`,
      431,
    ],
  ])('%s: a message and a closed connection', async (_what, bytes, status) => {
    const answer = await rawRequest(server.url, [bytes]);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(/\{"message":"[A-Z].*"\}$/);
    await expectAlive();
  });
});

describe('a refused upload of 12 MB', () => {
  const body = new Uint8Array(12 * 1024 * 1024);
  const path = () => `${UPLOAD}/${crypto.randomUUID()}.png`;

  test('gets a response, and the next request is not delayed', async () => {
    const headers = { apikey: DEVELOPMENT_PUBLISHABLE_KEY, 'content-type': 'image/png' };
    const refused = await fetch(`${server.url}${path()}`, { method: 'POST', headers, body });
    expect(await refused.json()).toMatchObject({ statusCode: '403' });
    const before = performance.now();
    await expectAlive();
    expect(performance.now() - before).toBeLessThan(1_000);
  });

  test('gets a response to a client that sends everything before it reads', async () => {
    const head = `POST ${path()} HTTP/1.1\r\nHost: localhost\r\n${KEY}\r\nContent-Length: ${body.length}\r\n\r\n`;
    const before = performance.now();
    const { status, text } = await rawRequest(server.url, [head, body]);
    expect(status).toBe(400);
    expect(text).toContain('"statusCode":"403"');
    expect(performance.now() - before).toBeLessThan(1_000);
  });

  test('that never ends is cut off', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.on('error', () => undefined);
    socket.resume();
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const length = 'Content-Length: 999999999999';
    socket.write(`POST ${path()} HTTP/1.1\r\nHost: localhost\r\n${KEY}\r\n${length}\r\n\r\n`);
    let sent = 0;
    while (!socket.destroyed && sent < 1024 ** 3) {
      sent += body.length;
      await new Promise((resolve) => socket.write(body, resolve));
    }
    await closed;
    expect(sent).toBeLessThan(256 * 1024 * 1024);
    await expectAlive();
  });
});

test('a request on a kept-alive connection gets a response after a small refused one', async () => {
  const refused = `POST ${ROWS} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}`;
  const { text } = await rawRequest(server.url, [refused, get(ROWS)]);
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 200']);
});
