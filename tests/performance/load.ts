/**
 * `pnpm bench:load`: 300 clients at once ask the backend for a mix of everything for 20 seconds, on
 * PGlite and, where it is installed, on PostgreSQL; with and without sign-ins, whose password hashes
 * are made to be slow. Fails on any error, and when the slowest requests wait out of proportion: 99 of
 * 100 must be answered within ten times the median.
 */

import { rm } from 'node:fs/promises';
import { Agent, request as send } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEVELOPMENT_PUBLISHABLE_KEY } from '@custom-designs/supabase-local/server';
import { askServer } from '../../packages/supabase-local/src/server/control.ts';
import { findPostgres, startCluster } from '../contract/postgres.ts';
import { emptyProject, temporaryFolder } from '../contract/server.ts';
import { type ChildServer, startChild } from '../security/child.ts';
import {
  BUCKET,
  type Call,
  type Kind,
  kindsFor,
  MANAGER,
  PICTURES,
  PUBLIC,
  picture,
} from './loadCalls.ts';

const { values: flags } = parseArgs({
  options: {
    clients: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '20' },
  },
});
const CLIENTS = Number(flags.clients);
const SECONDS = Number(flags.seconds);
const WORST_RATIO = 10;

async function fill({ service }: ChildServer): Promise<void> {
  const paragraph = 'Warm light at dusk, and a room that knows when to be quiet. ';
  const posts = Array.from({ length: 200 }, (_, index) => ({
    title: `Post ${index}`,
    date: `2025-01-${String((index % 28) + 1).padStart(2, '0')}`,
    excerpt: paragraph,
    category: 'Lighting',
    slug: `post-${index}`,
    content: paragraph.repeat(200),
  }));
  const images = Array.from({ length: 1_000 }, (_, index) => ({
    image_id: `image-${index}`,
    file_name: `${index}.png`,
    file_path: `https://example.com/${index}.png`,
    bucket_name: BUCKET,
    category: 'general-asset',
    title: `Living room ${index}`,
    is_featured: index % 3 === 0,
  }));
  for (const { error } of [
    await service.from('custom_design_blogs').insert(posts),
    await service.from('images').insert(images),
  ]) {
    if (error) throw error;
  }
  const files = Array.from(
    { length: PICTURES },
    (_, index) => [`picture-${index}`, 60_000] as const,
  );
  for (const [name, size] of [...files, ['large', 2_000_000] as const]) {
    const file = new Blob([picture(size)], { type: 'image/png' });
    const { error } = await service.storage.from(BUCKET).upload(`uploads/${name}.png`, file);
    if (error) throw error;
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** @returns the status, or 0 when the connection broke. */
function ask(url: string, { method = 'GET', path, headers = {}, body }: Call): Promise<number> {
  return new Promise((resolve) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const all = { apikey: DEVELOPMENT_PUBLISHABLE_KEY, ...headers, ...length };
    const sending = send(`${url}${path}`, { method, headers: all, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', () => resolve(0));
    });
    sending.once('error', () => resolve(0));
    sending.end(body);
  });
}

interface Measured {
  times: number[];
  wrong: Map<number, number>;
}

const at = (times: readonly number[], share: number) =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

function row(name: string, { times, wrong }: Measured): string {
  const sorted = times.toSorted((a, b) => a - b);
  const figures = [0.5, 0.9, 0.99, 1].map((share) => at(sorted, share).toFixed(0).padStart(8));
  const errors = [...wrong].map(([status, count]) => `${count} x ${status || 'broken'}`).join(', ');
  return `  ${name.padEnd(20)}${String(times.length).padStart(8)}${figures.join('')}  ${errors}`;
}

/** Every client asks again as soon as it is answered. @returns whether all was right. */
async function measure(url: string, kinds: readonly Kind[]): Promise<boolean> {
  const wheel = kinds.flatMap((kind) => Array<Kind>(kind.weight).fill(kind));
  const results = new Map(kinds.map((kind) => [kind, { times: [], wrong: new Map() } as Measured]));
  const started = performance.now();
  let turn = 0;
  const client = async () => {
    while (performance.now() - started < SECONDS * 1000) {
      turn += 1;
      // A step prime to the wheel's length mixes the kinds and is the same in every run.
      const kind = wheel[(turn * 37) % wheel.length];
      const result = kind && results.get(kind);
      if (!kind || !result) return;
      const before = performance.now();
      const status = await ask(url, kind.call(turn));
      result.times.push(performance.now() - before);
      if (!kind.expected.includes(status)) {
        result.wrong.set(status, (result.wrong.get(status) ?? 0) + 1);
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const seconds = (performance.now() - started) / 1000;

  console.log(`  ${'ms'.padEnd(20)}   count     p50     p90     p99     max  errors`);
  for (const [{ name }, result] of results) console.log(row(name, result));
  const all: Measured = { times: [], wrong: new Map() };
  for (const { times, wrong } of results.values()) {
    all.times.push(...times);
    for (const [status, count] of wrong)
      all.wrong.set(status, (all.wrong.get(status) ?? 0) + count);
  }
  console.log(row('all', all));
  const sorted = all.times.toSorted((a, b) => a - b);
  const ratio = at(sorted, 0.99) / at(sorted, 0.5);
  const rate = (all.times.length / seconds).toFixed(0);
  console.log(`  ${rate} requests a second; p99 is ${ratio.toFixed(1)} times the median\n`);
  return all.wrong.size === 0 && ratio < WORST_RATIO;
}

async function run(engine: string, databaseUrl?: string): Promise<boolean> {
  const folder = await temporaryFolder();
  const dataDir = join(folder, 'data');
  const server = await startChild(await emptyProject(folder), dataDir, 0, databaseUrl);
  try {
    await askServer(dataDir, { name: 'add-manager', ...MANAGER });
    await fill(server);
    const { data } = await server.service.auth.signInWithPassword(MANAGER);
    const first = await fetch(`${server.url}${PUBLIC}/uploads/picture-0.png`);
    const kinds = kindsFor(data.session?.access_token ?? '', first.headers.get('etag') ?? '');
    const withoutSignIns = kinds.filter(({ name }) => name !== 'wrong password');
    console.log(`${engine}, ${CLIENTS} clients for ${SECONDS} s, without sign-ins`);
    const isFair = await measure(server.url, withoutSignIns);
    console.log(`${engine}, the same with sign-ins`);
    return (await measure(server.url, kinds)) && isFair;
  } finally {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

let isFair = await run('PGlite');
const bin = await findPostgres();
if (bin === undefined) console.log('PostgreSQL is not installed, so only PGlite was measured.');
else {
  const cluster = await startCluster(bin);
  try {
    isFair = (await run('PostgreSQL', cluster.url)) && isFair;
  } finally {
    await cluster.stop();
  }
}
if (!isFair) console.log(`FAILED: an error, or a p99 of ${WORST_RATIO} times the median or more.`);
process.exit(isFair ? 0 : 1);
