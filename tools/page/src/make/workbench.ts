// workbench.ts -- the state of who makes cards: the files of a folder, what is wrong with them, and the open
// game that goes on with them. Every request of making goes out here.

import type { Door, Engine, Json, Reply } from "../engine";
import type { Card, Layout } from "../protocol";
import { Sitting, type Wish } from "../sitting";
import { readCells } from "./csv";
import { Decks } from "./deck";
import type { Disk, OnDisk } from "./disk";
import { Lists } from "./lists";
import { keep } from "./storage";
import type { Texts } from "./zip";

export interface Found {
  code: string;
  severity: "error" | "warning" | "note";
  file?: string;
  line?: number;
  column?: number;
  message: string;
  title: string;
}

export interface Outcome {
  file: string;
  name: string;
  line: number;
  status: "passed" | "failed" | "skipped";
  covers?: string[];
  told?: string;
}

export interface Word {
  word: string;
  sort: string;
  form: string;
  in: string;
  rule: string;
  doc: string;
  global?: boolean;
}

// What new cards changed in the open game: answers of all players, and the story from where it is another.
export interface Carried {
  answers: number;
  kept: number;
  spared: number;
  parted?: number;
  before?: string;
  now?: string;
}

export interface ListedCard {
  code: string;
  name: string;
  type: string;
  facts: string; // the file that has them
  script: string | null; // the file that has it
}

const goes_on_after = 250; // milliseconds without a key
const learns_after = 100; // since a game went on
const checked_after = 700;
const uncovered_codes = ["CW406", "CW407"]; // docs/findings.md: an ability that no scenario fires, lines that none runs

// Returns the text of a scenario's first file, and the files of scenarios in order.
function scenariosOf(texts: Texts): string[] {
  return [...texts.keys()].filter((name) => /(^|\/)scenarios\/.*\.lua$/.test(name)).sort();
}

export class Workbench {
  open: string | null = null; // the file in the editor
  place: { file: string; line: number } | null = null; // that the editor shall show
  found: Found[] = [];
  uncovered: Found[] = []; // what no scenario reached, when all of them ran last
  outcomes: Outcome[] = [];
  words = new Map<string, Word[]>();
  sitting: Sitting | null = null;
  begins = 0; // games that wait to begin: what is answered in another one meanwhile would be lost
  carried: Carried | null = null;
  trouble: string | null = null; // why the new cards did not come
  notKept: string | null = null; // why the work is not kept
  clash: OnDisk | null = null; // of a file that was changed here and on disk
  milliseconds = 0; // that the game took to go on, last
  tried: { file: string; scenario?: string } | null = null;
  readonly lists = new Lists(this);
  readonly decks = new Decks(this);

  private readonly listeners = new Set<() => void>();
  private readonly unsent = new Set<string>();
  private readonly dropped = new Set<string>();
  private readonly unsaved = new Set<string>(); // files that are not on disk as they are here
  private timers = { go: 0, check: 0, keep: 0, learn: 0 };
  private work: Promise<unknown> = Promise.resolve(); // one thing after the other
  private acts = 0; // that somebody wished, and that are not done

