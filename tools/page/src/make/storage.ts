// storage.ts -- the work between visits, in the storage of the browser: a folder is a record, and so is a list that
// was accepted.

import type { Texts } from "./zip";

export interface Kept {
  folder: string;
  game: string;
  texts: Texts;
}

// A list from outside, by its number: the first that was accepted comes first.
export interface KeptList {
  number?: number; // the storage gives it
  game: string;
  name: string;
  text: string;
  more?: { name: string; text: string }[]; // of a spreadsheet or an archive
}

const NONE = "This browser keeps nothing";
const NEWER = "What this browser keeps is of a newer page, which this one leaves as it is";

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (typeof indexedDB !== "object") return reject(new Error(NONE));
    const asked = indexedDB.open("cardwright", 2);
    asked.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) asked.result.createObjectStore("folders", { keyPath: "folder" });
      asked.result.createObjectStore("lists", { keyPath: "number", autoIncrement: true });
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(new Error(asked.error?.name === "VersionError" ? NEWER : NONE));
    asked.onblocked = () => reject(new Error(NONE));
  });
}

async function within<T>(kind: "folders" | "lists", mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const work = database.transaction(kind, mode);
      const asked = act(work.objectStore(kind));
      work.oncomplete = () => resolve(asked.result);
      work.onerror = work.onabort = () => reject(new Error(NONE));
    });
  } finally {
    database.close();
  }
}

// Each rejects with a sentence where the browser keeps nothing.
export const keep = (kept: Kept): Promise<unknown> => within("folders", "readwrite", (store) => store.put(kept));
export const forget = (folder: string): Promise<unknown> => within("folders", "readwrite", (store) => store.delete(folder));
export const allKept = (): Promise<Kept[]> => within("folders", "readonly", (store) => store.getAll() as IDBRequest<Kept[]>);
export const keepList = (list: KeptList): Promise<IDBValidKey> => within("lists", "readwrite", (store) => store.add(list));
export const forgetList = (number: number): Promise<unknown> => within("lists", "readwrite", (store) => store.delete(number));
export const allLists = (): Promise<KeptList[]> => within("lists", "readonly", (store) => store.getAll() as IDBRequest<KeptList[]>);
