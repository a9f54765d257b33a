// zip.ts -- set folders as zip files: read with every name checked, and written.

export type Texts = Map<string, string>; // by the name below the folder

const limit = 32 * 1024 * 1024; // bytes of all files, as on the desk
const ends = /\.(lua|csv|json|txt|md)$/;

// Returns why a name may not be used; null: it may. A name leads nowhere but into the folder.
export function nameFault(name: string): string | null {
  const parts = name.split("/");
  const odd = parts.some((part) => !part || part.startsWith(".") || /[\\:*?"<>|\u0000-\u001f\u007f]/.test(part));
  return odd || parts.length > 4 || name.length > 200 ? `'${name.slice(0, 80)}' is no name of a file of a set` : null;
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let i = 0; i < 8; i++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes as BlobPart]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) throw new Error("the files of the zip are larger than 32 MiB");
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

interface Entry {
  name: string;
  method: number;
  packed: number;
  size: number;
  at: number; // of its own head
}

function entriesOf(view: DataView): Entry[] {
  let end = view.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end--;
  if (end < 0) throw new Error("the file is no zip");
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let n = view.getUint16(end + 10, true); n > 0; n--) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error("the zip is damaged");
    const length = view.getUint16(at + 28, true);
    const bytes = new Uint8Array(view.buffer, view.byteOffset + at + 46, length);
    entries.push({
      name: new TextDecoder().decode(bytes),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

async function contentOf(view: DataView, entry: Entry, most: number): Promise<string> {
  const from = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
  const bytes = new Uint8Array(view.buffer, view.byteOffset + from, entry.packed);
  if (entry.method !== 0 && entry.method !== 8) throw new Error(`'${entry.name}' is packed in a way that the page does not read`);
  if (entry.method === 0 && bytes.length > most) throw new Error("the files of the zip are larger than 32 MiB");
  const plain = entry.method === 8 ? await through(bytes, new DecompressionStream("deflate-raw"), most) : bytes;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(plain);
  } catch {
    throw new Error(`'${entry.name}' is no text in UTF-8`);
  }
}

// Reads the texts of a zip; the folder in which all lie is left out. Throws one sentence.
export async function readZip(file: Blob, fallback: string): Promise<{ folder: string; texts: Texts }> {
  if (file.size > limit) throw new Error("the zip is larger than 32 MiB");
  const view = new DataView(await file.arrayBuffer());
  let entries: Entry[];
  try {
    entries = entriesOf(view);
  } catch (fault) {
    throw fault instanceof RangeError ? new Error("the zip is damaged") : fault;
  }
  for (const { name } of entries) {
    const fault = nameFault(name.replace(/\/$/, ""));
    if (fault && !/(^|\/)\.[^./]/.test(name)) throw new Error(`the zip is refused: ${fault}`);
  }
  const wanted = entries.filter(({ name }) => ends.test(name) && !nameFault(name));
  const top = wanted[0]?.name.split("/")[0] ?? "";
  const inTop = wanted.every(({ name }) => name.startsWith(`${top}/`));
  const texts: Texts = new Map();
  let left = limit;
  for (const entry of wanted) {
    let text: string;
    try {
      text = await contentOf(view, entry, left);
    } catch (fault) {
      throw fault instanceof RangeError || fault instanceof TypeError ? new Error("the zip is damaged") : fault;
    }
    left -= text.length;
    texts.set(inTop ? entry.name.slice(top.length + 1) : entry.name, text);
  }
  if (!texts.has("set.json") && !texts.has("game.lua")) throw new Error("the zip has no set and no game: a set has set.json");
  return { folder: inTop ? top : fallback, texts };
}

// Returns the folder as a zip.
export async function writeZip(folder: string, texts: Texts): Promise<Blob> {
  const parts: BlobPart[] = [];
  const heads: BlobPart[] = [];
  let at = 0;
  let heads_n = 0;
  for (const [file, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = new TextEncoder().encode(`${folder}/${file}`);
    const plain = new TextEncoder().encode(text);
    const packed = await through(plain, new CompressionStream("deflate-raw"), limit);
    const head = new DataView(new ArrayBuffer(46));
    // What both heads have: version, UTF-8, deflated, no time but the first day, sums and sizes.
    const fill = (from: number) => {
      head.setUint16(from, 20, true);
      head.setUint16(from + 2, 0x0800, true);
      head.setUint16(from + 4, 8, true);
      head.setUint16(from + 8, 0x21, true);
      head.setUint32(from + 10, crc32(plain), true);
      head.setUint32(from + 14, packed.length, true);
      head.setUint32(from + 18, plain.length, true);
      head.setUint16(from + 22, name.length, true);
    };
    head.setUint32(0, 0x04034b50, true);
    fill(4);
    parts.push(head.buffer.slice(0, 30), name, packed as BlobPart);
    head.setUint32(0, 0x02014b50, true);
    head.setUint16(4, 20, true);
    fill(6);
    head.setUint32(42, at, true);
    heads.push(head.buffer.slice(0), name);
    at += 30 + name.length + packed.length;
    heads_n += 46 + name.length;
  }
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, texts.size, true);
  end.setUint16(10, texts.size, true);
  end.setUint32(12, heads_n, true);
  end.setUint32(16, at, true);
  return new Blob([...parts, ...heads, end.buffer], { type: "application/zip" });
}
