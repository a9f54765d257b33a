// said.ts -- the sentences of the cards that were met. The first of them opens the phrases of the game, and that takes
// longer than a question; so an engine of its own says them, and where there is none they are asked for one card at a
// time, while nobody waits for an answer. It is ended when there was nothing to say for a while, because it takes as
// much memory as the first.

import type { Door } from "./engine";

const quiet_ms = 400; // since the last answer
const idle_ms = 30000; // without a card that is wanted

export class Sayer {
  private readonly wanted: string[] = [];
  private by: Promise<Door> | null = null;
  private ended = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly door: Door,
    private readonly heard: (code: string, does: string[]) => void,
  ) {}

  // Wants the sentences of these cards, too.
  want(codes: string[]): void {
    clearTimeout(this.leaving);
    this.wanted.push(...codes);
  }

  // Wants those of one card, of which it has none yet, before all others.
  first(code: string): void {
    const at = this.wanted.indexOf(code);
    if (at > 0) this.wanted.unshift(...this.wanted.splice(at, 1));
  }

  // Somebody waits for an answer, or nobody looks: it asks for nothing.
  pause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  // Asks when it has been quiet for a while.
  rest(ms = quiet_ms): void {
    clearTimeout(this.timer);
    const timer = setTimeout(() => void this.next(timer), ms);
    this.timer = timer;
  }

  end(): void {
    this.ended = true;
    this.pause();
    clearTimeout(this.leaving);
    this.close();
  }

  private close(): void {
    void this.by?.then((by) => by !== this.door && by.end());
    this.by = null;
  }

  private async open(): Promise<Door> {
    return (await this.door.second?.()) ?? this.door;
  }

  private async next(timer: typeof this.timer): Promise<void> {
    const card = this.wanted.shift();
    if (card === undefined) {
      clearTimeout(this.leaving);
      this.leaving = setTimeout(() => this.close(), idle_ms);
      return;
    }
    this.by ??= this.open();
    const by = await this.by;
    if (this.ended) return;
    const reply = await by.request({ type: "say", card });
    if (reply.type === "say") this.heard(card, reply.does as string[]);
    if (this.timer === timer) this.rest(0);
  }
}
