/**
 * `node tests/performance/media.ts`: measures frames while scrolling and keystrokes of a search in
 * the Media Center, over 1,000 images in its own embedded backend. Runs at full speed and slowed
 * down four times, as on a phone.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { Page } from 'playwright';
import sharp from 'sharp';

// The build's modules read this when they load. It keeps the served site unchanged.
process.env.SITE_DIST = 'dist-bench';
const { buildIfChanged } = await import('../../scripts/build-if-changed.ts');
const { startLocalBackend } = await import('../../scripts/local-backend.ts');
const { serveSite } = await import('../../scripts/serve.ts');
const { launch, quantile, slowDown, workOf } = await import('./measuring.ts');

const IMAGES = 1000;
const BUCKET = 'custom-designs-images';
const FRAME = 1000 / 60;
const words = ['patio', 'pool', 'theater', 'kitchen', 'porch', 'palm', 'rack', 'hallway', 'deck'];
const wordAt = (index: number) => words[index % words.length] ?? '';

/** As thumbnails are: 480 pixels wide, and noisy instead of a plain color. */
const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
const smallCopy = await sharp({
  create: { width: 480, height: 270, channels: 3, background: 'gray', noise },
})
  .webp({ quality: 60 })
  .toBuffer();

async function fill({ url, secretKey }: { url: string; secretKey: string }): Promise<void> {
  const service = createClient(url, secretKey, { auth: { persistSession: false } });
  const bucket = service.storage.from(BUCKET);
  const { error } = await bucket.upload('uploads/thumbs/bench', smallCopy, {
    contentType: 'image/webp',
  });
  if (error) throw error;
  const row = (index: number) => ({
    ...{ image_id: 'placeholder', sha256: 'ab'.repeat(32), has_thumbnail: true },
    file_name: `IMG_${index}.jpg`,
    file_path: bucket.getPublicUrl('uploads/bench.jpg').data.publicUrl,
    bucket_name: BUCKET,
    category: 'service-photos',
    title: `${wordAt(index)} ${wordAt(index * 7 + 3)}, house ${index}`,
    description: `The ${wordAt(index)} at dusk, seen from the ${wordAt(index + 5)}.`,
    tags: [wordAt(index), wordAt(index + 2), 'evening', `job-${index % 97}`],
    ...{ file_size: 2_400_000, mime_type: 'image/jpeg', width: 4032, height: 3024 },
    is_featured: index % 11 === 0,
    created_at: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
  });
  const rows = Array.from({ length: IMAGES }, (_, index) => row(index));
  const { error: refused } = await service.from('images').insert(rows);
  if (refused) throw refused;
}

const ms = (value: number) => `${value.toFixed(1)} ms`;
const print = (what: string, figure: string) => console.log(`  ${what.padEnd(60)}${figure}`);

/** Frames while the page scrolls at 3,600 pixels a second. */
const scrollFrames = (page: Page) =>
  page.evaluate(async () => {
    const times: number[] = [];
    let last = await new Promise<number>(requestAnimationFrame);
    for (let step = 0; step < 300; step += 1) {
      scrollBy({ top: 60, behavior: 'instant' });
      const now = await new Promise<number>(requestAnimationFrame);
      times.push(now - last);
      last = now;
    }
    return times;
  });

/** Measures from a key press to the frame that shows its results. */
async function keystrokes(page: Page, text: string): Promise<readonly number[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('searchbox').first().focus();
  await page.evaluate(() => {
    const found: number[] = [];
    Object.assign(window, { keystrokes: found });
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => found.push(performance.now() - timeStamp);
          port2.postMessage(0);
        });
      },
      { capture: true },
    );
  });
  for (const key of text) await page.keyboard.press(key, { delay: 60 });
  return page.evaluate(() => (window as unknown as { keystrokes: number[] }).keystrokes);
}

async function measure(address: string, slowdown: number): Promise<void> {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await slowDown(page, slowdown);
  console.log(`\n${IMAGES} images, CPU slowed down ${slowdown} times`);
  await page.goto(address);
  await page.getByRole('tab', { name: /1,0\d\d/ }).waitFor();
  const before = await workOf(session);
  const frames = await scrollFrames(page);
  const late = frames.filter((time) => time > FRAME * 1.5).length;
  print(
    'scrolling: median frame / 95 of 100',
    `${ms(quantile(frames, 0.5))} / ${ms(quantile(frames, 0.95))}`,
  );
  print(
    'work of the main thread for a frame / frames that came late',
    `${ms(((await workOf(session)) - before) / frames.length)} / ${late} of ${frames.length}`,
  );
  const idle = await workOf(session);
  const strokes = await keystrokes(page, 'pool deck');
  print(
    'work of the main thread for a keystroke',
    ms(((await workOf(session)) - idle) / strokes.length),
  );
  print(
    'a keystroke to its frame: median / longest',
    `${ms(quantile(strokes, 0.5))} / ${ms(quantile(strokes, 1))}`,
  );
  await browser.close();
}

const dataDir = await mkdtemp(join(tmpdir(), 'custom-designs-bench-'));
const backend = await startLocalBackend({ dataDir, port: 54441 });
// Builds before the rows exist, so the next run can use the same build.
await buildIfChanged({ ...backend.environment });
await fill(backend);
const { url, close } = await serveSite(0);
try {
  for (const slowdown of [1, 4]) await measure(`${url}/admin/media`, slowdown);
} finally {
  close();
  await backend.close();
  await rm(dataDir, { recursive: true, force: true });
}