  constructor(
    readonly engine: Engine,
    public layout: Layout,
    readonly folder: string,
    readonly texts: Texts,
    readonly disk: Disk | null = null, // where the files are; null: in the browser
  ) {
    for (const name of texts.keys()) this.unsent.add(name);
    this.open = [...texts.keys()].find((name) => /^[^/]+\.lua$/.test(name)) ?? [...texts.keys()][0] ?? null;
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  changed(): void {
    for (const listener of this.listeners) listener();
  }

  show(name: string, line?: number): void {
    this.open = name;
    this.place = line === undefined ? null : { file: name, line };
    this.changed();
  }

  // Sends everything, begins the first scenario, and checks.
  async start(): Promise<void> {
    await this.doing(() => this.lists.again());
    await this.doing(() => this.decks.look());
    await this.goOn();
    const [file] = scenariosOf(this.texts);
    if (file && !this.trouble) await this.begin(file);
    await this.check();
    void this.disk?.follow(
      (changed) => this.takeChanges(changed),
      (isLost) => this.tellKept(isLost ? "The server cannot be reached: nothing is saved. " : null),
    );
  }

  end(): void {
    clearTimeout(this.timers.go);
    clearTimeout(this.timers.check);
    clearTimeout(this.timers.keep);
    clearTimeout(this.timers.learn);
    void this.keepNow();
    this.disk?.end();
    this.sitting?.end();
    this.engine.end();
  }

  edit(name: string, text: string): void {
    if (this.texts.get(name) === text) return;
    this.put(name, text);
    this.unsaved.add(name);
  }

  private put(name: string, text: string): void {
    this.texts.set(name, text);
    this.uncovered = this.uncovered.filter((one) => one.file !== name); // its lines are others now
    this.unsent.add(name);
    this.dropped.delete(name);
    this.later();
  }

  // Puts several files at once, and shows the last of them.
  add(files: { name: string; text: string }[]): void {
    for (const { name, text } of files) this.edit(name, text);
    const last = files.at(-1);
    if (last) this.open = last.name;
    this.changed();
  }

  remove(name: string): void {
    this.unsaved.add(name);
    this.drop(name);
  }

  private drop(name: string): void {
    this.texts.delete(name);
    this.unsent.delete(name);
    this.dropped.add(name);
    if (this.open === name) this.open = [...this.texts.keys()][0] ?? null;
    this.later();
  }

  get scenarios(): string[] {
    return scenariosOf(this.texts);
  }

  // The folder of the set that new files are for, "" or with a slash at its end: a game has one for each of its sets.
  get setFolder(): string {
    const folders = this.factLists.map((name) => name.slice(0, -"cards.csv".length));
    return folders.find((folder) => folder && this.open?.startsWith(folder)) ?? folders[0] ?? "";
  }

  // A set has its list at the top, a game one in the folder of each of its sets.
  private get factLists(): string[] {
    return [...this.texts.keys()].filter((name) => /(^|\/)cards\.csv$/.test(name));
  }

  get cards(): ListedCard[] {
    const scripts = new Map<string, string>();
    for (const [name, text] of this.texts) {
      const said = /^card "([^"]+)"/m.exec(text);
      if (said?.[1] && name.endsWith(".lua")) scripts.set(said[1], name);
    }
    return this.factLists.flatMap((facts) => {
      const [head, ...rows] = readCells(this.texts.get(facts) ?? "", ",");
      const at = (row: string[], column: string) => row[head?.indexOf(column) ?? -1] ?? "";
      return rows.map((row) => ({
        code: at(row, "code"),
        name: at(row, "name"),
        type: at(row, "type"),
        facts,
        script: scripts.get(at(row, "code")) ?? null,
      }));
    });
  }

  private beginning(act: () => Promise<void>): Promise<void> {
    this.begins++;
    return this.acting(act).finally(() => {
      this.begins--;
      this.changed();
    });
  }

  // Begins the game where a scenario begins, against the bot.
  begin(file: string, scenario?: string): Promise<void> {
    return this.beginning(async () => {
      const counts = [...new Set(this.layout.modes.map((mode) => mode.players))].sort((a, b) => a - b);
      let refused = "";
      for (const n of counts) {
        const seats = Array.from({ length: n }, (_, i) => (i ? "greedy" : "client"));
        const wish: Json = { type: "try", folder: this.folder, file, seats };
        if (scenario) wish.scenario = scenario;
        const reply = await this.engine.request(wish);
        if (reply.type === "try") {
          this.tried = { file, scenario };
          this.carried = null;
          this.trouble = null;
          await this.look();
          return;
        }
        refused ||= String(reply.reason);
      }
      this.trouble = refused;
    });
  }

  // Begins a game of these decks, against bots.
  play(mode: string, decks: string[]): Promise<void> {
    return this.beginning(async () => {
      const seats = decks.map((_, i) => (i ? "greedy" : "client"));
      const reply = await this.engine.request({ type: "newgame", mode, seats, decks });
      this.trouble = reply.type === "refused" ? String(reply.reason) : null;
      if (reply.type === "refused") return;
      this.carried = null;
      await this.look();
    });
  }

  // Asks the engine when all is done that was wished before, and so sees what came of it.
  private async after(request: Json): Promise<Reply> {
    await this.work;
    return this.engine.request(request);
  }

  // Returns the cards with these codes, in their order, with what they do.
  async cardsOf(codes: string[]): Promise<Card[]> {
    const ask = async (type: string) => {
      const reply = await this.after({ type: "batch", requests: codes.map((card) => ({ type, card })) });
      return (reply.replies ?? []) as Reply[];
    };
    const [facts, said] = [await ask("card"), await ask("say")];
    const doesOf = (i: number) => (said[i]?.does ?? []) as string[];
    return codes.map((code, i) => ({ code, name: code, ...(facts[i]?.card as object), does: doesOf(i) }));
  }

  takeBack(): Promise<void> {
    return this.acting(async () => {
      const reply = await this.engine.request({ type: "undo" });
      if (reply.type === "refused") this.trouble = String(reply.reason);
      else await this.look();
    });
  }

  // Writes what was played in this turn as a scenario.
  async writeScenario(name: string, covers: string): Promise<{ text: string; missing: string } | string> {
    const wish: Json = { type: "scenario", name };
    if (covers) wish.covers = covers;
    const reply = await this.after(wish);
    if (reply.type === "refused") return String(reply.reason);
    return { text: String(reply.text), missing: String(reply.missing) };
  }

  async search(query: string): Promise<{ found: number; cards: { code: string; name: string }[] } | string> {
    const reply = await this.after({ type: "cards", query, limit: 60 });
    if (reply.type === "refused") return String(reply.reason);
    return reply as unknown as { found: number; cards: { code: string; name: string }[] };
  }

  private later(): void {
    clearTimeout(this.timers.go);
    clearTimeout(this.timers.check);
    clearTimeout(this.timers.keep);
    this.timers.go = window.setTimeout(() => void this.goOn(), goes_on_after);
    this.timers.check = window.setTimeout(() => void this.check(), checked_after);
    this.timers.keep = window.setTimeout(() => void this.keepNow(), goes_on_after);
    this.changed();
  }

  // Takes over what somebody else wrote on disk, but for a file that was changed here, too.
  private takeChanges(changed: OnDisk[]): void {
    for (const file of changed) {
      if (this.unsaved.has(file.name)) this.clash = file;
      else this.take(file);
    }
    this.changed();
  }

  private take(file: OnDisk): void {
    this.disk?.accept(file);
    if (file.text === null) this.drop(file.name);
    else if (this.texts.get(file.name) !== file.text) this.put(file.name, file.text);
  }

  // Ends a clash: with the file of the disk, or the one here.
  async settle(takesDisk: boolean): Promise<void> {
    const { clash } = this;
    if (!clash) return;
    this.clash = null;
    if (takesDisk) this.unsaved.delete(clash.name);
    if (takesDisk) this.take(clash);
    else this.disk?.accept(clash);
    await this.keepNow();
  }

  private tellKept(why: string | null): void {
    if (this.notKept === why) return;
    this.notKept = why;
    this.changed();
  }

  // Saves on disk what is new, one file after the other.
  private async saveNow(disk: Disk): Promise<void> {
    for (const name of [...this.unsaved]) {
      if (this.clash?.name === name) continue;
      this.unsaved.delete(name);
      try {
        const other = await disk.save(name, this.texts.get(name) ?? null);
        if (!other) continue;
        this.unsaved.add(name);
        this.clash = other;
      } catch (error) {
        this.unsaved.add(name);
        this.notKept = `${error instanceof Error ? error.message : String(error)} `;
        return;
      }
    }
    this.notKept = null;
  }

  private saving: Promise<void> = Promise.resolve(); // one file after the other

  private async keepNow(): Promise<void> {
    const { disk } = this;
    if (disk) {
      this.saving = this.saving.then(() => this.saveNow(disk));
      await this.saving;
      return this.changed();
    }
    try {
      await keep({ folder: this.folder, game: this.layout.game, texts: new Map(this.texts) });
      this.notKept = null;
    } catch (error) {
      this.notKept = `${error instanceof Error ? error.message : String(error)}: download your work. `;
    }
    this.changed();
  }

  // Sends what is new, and lets the game go on with it. Where nothing is new it has done so already.
  goOn(): Promise<void> {
    clearTimeout(this.timers.go);
    return this.doing(async () => {
      if (!this.unsent.size && !this.dropped.size && !this.trouble) return;
      const put = [...this.unsent].map((name) => ({ name, text: this.texts.get(name) ?? "" }));
      const files: Json = { type: "files", folder: this.folder, put };
      if (this.dropped.size) files.drop = [...this.dropped];
      const begun = performance.now();
      const sent = await this.engine.request(files);
      if (sent.type === "refused") {
        this.trouble = String(sent.reason);
        return;
      }
      this.unsent.clear();
      this.dropped.clear();
      const reply = await this.engine.request({ type: "import", folder: this.folder });
      this.milliseconds = performance.now() - begun;
      if (reply.type === "refused") {
        this.trouble = String(reply.reason);
        return;
      }
      this.trouble = null;
      await this.takeOver(reply);
    });
  }

  // Takes over what an import came to: the game first, which somebody waits for, and the rest when it is drawn.
  async takeOver(reply: Reply): Promise<void> {
    if (reply.game !== this.layout.game) {
      const layout = await this.engine.request({ type: "layout" });
      if (layout.type === "layout") this.layout = layout as unknown as Layout;
    }
    if (reply.carried) {
      this.carried = reply.carried as Carried;
      await this.look();
    }
    clearTimeout(this.timers.learn);
    this.timers.learn = window.setTimeout(() => void this.doing(() => this.learn()), learns_after);
  }

  // Hears which words and decks there are now.
  private async learn(): Promise<void> {
    const words = await this.engine.request({ type: "words" });
    if (words.type === "words") {
      this.words.clear();
      for (const word of words.words as Word[]) this.words.set(word.word, [...(this.words.get(word.word) ?? []), word]);
    }
    await this.decks.look();
  }

  // Finds what is wrong, runs the scenarios, and finds what none of them reached.
  async check(): Promise<void> {
    await this.doing(async () => {
      const checked = await this.engine.request({ type: "check", folder: this.folder });
      if (checked.type === "check") this.found = (checked.findings as Found[]).map((found) => this.inFolder(found));
      this.changed();
      if (this.trouble) return;
      const tested = await this.engine.request({ type: "test", folder: this.folder });
      if (tested.type === "test") this.outcomes = (tested.outcomes as Outcome[]).map((one) => this.inFolder(one));
    });
    await this.doing(async () => {
      if (this.trouble || this.unsent.size) return; // what was typed since comes here again
      const checked = await this.engine.request({ type: "check", folder: this.folder, scenarios: true });
      if (checked.type !== "check") return;
      const found = (checked.findings as Found[]).filter(({ code }) => uncovered_codes.includes(code));
      this.uncovered = found.map((one) => this.inFolder(one));
    });
  }

  // Names a file from the folder on.
  private inFolder<T extends { file?: string }>(row: T): T {
    const start = `${this.folder}/`;
    return row.file?.startsWith(start) ? { ...row, file: row.file.slice(start.length) } : row;
  }

  // Shows the game where it stands now: it has begun already, so nothing is begun.
  private async look(): Promise<void> {
    const door: Door = {
      whole: false,
      request: (request) =>
        request.type === "newgame" ? Promise.resolve({ type: "newgame" }) : this.engine.request(request),
      end: () => {},
    };
    const wish: Wish = { game: this.layout.game, mode: "", seats: ["client"], decks: [], settings: {}, seed: 0 };
    this.sitting = await Sitting.begin(door, this.layout, wish);
  }

  // Whether what somebody wished is not done yet. Buttons that change something wait for it, and never for what
  // goes on by itself: a button that was taken away for a moment would lose a click.
  get busy(): boolean {
    return this.acts > 0;
  }

  // Does what somebody wished.
  async acting(act: () => Promise<void>): Promise<void> {
    this.acts++;
    this.changed();
    await this.doing(act);
    this.acts--;
    this.changed();
  }

  // Does one thing after the other. What fails is told.
  doing(act: () => Promise<void>): Promise<void> {
    const done = this.work.then(async () => {
      try {
        await act();
      } catch (error) {
        this.trouble = error instanceof Error ? error.message : String(error);
      }
      this.changed();
    });
    this.work = done;
    return done;
  }
}
