/** What systems leave in every folder; nobody chose these. */
const isLitter = ({ name }: FileSystemEntry) => /^(\.|Thumbs\.db$|desktop\.ini$)/i.test(name);

const byName = new Intl.Collator('en', { numeric: true });

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const readSome = () =>
    new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  const entries: FileSystemEntry[] = [];
  // A folder tells its entries a hundred at a time, and none once it has told all.
  for (let some = await readSome(); some.length > 0; some = await readSome()) entries.push(...some);
  return entries.filter((entry) => !isLitter(entry)).sort((a, b) => byName.compare(a.name, b.name));
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** All files of an entry, in order, with those of folders in it. */
export async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isFolder(entry)) {
    return (await Promise.all((await entriesOf(entry)).map(filesOf))).flat();
  }
  return new Promise<File[]>((resolve, reject) =>
    (entry as FileSystemFileEntry).file((file) => resolve([file]), reject),
  );
}

/** All files that were dropped, with those of folders. */
export async function filesFromDrop({ items }: DataTransfer): Promise<File[]> {
  // Read while the event lasts: afterwards the browser has forgotten it.
  const dropped = Array.from(items, (item) => ({
    folder: item.webkitGetAsEntry(),
    file: item.getAsFile(),
  }));
  const found = dropped.map(({ folder, file }) =>
    folder && isFolder(folder) ? filesOf(folder) : file ? [file] : [],
  );
  return (await Promise.all(found)).flat();
}
