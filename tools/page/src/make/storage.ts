// storage.ts -- the work between visits, in the storage of the browser: a folder is a record.

import type { Texts } from "./zip";

export interface Kept {
  folder: string;
  game: string;
  texts: Texts;
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB !== "object") return reject(new Error("no storage"));
    const asked = indexedDB.open("cardwright", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore("folders", { keyPath: "folder" });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("no storage"));
    asked.onblocked = () => reject(new Error("no storage"));
  });
}

async function within<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const work = database.transaction("folders", mode);
      const asked = act(work.objectStore("folders"));
      work.oncomplete = () => resolve(asked.result);
      work.onerror = work.onabort = () => reject(work.error ?? new Error("no storage"));
    });
  } finally {
    database.close();
  }
}

// Each rejects where the browser keeps nothing.
export const keep = (kept: Kept): Promise<unknown> => within("readwrite", (store) => store.put(kept));
export const forget = (folder: string): Promise<unknown> => within("readwrite", (store) => store.delete(folder));
export const allKept = (): Promise<Kept[]> => within("readonly", (store) => store.getAll() as IDBRequest<Kept[]>);
