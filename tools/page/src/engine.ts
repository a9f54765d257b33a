// engine.ts -- the engine as the page sees it: requests of docs/protocol.md with their replies, from a
// worker. A worker that hangs or breaks is ended, and another one comes to the same place: it gets
// all requests again that changed the game. That is the record.

export type Json = { [key: string]: unknown };
export type Reply = Json & { type: string };
export type Part = "engine" | "cards";
export type Progress = { part: Part; loaded: number; total: number }; // bytes; total 0: unknown
export type Files = { module: WebAssembly.Module; cards: ArrayBuffer };

// One at a time. A worker is started once; then each request has one reply, in order.
export type Start = { game: string | null; files: Files | null; makes: boolean };
export type ToWorker = { start?: Start; request?: string };
export type FromWorker = { progress?: Progress; files?: Files; reply?: string; broken?: string };

// All that a game at the table wants: who carries out its requests.
export type Door = {
  whole: boolean; // it has the seed and every answer, and not only what a seat may know
  request(request: Json): Promise<Reply>;
  second?(): Promise<Door | null>; // opens another one with the same cards, so that this one is free
  end(): void;
};

// The worker that first.ts has begun, and why it is not there.
export type FirstWorker = { worker: Worker; fault: string | null };

export type Options = {
  game?: string; // left out: the usual one of the database
  makes?: boolean; // it has a desk, too: the requests of who makes cards
  progress?: (progress: Progress) => void;
  seconds?: number; // that an answer may take; left out: 10
  worker?: () => Worker;
};

const usual_seconds = 10; // a game begins in less than half a second, and a bot decides in less
const start_seconds = 120;
// Requests that change nothing, so nobody has to repeat them.
const reading = new Set([
  "hello", "games", "layout", "question", "events", "story", "view", "targets", "leads", "why", "whynot", "card", "say", "save",
  "check", "test", "scenario", "words", "cards", "draft", "new", "imports",
]);
// What draws a seed of its own where it gets none, and would draw another one the next time.
const drawing = new Set(["newgame", "position", "fork"]);
// What begins a game: what came before it in its session is past.
const beginning = new Set(["newgame", "position", "load", "try"]);
// What a game that begins has, too.
const lasting = new Set(["files", "import"]);

// The files of the first worker of each kind, for all later ones.
const fetched: { plays: Files | null; makes: Files | null } = { plays: null, makes: null };

// What the page lacks in this browser, as one sentence; null: nothing.
export function missing(): string | null {
  const lacks: string[] = [];
  if (typeof WebAssembly !== "object" || !WebAssembly.compileStreaming) lacks.push("WebAssembly");
  if (typeof Worker !== "function") lacks.push("workers");
  if (typeof DecompressionStream !== "function") lacks.push("DecompressionStream");
  return lacks.length ? `This browser lacks ${lacks.join(" and ")}, without which the games cannot run.` : null;
}

const refused: Reply = { type: "refused", reason: "the engine was ended" };

// Takes the worker of first.ts, once; null: it is taken, or not there.
function takeFirst(): Worker | null {
  const held = globalThis as { cardwrightFirst?: FirstWorker };
  const first = held.cardwrightFirst;
  delete held.cardwrightFirst;
  return first && first.fault === null ? first.worker : null;
}

function onlyReads(request: Json): boolean {
  if (request.type === "batch" && Array.isArray(request.requests)) return request.requests.every(onlyReads);
  return reading.has(String(request.type)) || (request.type === "import" && request.dry === true);
}

export function drawnSeed(): number {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2)) as unknown as [number, number];
  return (high & 0x1fffff) * 0x100000000 + low;
}

export class Engine implements Door {
  readonly whole = true;
  private worker!: Worker;
  private record: Json[] = [];
  private last: Promise<unknown> = Promise.resolve(); // each request waits for the one before
  private hear: (message: FromWorker) => void = () => {};
  private stands = true; // the worker is where the record is
  private ended = false;

  private constructor(private readonly options: Options) {}

