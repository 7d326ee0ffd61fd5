/** Files that operating systems create in every folder. */
const isLitter = ({ name }: FileSystemEntry) => /^(\.|Thumbs\.db$|desktop\.ini$)/i.test(name);

const byName = new Intl.Collator('en', { numeric: true });

async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const readSome = () =>
    new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  const entries: FileSystemEntry[] = [];
  // A folder returns up to a hundred entries per call, and an empty list at the end.
  for (let some = await readSome(); some.length > 0; some = await readSome()) entries.push(...some);
  return entries.filter((entry) => !isLitter(entry)).sort((a, b) => byName.compare(a.name, b.name));
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** Returns all files of an entry in order, including those in subfolders. */
export async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (isFolder(entry)) {
    return (await Promise.all((await entriesOf(entry)).map(filesOf))).flat();
  }
  return new Promise<File[]>((resolve, reject) =>
    (entry as FileSystemFileEntry).file((file) => resolve([file]), reject),
  );
}

/** Returns all dropped files, including those in folders. */
export async function filesFromDrop({ items }: DataTransfer): Promise<File[]> {
  // Reads the items during the event, because the browser clears them afterward.
  const dropped = Array.from(items, (item) => ({
    folder: item.webkitGetAsEntry(),
    file: item.getAsFile(),
  }));
  const found = dropped.map(({ folder, file }) =>
    folder && isFolder(folder) ? filesOf(folder) : file ? [file] : [],
  );
  return (await Promise.all(found)).flat();
}
