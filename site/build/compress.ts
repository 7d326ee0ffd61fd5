import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const TEXT = /\.(html|js|css|svg|json|data|xml|txt|webmanifest)$/;

/** Writes a .br and a .gz file next to every text file, so servers don't compress on request. */
export async function compressFolder(folder: URL): Promise<void> {
  const files = (await filesBelow(folder)).filter((path) => TEXT.test(path));
  await Promise.all(
    files.map(async (path) => {
      const bytes = await readFile(path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      await Promise.all([
        writeFile(`${path}.br`, await brotli(bytes, { params })),
        writeFile(`${path}.gz`, await gzipped(bytes, { level: 9 })),
      ]);
    }),
  );
}
