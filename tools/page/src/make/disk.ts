// disk.ts -- the set folder of `cardwright serve FOLDER`: its files are read, saved and watched. Who saves says of
// which file on disk the new one was made, so that what somebody else wrote meanwhile is not lost.

import { secretFor } from "../rooms";
import type { Texts } from "./zip";

interface Listed {
  folder: string;
  mark: string;
  files: { name: string; hash: string }[];
}

// A file of the disk; text null: it is not there.
export interface OnDisk {
  name: string;
  text: string | null;
  hash: string | null;
}

const again_ms = 2000;
const utf8 = { "Content-Type": "text/plain; charset=utf-8" };

export class Disk {
  private readonly hashes = new Map<string, string>();
  private readonly crlf = new Set<string>(); // files whose lines end in two signs
  private ended = false;

  private constructor(
    private readonly secret: string,
    readonly folder: string,
    private mark: string,
  ) {}

  // Opens the folder of the server. Null: it has none for this page.
  static async open(): Promise<Disk | null> {
    const secret = await secretFor("folder");
    if (!secret) return null;
    const disk = new Disk(secret, "", "");
    const response = await disk.ask("GET", "").catch(() => null);
    if (!response?.ok) return null;
    const { folder, mark } = (await response.json()) as Listed;
    return new Disk(secret, folder, mark);
  }

  // Reads all files. Throws one sentence.
  async read(): Promise<Texts> {
    const listed = await this.list("");
    const files = await Promise.all(listed.files.map(({ name }) => this.readOne(name)));
    this.mark = listed.mark;
    return new Map(files.flatMap(({ name, text }): [string, string][] => (text === null ? [] : [[name, text]])));
  }

  // Saves a file; text null takes it away. Returns what is on disk instead, if that is another file by now.
  async save(name: string, text: string | null): Promise<OnDisk | null> {
    const query = `?file=${encodeURIComponent(name)}&from=${this.hashes.get(name) ?? "none"}`;
    const body = text === null ? null : this.crlf.has(name) ? text.replaceAll("\n", "\r\n") : text;
    const response = await this.ask(text === null ? "DELETE" : "PUT", query, body);
    const reply = (await response.json()) as { reason?: string; hash: string; text: string | null };
    if (response.status === 409) return this.note({ name, text: reply.text, hash: reply.hash }, false);
    if (!response.ok) throw new Error(`${name} is not saved: ${reply.reason}`);
    if (text === null) this.hashes.delete(name);
    else this.hashes.set(name, reply.hash);
    return null;
  }

  // Takes a file of the disk as the one from which the next is made.
  accept({ name, hash }: OnDisk): void {
    if (hash === null) this.hashes.delete(name);
    else this.hashes.set(name, hash);
  }

  // Tells each file that somebody else changed, until the end; and whether the server is there.
  async follow(hear: (changed: OnDisk[]) => void, lost: (isLost: boolean) => void): Promise<void> {
    while (!this.ended) {
      try {
        const listed = await this.list(`?since=${this.mark}`);
        lost(false);
        const changed = await this.compare(listed);
        this.mark = listed.mark;
        if (changed.length && !this.ended) hear(changed);
      } catch {
        if (!this.ended) lost(true);
        await new Promise((done) => setTimeout(done, again_ms));
      }
    }
  }

  end(): void {
    this.ended = true;
  }

  private async compare({ files }: Listed): Promise<OnDisk[]> {
    const there = new Map(files.map(({ name, hash }) => [name, hash]));
    const others = files.filter(({ name, hash }) => this.hashes.get(name) !== hash);
    const gone = [...this.hashes.keys()].filter((name) => !there.has(name));
    const read = await Promise.all(others.map(({ name }) => this.readOne(name, false)));
    return [...read, ...gone.map((name) => ({ name, text: null, hash: null }))];
  }

  private async readOne(name: string, takes = true): Promise<OnDisk> {
    const response = await this.ask("GET", `?file=${encodeURIComponent(name)}`);
    const reply = (await response.json()) as { reason?: string; hash: string; text: string };
    if (response.status === 404) return { name, text: null, hash: null };
    if (!response.ok) throw new Error(`${name} cannot be read: ${reply.reason}`);
    return this.note({ name, text: reply.text, hash: reply.hash }, takes);
  }

  // The page's lines end in one sign.
  private note(file: OnDisk, takes: boolean): OnDisk {
    if (file.text?.includes("\r\n")) this.crlf.add(file.name);
    else this.crlf.delete(file.name);
    if (takes) this.accept(file);
    return { ...file, text: file.text?.replaceAll("\r\n", "\n") ?? null };
  }

  private async list(query: string): Promise<Listed> {
    const response = await this.ask("GET", query);
    if (!response.ok) throw new Error("The folder cannot be read.");
    return (await response.json()) as Listed;
  }

  private ask(method: string, query: string, body: string | null = null): Promise<Response> {
    const headers = { "Cardwright-Secret": this.secret, ...(body === null ? {} : utf8) };
    return fetch(`folder${query}`, { method, headers, body, cache: "no-store" });
  }
}
