// Puts all masters (or the previews in another folder) on one sheet, to compare them.
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: join(import.meta.dirname, '../masters') },
    to: { type: 'string', default: join(tmpdir(), 'contact-sheet.png') },
    columns: { type: 'string', default: '4' },
    width: { type: 'string', default: '480' },
  },
});

const gap = 8;
const columns = Number(values.columns);
const width = Number(values.width);
const height = Math.round((width * 9) / 16);
const all = (await readdir(values.from)).filter((file) => /\.(webp|png)$/.test(file)).sort();
const wanted =
  positionals.length > 0
    ? positionals.flatMap((name) => all.filter((file) => file.startsWith(`${name}.`)))
    : all;

const tiles = await Promise.all(
  wanted.map(async (file, index) => ({
    input: await sharp(join(values.from, file)).resize(width, height).png().toBuffer(),
    left: gap + (index % columns) * (width + gap),
    top: gap + Math.floor(index / columns) * (height + gap),
  })),
);
await sharp({
  create: {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(wanted.length / columns) * (height + gap),
    channels: 3,
    background: '#16130f',
  },
})
  .composite(tiles)
  .png()
  .toFile(values.to);
process.stdout.write(`${values.to}\n`);
