/** The parts of React Aria's drop items that are read here; text has neither. */
export interface DroppedFile {
  readonly kind: 'file';
  readonly name: string;
  readonly getFile: () => Promise<File>;
}

export interface DroppedFolder {
  readonly kind: 'directory';
  readonly name: string;
  readonly getEntries: () => AsyncIterable<DroppedFile | DroppedFolder>;
}

export type DroppedItem = DroppedFile | DroppedFolder | { readonly kind: 'text' };

/** What systems leave in every folder; nobody chose these. */
const isLitter = (name: string) => /^(\.|Thumbs\.db$|desktop\.ini$)/i.test(name);

const byName = new Intl.Collator('en', { numeric: true });

async function filesIn(folder: DroppedFolder): Promise<File[]> {
  const entries: (DroppedFile | DroppedFolder)[] = [];
  for await (const entry of folder.getEntries()) if (!isLitter(entry.name)) entries.push(entry);
  entries.sort((a, b) => byName.compare(a.name, b.name));
  return filesFromDrop(entries);
}

/** All files that were dropped, in order, with those of folders and their folders. */
export async function filesFromDrop(items: Iterable<DroppedItem>): Promise<File[]> {
  const found = await Promise.all(
    Array.from(items, async (item) => {
      if (item.kind === 'file') return [await item.getFile()];
      return item.kind === 'directory' ? filesIn(item) : [];
    }),
  );
  return found.flat();
}
