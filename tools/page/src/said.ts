// said.ts -- the sentences of the cards that were met. They are asked for one card at a time, while nobody waits
// for an answer: the first of them opens the phrases of the game, and that takes longer than a question.

import type { Door } from "./engine";

const quiet_ms = 400; // since the last answer

export class Sayer {
  private readonly wanted: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly door: Door,
    private readonly heard: (code: string, does: string[]) => void,
  ) {}

  // Wants the sentences of these cards, too.
  want(codes: string[]): void {
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

  private async next(timer: typeof this.timer): Promise<void> {
    const card = this.wanted.shift();
    if (card === undefined) return;
    const reply = await this.door.request({ type: "say", card });
    if (reply.type === "say") this.heard(card, reply.does as string[]);
    if (this.timer === timer) this.rest(0);
  }
}
