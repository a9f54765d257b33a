// taken.ts -- the texts of a file from outside: its own, or, of a spreadsheet or an archive, those that the
// server finds in it.

import { ownerSecret } from "../rooms";

export interface Taken {
  texts: { name: string; text: string }[];
  left: { name: string; why: string }[]; // parts that are left out
}

const most = 8 * 1024 * 1024; // bytes of a file

// The first bytes of what is packed: zip, gzip, old workbooks, zstd, xz, bzip2.
const packs = [
  [0x50, 0x4b],
  [0x1f, 0x8b],
  [0xd0, 0xcf],
  [0x28, 0xb5, 0x2f, 0xfd],
  [0xfd, 0x37, 0x7a],
  [0x42, 0x5a, 0x68],
];

async function byServer(secret: string, file: File): Promise<Taken> {
  const address = `texts?name=${encodeURIComponent(file.name)}`;
  const headers = { "Cardwright-Secret": secret };
  const sent: RequestInit = { method: "POST", headers, body: file, cache: "no-store" };
  const response = await fetch(address, sent).catch(() => null);
  if (!response) throw new Error(`'${file.name}' cannot be read now: the server is not reached`);
  const text = await response.text();
  if (!response.headers.get("Content-Type")?.includes("json"))
    throw new Error(`'${file.name}' is not read: ${text.trim().slice(0, 200)}`);
  const reply = JSON.parse(text) as Taken & { reason?: string };
  if (reply.reason) throw new Error(String(reply.reason));
  return reply;
}

// Takes a file. Throws one sentence on what it is and what to do.
export async function takeFile(file: File): Promise<Taken> {
  if (file.size > most) throw new Error(`'${file.name}' is larger than 8 MiB: import it with the program`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const secret = ownerSecret();
  if (packs.some((mark) => mark.every((byte, i) => bytes[i] === byte))) {
    if (secret) return byServer(secret, file);
    throw new Error(
      `'${file.name}' is a spreadsheet or an archive, which a page reads that 'cardwright serve' gives: ` +
        "open the address that it prints, or save it as CSV",
    );
  }
  try {
    return { texts: [{ name: file.name, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) }], left: [] };
  } catch {
    throw new Error(`'${file.name}' is no text in UTF-8: save it as CSV in UTF-8, or import it with the program`);
  }
}
