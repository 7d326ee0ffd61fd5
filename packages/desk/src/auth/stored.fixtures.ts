/**
 * Returns what this browser stores of the inbox: the place of each record, and all bytes as text. Runs
 * in any page, so it uses nothing outside itself.
 */
export const readStored = () =>
  new Promise<{ readonly places: readonly string[][]; readonly text: string }>((resolve) => {
    const opening = indexedDB.open('custom-designs-inbox');
    opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
    opening.onsuccess = () => {
      const kept = opening.result.transaction('kept').objectStore('kept');
      const places = kept.getAllKeys();
      const values = kept.getAll();
      values.onsuccess = () => {
        opening.result.close();
        const decode = (_name: string, value: unknown) =>
          value instanceof ArrayBuffer || ArrayBuffer.isView(value)
            ? new TextDecoder('latin1').decode(value as ArrayBuffer)
            : value;
        resolve({
          places: places.result as string[][],
          text: JSON.stringify(values.result, decode),
        });
      };
    };
  });
