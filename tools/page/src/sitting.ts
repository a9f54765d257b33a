// sitting.ts -- the state of the page's game: what is asked, what was seen, what is looked at.
//
// A moment is a question that a person was asked, with the view as that person had it. Moments
// and the story are kept here, so the past is shown without the engine; the game itself goes
// back only by `undo`.

import { drawnSeed, type Door } from "./engine";
import type {
  Card,
  Finding,
  Layout,
  Option,
  Over,
  Question,
  Reply,
  Request,
  Seat,
  Settings,
  Told,
  View,
} from "./protocol";

export interface Moment {
  view: View;
  question: Question | null;
  over: Over | null;
  told: number; // lines of all stories until then
  reads: number[]; // by seat: how many events its story tells until then
  answers: number;
}

export interface Wish {
  game: string;
  mode: string;
  decks: string[];
  seats: Seat[];
  settings: Settings; // those that are not as usual
  seed?: number;
}

// What the game was told, one answer after the other: an option, several in order, the shares of a
// split, who left the game, or that the next game of a match begins.
export type Step = number | number[] | { split: number[] } | { concede: number } | "next";

// A line of the story as a seat may know it, and the moment after it.
export interface Line extends Told {
  seat: number;
  moment: number;
}

// Something that floats at the place where it was asked for.
export interface Floating {
  x: number;
  y: number;
  title: string;
  findings?: Finding[];
  options?: Option[];
}

function requestOf(step: Step, question: number | undefined): Request {
  if (step === "next") return { type: "nextgame" };
  if (typeof step === "number") return { type: "answer", question, pick: [step] };
  if (Array.isArray(step)) return { type: "answer", question, pick: step };
  if ("split" in step) return { type: "answer", question, split: step.split };
  return { type: "concede", seat: step.concede };
}

export class Sitting {
  readonly layout: Layout;
  readonly wish: Wish & { seed: number };
  readonly cards = new Map<string, Card | null>();
  moments: Moment[] = [];
  shown: number | null = null; // a moment of the past that is looked at
  picked: number[] = []; // options, in order
  split: number[] = [];
  leads: string[] = []; // where each option leads
  aimed = new Set<string>(); // objects and places that an option under the mouse may choose
  looked: number | null = null; // the object whose details are shown
  floating: Floating | null = null;
  sheet = false; // the details cover the board: asked for by touch
  curtain: number | null = null; // the player who shall take the seat
  busy = false;
  trouble: string | null = null;

  private readonly engine: Door;
  private readonly listeners = new Set<() => void>();
  private lines: Line[] = []; // the stories of all seats that people have
  private reads: number[] = [];
  private steps: Step[] = [];
  private answers = 0; // of this game: the last ones of the steps
  private seat = 0;

  private constructor(engine: Door, layout: Layout, wish: Wish & { seed: number }) {
    this.engine = engine;
    this.layout = layout;
    this.wish = wish;
  }

  // Begins a game on an engine that has the game's cards. Throws the engine's reason.
  static async begin(engine: Door, layout: Layout, wish: Wish): Promise<Sitting> {
    const seed = wish.seed ?? drawnSeed();
    const sitting = new Sitting(engine, layout, { ...wish, seed });
    const request: Request = { type: "newgame", mode: wish.mode, seats: wish.seats, seed };
    if (layout.decks) request.decks = wish.decks;
    if (Object.keys(wish.settings).length) request.settings = wish.settings;
    sitting.seat = Math.max(0, wish.seats.indexOf("client"));
    const reply = await engine.request(request);
    if (reply.type === "refused") throw new Error(String(reply.reason));
    await sitting.look(true);
    return sitting;
  }

  // Whether the page has the whole game, so that it may tell how it was played.
  get isWhole(): boolean {
    return this.engine.whole;
  }

  get now(): Moment {
    return this.moments[this.moments.length - 1] as Moment;
  }

  // The moment that the board shows.
  get at(): Moment {
    return this.shown === null ? this.now : (this.moments[this.shown] ?? this.now);
  }

  get isPast(): boolean {
    return this.shown !== null;
  }

  // What was told to the seat that looks; people at one screen do not see what others know.
  get story(): Line[] {
    return this.lines.filter((line) => line.seat === this.seat);
  }

  // The moments that the seat has seen, by number.
  get seen(): number[] {
    return this.moments.flatMap((moment, i) => (moment.view.seat === this.seat ? [i] : []));
  }

