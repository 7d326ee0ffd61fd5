import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { DEVELOPMENT_PUBLISHABLE_KEY } from '@custom-designs/supabase-local/server';
import { describe, expect, test } from 'vitest';
import { pngOfSize } from '../contract/script/storage.ts';
import { ownServer } from './ownServer.ts';
import { open, rawRequest, resetAfter } from './rawRequest.ts';

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

async function expectAlive(): Promise<void> {
  expect((await rawRequest(server().url, [get(ROWS)])).status).toBe(200);
  expect(server().process.exitCode).toBeNull();
}

test('interrupted downloads do not stop the server, and their files are closed', async () => {
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

/** How many stored files the server has open. */
async function openFiles(): Promise<number> {
  const folder = `/proc/${server().process.pid}/fd`;
  const links = (await readdir(folder)).map((name) => readlink(join(folder, name)).catch(() => ''));
  const objects = join(server().dataDir, 'objects');
  return (await Promise.all(links)).filter((link) => link.startsWith(objects)).length;
}

test.each([
  ['//', 'Host: localhost', 404],
  ['/%00', 'Host: localhost', 404],
  ['/rest/v1', 'Host: localhost', 404],
  ['*', 'Host: localhost', 400],
  [`http://evil.example${ROWS}`, 'Host: localhost', 400],
  [ROWS, 'Host: 127.0.0.1:54321', 200],
  [ROWS, 'Host: evil@127.0.0.1', 400],
  [ROWS, 'X-Other: 1', 400],
  [ROWS, 'Host: 127.0.0.1\r\nHost: evil.example', 400],
  // A host name that a stranger could point at this machine.
  [ROWS, 'Host: evil.example', 421],
])('the target %s with the header %j gets the status %i', async (target, host, status) => {
  expect((await rawRequest(server().url, [get(target, host)])).status).toBe(status);
});

test('every answer names its type, and lets no browser guess another', async () => {
  const key = { apikey: DEVELOPMENT_PUBLISHABLE_KEY };
  const init = { method: 'POST', headers: { ...key, 'content-type': 'application/json' } };
  const list = { ...init, body: '{"prefix":""}' };
  for (const answer of [
    await fetch(server().url),
    await fetch(server().url + ROWS, { headers: key }),
    await fetch(`${server().url}/rest/v1/nowhere`, { headers: key }),
    await fetch(`${server().url}/auth/v1/token?grant_type=password`, init),
    await fetch(`${server().url}/storage/v1/object/list/${BUCKET}`, list),
    await fetch(`${server().url}/functions/v1/leads`, init),
  ]) {
    expect(answer.headers.get('x-content-type-options'), answer.url).toBe('nosniff');
    expect(answer.headers.get('content-type'), answer.url).toMatch(/^application\/json/);
    await answer.json();
  }
});

test.each([
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 40'],
  ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked'],
])('a request with %s is refused, and no second one is read from it', async (_what, headers) => {
  const { status, text } = await rawRequest(server().url, [
    post(ROWS, headers),
    '0\r\n\r\n',
    get(ROWS),
  ]);
  expect(status).toBe(400);
  expect(text.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
});

test('TRACE is refused: 405', async () => {
  const trace = get(ROWS).replace('GET', 'TRACE');
  expect((await rawRequest(server().url, [trace])).status).toBe(405);
});

describe('a refused upload of 12 MB', () => {
  const body = new Uint8Array(LARGE);

  test('responds to a client that sends everything before it reads', async () => {
    const head = post(`${UPLOAD}/a.png`, `Content-Length: ${LARGE}`);
    const { status, text } = await rawRequest(server().url, [head, body]);
    expect(status).toBe(400);
    expect(text).toContain('"statusCode":"403"');
    await expectAlive();
  });

  test('cuts off an upload that never ends', async () => {
    const socket = open(server().url);
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
