/* What was dropped, in a shape that does not end with the event. */
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

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemFileEntry): DroppedFile => ({
  kind: 'file',
  name: entry.name,
  getFile: () => new Promise((resolve, reject) => entry.file(resolve, reject)),
});

const folderOf = (entry: FileSystemDirectoryEntry): DroppedFolder => ({
  kind: 'directory',
  name: entry.name,
  async *getEntries() {
    const reader = entry.createReader();
    const readSome = () =>
      new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    // A folder tells its entries a hundred at a time, and none once it has told all.
    for (let some = await readSome(); some.length > 0; some = await readSome()) {
      for (const each of some) {
        yield isFolder(each) ? folderOf(each) : fileOf(each as FileSystemFileEntry);
      }
    }
  },
});

/** What was let go, to be read while the event lasts: afterwards the browser has forgotten it. */
export function droppedItems({ items }: DataTransfer): DroppedItem[] {
  return Array.from(items).flatMap((item): DroppedItem[] => {
    if (item.kind !== 'file') return [];
    const entry = item.webkitGetAsEntry();
    if (entry && isFolder(entry)) return [folderOf(entry)];
    const file = item.getAsFile();
    return file ? [{ kind: 'file', name: file.name, getFile: async () => file }] : [];
  });
}
