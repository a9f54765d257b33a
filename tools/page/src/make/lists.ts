// lists.ts -- lists and decks from outside: what one would change, accepted or left, listed, and taken back.

import type { Reply } from "../engine";
import { allLists, forgetList, keepList, type KeptList } from "./storage";
import { takeFile, type Taken } from "./taken";
import type { Workbench } from "./workbench";

export interface Change {
  how: "added" | "removed" | "changed";
  kind: string;
  name: string;
  title?: string;
  field?: string;
  old?: string;
  new?: string;
  why?: string;
  source?: string;
  row?: number;
}

export interface Untaken {
  file: string;
  row: number;
  column?: string;
  value?: string;
  expected: string;
  again?: number;
}

// What a list would change.
export interface Trial {
  list: KeptList;
  folder: string;
  changes: Change[];
  more: number;
  problems: Untaken[]; // rows that are left out
  notes: Untaken[]; // what does not count
}

export interface Brought {
  list: KeptList;
  folder: string;
  imports: number[];
}

const ends = /\.(csv|json|txt|md|tsv|xml|yaml|yml|html|htm)$/i;

// Returns the name as the desk takes it: its content says what a file is.
function nameOf(name: string): string {
  const plain = name.replace(/[/\\:*?"<>|\u0000-\u001f\u007f]/g, "-").replace(/^\.+/, "").slice(-100);
  return ends.test(plain) ? plain.toLowerCase() : `${plain}.txt`;
}

export function textsOf({ name, text, more }: KeptList): { name: string; text: string }[] {
  return [{ name, text }, ...(more ?? [])];
}

export class Lists {
  trial: Trial | null = null;
  brought: Brought[] = [];
  trouble: string | null = null; // why a list did not come
  makesSet = false; // it becomes a set just now
  private made = 0; // folders of lists

  constructor(private readonly bench: Workbench) {}

  // Brings in anew what an earlier visit accepted for this game. What does not come any more is told, and kept.
  async again(): Promise<void> {
    let kept: KeptList[];
    try {
      kept = await allLists();
    } catch {
      return; // this browser keeps nothing, which is said elsewhere
    }
    for (const list of kept.filter(({ game }) => game === this.bench.layout.game)) {
      const folder = await this.put(list);
      if (folder) await this.bring(list, folder);
    }
  }

  // Finds what a list would change.
  tryFile(file: File): Promise<void> {
    return this.trying(file.name, () => takeFile(file));
  }

  tryText(name: string, text: string): Promise<void> {
    return this.trying(name, () => Promise.resolve({ texts: [{ name, text }], left: [] }));
  }

  private trying(name: string, read: () => Promise<Taken>): Promise<void> {
    return this.bench.acting(async () => {
      await this.leaveNow();
      this.trouble = null;
      const taken = await read().catch((fault: Error) => {
        this.trouble = fault.message;
        return null;
      });
      if (!taken) return;
      const [first, ...more] = taken.texts.map((one) => ({ name: nameOf(one.name), text: one.text }));
      const list: KeptList = { game: this.bench.layout.game, name: nameOf(name), text: "", ...first };
      if (more.length) list.more = more;
      const folder = await this.put(list);
      if (!folder) return;
      const reply = await this.ask({ type: "import", folder, dry: true });
      if (!reply) return this.drop(folder, list);
      const { problems, notes } = reply.report as { problems: Untaken[]; notes: Untaken[] };
      notes.unshift(...taken.left.map((part) => ({ file: part.name, row: 0, expected: part.why })));
      this.trial = { list, folder, changes: reply.changes as Change[], more: reply.more as number, problems, notes };
    });
  }

  accept(): Promise<void> {
    return this.bench.acting(async () => {
      const { trial } = this;
      if (!trial) return;
      if (!(await this.bring(trial.list, trial.folder))) return;
      this.trial = null;
      try {
        trial.list.number = (await keepList({ ...trial.list })) as number;
      } catch {
        this.bench.notKept = "This browser keeps nothing: bring the list in again at the next visit. ";
      }
    });
  }

  leave(): Promise<void> {
    return this.bench.acting(() => this.leaveNow());
  }

  undo(one: Brought): Promise<void> {
    return this.bench.acting(async () => {
      for (const number of [...one.imports].reverse()) {
        const reply = await this.ask({ type: "import", undo: number });
        if (!reply) return;
        await this.bench.takeOver(reply);
      }
      if (one.list.number !== undefined) await forgetList(one.list.number);
      await this.drop(one.folder, one.list);
      this.brought = this.brought.filter((other) => other !== one);
    });
  }

  private async leaveNow(): Promise<void> {
    const { trial } = this;
    this.trial = null;
    if (trial) await this.drop(trial.folder, trial.list);
  }

  private async bring(list: KeptList, folder: string): Promise<boolean> {
    const reply = await this.ask({ type: "import", folder });
    if (!reply) return false;
    const { imports } = reply.report as { imports: number[] };
    this.brought.push({ list, folder, imports });
    await this.bench.takeOver(reply);
    return true;
  }

  // Puts a list on the desk, in a folder of its own. Returns that, or null.
  private async put(list: KeptList): Promise<string | null> {
    const folder = `list ${++this.made}`;
    const put = textsOf(list);
    return (await this.ask({ type: "files", folder, put })) ? folder : null;
  }

  private async drop(folder: string, list: KeptList): Promise<void> {
    await this.bench.engine.request({ type: "files", folder, drop: textsOf(list).map(({ name }) => name) });
  }

  // Asks the engine. What it refuses is told, and nothing has changed.
  private async ask(request: Record<string, unknown>): Promise<Reply | null> {
    const reply = await this.bench.engine.request(request);
    if (reply.type !== "refused") return reply;
    this.trouble = String(reply.reason);
    return null;
  }
}
