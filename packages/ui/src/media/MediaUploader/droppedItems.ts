import type { DroppedFile, DroppedFolder, DroppedItem } from '../files/index.ts';

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