  get question(): Question | null {
    return this.isPast ? null : this.now.question;
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  changed(): void {
    for (const listener of this.listeners) listener();
  }

  set<K extends "looked" | "floating" | "sheet" | "shown" | "trouble" | "curtain">(
    key: K,
    value: this[K],
  ): void {
    if (this[key] === value) return;
    this[key] = value;
    this.changed();
  }

  optionsOf(object: number): Option[] {
    return this.question?.options.filter((option) => option.object === object) ?? [];
  }

  optionsAt(place: string): Option[] {
    return this.question?.options.filter((option) => option.place === place) ?? [];
  }

  thing(object: number): import("./protocol").Thing | null {
    for (const things of Object.values(this.at.view.zones)) {
      const found = Array.isArray(things) && things.find((thing) => thing.object === object);
      if (found) return found;
    }
    return null;
  }

  card(code: string | null | undefined): Card | null {
    return (code && this.cards.get(code)) || null;
  }

  // Takes an option: answers at once where one is asked for, else notes it.
  async choose(option: Option): Promise<void> {
    const question = this.question;
    this.floating = null;
    if (!question || this.busy) return;
    if (question.sort === "split") {
      this.addTo(option.index, 1);
    } else if (question.min === 1 && question.max === 1) {
      await this.answer({ pick: [option.index] });
    } else {
      this.toggle(option.index, question.max ?? 1);
    }
  }

  toggle(index: number, most: number): void {
    if (this.picked.includes(index)) this.picked = this.picked.filter((i) => i !== index);
    else this.picked = [...this.picked, index].slice(-most);
    this.changed();
  }

  addTo(index: number, n: number): void {
    const left = (this.question?.total ?? 0) - this.split.reduce((sum, part) => sum + part, 0);
    const part = this.split[index] ?? 1;
    this.split[index] = Math.max(1, Math.min(part + n, part + left));
    this.changed();
  }

  get canConfirm(): boolean {
    const question = this.question;
    if (!question) return false;
    if (question.sort === "split")
      return this.split.reduce((sum, part) => sum + part, 0) === question.total;
    return this.picked.length >= (question.min ?? 0) && this.picked.length <= (question.max ?? 0);
  }

  async confirm(): Promise<void> {
    if (!this.canConfirm) return;
    await this.answer(
      this.question?.sort === "split" ? { split: this.split } : { pick: this.picked },
    );
  }

  // Drops an object at a place: takes the option that says so, at once or one question later.
  async drop(object: number, place: string): Promise<void> {
    const own = this.optionsOf(object);
    const there = own.filter((option) => option.place === place);
    const only = there.length === 1 ? there[0] : own.length === 1 ? own[0] : undefined;
    if (!only) return;
    await this.choose(only);
    if (only.place === place) return;
    const [next, ...more] = this.optionsAt(place);
    if (next && !more.length) await this.choose(next);
  }

  async takeBack(answers = 1): Promise<void> {
    if (this.busy || answers < 1 || answers > this.answers) return;
    await this.doing(async () => {
      const reply = await this.engine.request({ type: "undo", n: answers });
      if (reply.type === "refused") return this.complain(reply);
      this.answers -= answers;
      this.steps.length -= answers;
      this.moments = this.moments.filter((moment) => moment.answers < this.answers);
      const last = this.moments[this.moments.length - 1];
      this.lines = this.lines.slice(0, last?.told ?? 0);
      this.reads = [...(last?.reads ?? [])];
      await this.look(false);
    });
  }

  // Goes back with the game itself to the moment that is looked at.
  async goOnFromHere(): Promise<void> {
    const to = this.at;
    this.shown = null;
    await this.takeBack(this.answers - to.answers);
  }

  async concede(): Promise<void> {
    await this.doing(() => this.step({ concede: this.seat }));
  }

  async nextGame(): Promise<void> {
    await this.doing(() => this.step("next"));
  }

  // Carries out a step of a game that was played elsewhere. Returns why not, or null.
  async follow(step: Step, isLast: boolean): Promise<Reply | null> {
    return this.carryOut(step, isLast);
  }

  // The game as it was begun, and its steps until the moment that is looked at.
  async told(): Promise<{ version: string; steps: Step[] }> {
    const steps = this.steps.slice(0, this.steps.length - this.answers + this.at.answers);
    const hello = await this.engine.request({ type: "hello" });
    return { version: String(hello.version ?? ""), steps };
  }

  async why(about: string): Promise<Finding[]> {
    return this.ask({ type: "why", about, seat: this.at.view.seat });
  }

  async whyNot(object: number): Promise<Finding[]> {
    return this.ask({ type: "whynot", action: `#${object}`, seat: this.at.view.seat });
  }

  // Shows what an option could choose next.
  async aim(option: Option | null): Promise<void> {
    const question = this.question;
    this.aimed = new Set();
    if (option && question?.sort === "pick" && question.max === 1) {
      const reply = await this.engine.request({ type: "targets", pick: [option.index] });
      const asks = reply.asks as Question | null | undefined;
      if (this.question !== question) return;
      for (const target of asks?.options ?? []) {
        if (target.object !== undefined) this.aimed.add(String(target.object));
        else if (target.place) this.aimed.add(target.place);
      }
    }
    this.changed();
  }

  end(): void {
    this.engine.end();
  }

  private async ask(request: Request): Promise<Finding[]> {
    const reply = await this.engine.request(request);
    if (reply.type === "refused") return [{ kind: "refused", text: String(reply.reason) }];
    return [reply.why as Finding];
  }

  private async answer(how: { pick: number[] } | { split: number[] }): Promise<void> {
    if (!this.question) return;
    const pick = "pick" in how && (how.pick.length === 1 ? (how.pick[0] as number) : how.pick);
    await this.doing(() => this.step(pick === false ? (how as { split: number[] }) : pick));
  }

  private async step(step: Step): Promise<void> {
    const refused = await this.carryOut(step, true);
    if (refused) this.complain(refused);
  }

  // Carries out a step and looks at what came of it; at where answers lead only where it [matters].
  private async carryOut(step: Step, matters: boolean): Promise<Reply | null> {
    const reply = await this.engine.request(requestOf(step, this.now.question?.question));
    if (reply.type === "refused") return reply;
    this.steps.push(step);
    this.answers++;
    if (step === "next") {
      this.moments = [];
      this.lines = [];
      this.reads = [];
      this.answers = 0;
    }
    await this.look(true, matters);
    return null;
  }

  private complain(reply: Reply): void {
    this.trouble = String(reply.reason);
  }

  private async doing(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    this.changed();
    try {
      await work();
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
    } finally {
      this.busy = false;
      this.changed();
    }
  }

  // Looks at the question that waits, the board, and what was told since. [draws] the curtain
  // where another person is asked than before.
  private async look(draws: boolean, matters = true): Promise<void> {
    const asked = await this.engine.request({ type: "question" });
    const question = asked.type === "question" ? (asked as unknown as Question) : null;
    const over =
      asked.type === "over" || asked.type === "fault" ? (asked as unknown as Over) : null;
    const before = this.moments.length ? this.seat : (question?.player ?? this.seat);
    if (question) this.seat = question.player;
    const { view, lines } = await this.see();
    await this.meet(view, question);
    const moment = this.moments.length;
    for (const line of lines) this.lines.push({ ...line, seat: this.seat, moment });
    const reads = [...this.reads];
    this.moments.push({ view, question, over, told: this.lines.length, reads, answers: this.answers });
    this.shown = null;
    this.picked = [];
    this.split = question?.sort === "split" ? question.options.map(() => 1) : [];
    this.leads = [];
    this.aimed = new Set();
    this.floating = null;
    const people = this.wish.seats.filter((seat) => seat === "client").length;
    if (people > 1 && question && (question.player !== before || moment === 0))
      this.curtain = question.player;
    else if (draws) this.curtain = null;
    this.changed();
    if (question && matters) await this.foresee(question);
  }

  private async see(): Promise<{ view: View; lines: Told[] }> {
    const reply = await this.engine.request({
      type: "batch",
      requests: [
        { type: "view", seat: this.seat },
        { type: "story", seat: this.seat, since: this.reads[this.seat] ?? 0 },
      ],
    });
    if (reply.type === "refused") throw new Error(String(reply.reason));
    const [view, story] = reply.replies as [View, { next: number; told: Told[] }];
    this.reads[this.seat] = story.next;
    return { view, lines: story.told };
  }

  private async foresee(question: Question): Promise<void> {
    const reply = await this.engine.request({ type: "leads" });
    if (reply.type !== "leads" || this.now.question !== question) return;
    this.leads = reply.leads as string[];
    this.changed();
  }

  // Reads the cards of a view that are not known yet.
  private async meet(view: View, question: Question | null): Promise<void> {
    const codes = new Set<string>();
    const note = (code: string | null | undefined) => {
      if (code && !this.cards.has(code)) codes.add(code);
    };
    for (const things of Object.values(view.zones))
      if (Array.isArray(things)) for (const thing of things) note(thing.card);
    for (const item of view.chain) note(item.card);
    for (const option of question?.options ?? []) note(option.card);
    note(question?.card);
    if (!codes.size) return;
    const wanted = [...codes];
    const reply = await this.engine.request({
      type: "batch",
      requests: wanted.map((card) => ({ type: "card", card })),
    });
    if (reply.type === "refused") throw new Error(String(reply.reason));
    (reply.replies as Reply[]).forEach((one, i) => {
      const code = wanted[i];
      if (code) this.cards.set(code, one.type === "card" ? (one.card as Card) : null);
    });
  }
}
