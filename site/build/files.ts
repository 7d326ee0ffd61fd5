import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Absolute paths of all files in a folder and its subfolders. */
export async function filesBelow(folder: URL): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

export const htmlFiles = async (folder: URL) =>
  (await filesBelow(folder)).filter((path) => path.endsWith('.html'));