  // Starts an engine. Returns it, or why that is not possible as one sentence.
  static async start(options: Options = {}): Promise<Engine | string> {
    const lacks = missing();
    if (lacks) return lacks;
    const engine = new Engine(options);
    const fault = await engine.begin();
    if (fault === null) return engine;
    engine.end();
    return fault;
  }

  // Carries out a request. What could not be carried out is a reply of the type `refused`; `broken` is
  // true in it if the engine had to be begun anew, at the same place of the game.
  // [seconds]: that this one may take; left out: as the options say.
  request(request: Json, seconds = this.options.seconds ?? usual_seconds): Promise<Reply> {
    const whole = { ...request };
    if (drawing.has(String(whole.type)) && whole.seed === undefined) whole.seed = drawnSeed();
    const reply = this.last.then(() => this.carryOut(whole, seconds));
    this.last = reply;
    return reply;
  }

  async second(): Promise<Engine | null> {
    const { game, worker } = this.options;
    const engine = await Engine.start({ game, worker });
    return typeof engine === "string" ? null : engine;
  }

  end(): void {
    this.ended = true;
    this.drop();
    this.hear({ broken: "the engine was ended" });
  }

  private async carryOut(request: Json, seconds: number): Promise<Reply> {
    if (this.ended) return refused;
    // It stands nowhere if a worker before could not be begun anew.
    const lost = this.stands ? null : await this.again();
    if (lost !== null) return { ...refused, reason: lost, broken: true };
    const heard = await this.tell({ request: JSON.stringify(request) }, seconds);
    if (heard.reply !== undefined) {
      const reply = JSON.parse(heard.reply) as Reply;
      if (reply.type !== "refused") this.keep(request);
      return reply;
    }
    if (this.ended) return refused;
    const fault = await this.again();
    const now = fault === null ? "the game stands where it stood before" : `it could not be begun again: ${fault}`;
    return { ...refused, reason: `${heard.broken}; ${now}`, broken: true };
  }

  private keep(request: Json): void {
    if (onlyReads(request)) return;
    if (beginning.has(String(request.type))) {
      const session = request.session ?? 0;
      this.record = this.record.filter(
        (kept) => kept.type === "batch" || lasting.has(String(kept.type)) || (kept.session ?? 0) !== session,
      );
    }
    this.record.push(request);
  }

  // Ends the worker and lets another one come to the same place. Returns what failed, or null.
  private async again(): Promise<string | null> {
    this.stands = false;
    this.drop();
    const fault = await this.begin();
    if (fault !== null) return fault;
    for (const kept of this.record) {
      const heard = await this.tell({ request: JSON.stringify(kept) }, start_seconds);
      if (heard.reply === undefined) return heard.broken ?? "";
    }
    this.stands = true;
    return null;
  }

  // Ends the worker. What it has still said is not heard any more.
  private drop(): void {
    this.worker.onmessage = this.worker.onerror = null;
    this.worker.terminate();
  }

  private async begin(): Promise<string | null> {
    const plays = this.options.makes ? null : takeFirst();
    this.worker = this.options.worker?.() ?? plays ?? new Worker("worker.js");
    this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.progress) this.options.progress?.(data.progress);
      else this.hear(data);
    };
    this.worker.onerror = (event) => this.hear({ broken: event.message || "worker.js could not be fetched" });
    const kind = this.options.makes ? "makes" : "plays";
    const start = { game: this.options.game ?? null, files: fetched[kind], makes: kind === "makes" };
    const heard = await this.tell({ start }, start_seconds);
    if (heard.files) fetched[kind] = heard.files;
    return heard.broken ?? null;
  }

  // Sends a message and waits for what comes back, so many seconds at most.
  private tell(message: ToWorker, seconds: number): Promise<FromWorker> {
    return new Promise((resolve) => {
      const timer = setTimeout(
        () => resolve({ broken: `no answer came within ${seconds} seconds` }),
        seconds * 1000,
      );
      this.hear = (heard) => {
        clearTimeout(timer);
        resolve(heard);
      };
      this.worker.postMessage(message);
    });
  }
}
