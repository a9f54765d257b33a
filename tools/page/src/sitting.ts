// sitting.ts -- the state of the page's game: what is asked, what was seen, what is looked at.
//
// A moment is a question that a person was asked, with the view as that person had it. Moments
// and the story are kept here, so the past is shown without the engine; the game itself goes
// back only by `undo`.

import { kept } from "./alike";
import { drawnSeed, type Door } from "./engine";
import type { Card, Finding, Layout, Option, Over, Question, Reply, Request, Told, View } from "./protocol";
import type { News, RoomDoor } from "./room";
import { Sayer } from "./said";
import { newgameOf, requestOf, type Floating, type Line, type Moment, type Step, type Wish } from "./steps";

export type { Floating, Line, Moment, Step, Wish } from "./steps";

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
  room: RoomDoor | null = null; // where others play from elsewhere
  isShown = false; // a moment alone, which nobody plays
  changes = 0; // how often something has changed

  private readonly engine: Door;
  private readonly sayer: Sayer;
  private aiming: Option | null = null; // the option that was looked at last
  private readonly listeners = new Set<() => void>();
  private found: { question: Question | null; options: Map<number | string, Option[]> } = { question: null, options: new Map() };
  private lines: Line[] = []; // the stories of all seats that people have
  private reads: number[] = [];
  private steps: Step[] = [];
  private begins = false; // what was seen until now is past
  private answers = 0; // of this game: the last ones of the steps
  private seat = 0;

  private constructor(engine: Door, layout: Layout, wish: Wish & { seed: number }) {
    this.engine = engine;
    this.sayer = new Sayer(engine, (code, does) => this.said(code, does));
    this.layout = layout;
    this.wish = wish;
  }

  // Begins a game on an engine that has the game's cards. Throws the engine's reason.
  static async begin(engine: Door, layout: Layout, wish: Wish): Promise<Sitting> {
    const seed = wish.seed ?? drawnSeed();
    const sitting = new Sitting(engine, layout, { ...wish, seed });
    sitting.seat = Math.max(0, wish.seats.indexOf("client"));
    const reply = await engine.request(newgameOf(layout, sitting.wish));
    if (reply.type === "refused") throw new Error(String(reply.reason));
    await sitting.look(true);
    return sitting;
  }

  // Takes the place of a room, whose game goes on by itself. Throws why not.
  static async join(room: RoomDoor): Promise<Sitting> {
    const sitting = await Sitting.at(room, room.state.game, room.seat);
    sitting.room = room;
    await sitting.look(true);
    void room.follow((news) => sitting.hear(news));
    return sitting;
  }

  // Shows a moment of a game that somebody else played.
  static async show(door: Door, game: string, seat: number): Promise<Sitting> {
    const sitting = await Sitting.at(door, game, seat);
    sitting.isShown = true;
    await sitting.look(true, false);
    return sitting;
  }

  private static async at(door: Door, game: string, seat: number): Promise<Sitting> {
    const layout = await door.request({ type: "layout" });
    if (layout.type !== "layout") throw new Error(String(layout.reason));
    const wish = { game, mode: "", decks: [], seats: [], settings: {}, seed: 0 };
    const sitting = new Sitting(door, layout as unknown as Layout, wish);
    sitting.seat = seat;
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
    return this.isPast || this.isShown ? null : this.now.question;
  }

  // [listener] is told of each change, whatever it is, until the function that is returned is called.
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    this.sayer.rest();
    return () => {
      this.listeners.delete(listener);
      if (!this.listeners.size) this.sayer.pause();
    };
  }

  changed(): void {
    this.changes++;
    for (const listener of this.listeners) listener();
  }

  set<K extends "looked" | "floating" | "sheet" | "shown" | "trouble" | "curtain">(
    key: K,
    value: this[K],
  ): void {
    if (this[key] === value) return;
    this[key] = value;
    if (key === "looked" && this.looked !== null) this.sayer.first(this.thing(this.looked)?.card ?? "");
    this.changed();
  }

  optionsOf(object: number): Option[] {
    return this.optionsAbout(object);
  }

  optionsAt(place: string): Option[] {
    return this.optionsAbout(place);
  }

  // The options about an object or a place: every part asks for its own after each change.
  private optionsAbout(what: number | string): Option[] {
    const { question } = this;
    if (question !== this.found.question) {
      const options = new Map<number | string, Option[]>();
      for (const option of question?.options ?? [])
        for (const about of new Set([option.object, option.place]))
          if (about !== undefined && about !== null) options.set(about, [...(options.get(about) ?? []), option]);
      this.found = { question, options };
    }
    return this.found.options.get(what) ?? [];
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
    this.set("floating", null);
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

  get canTakeBack(): boolean {
    return this.room ? this.room.canWish : !this.isPast && !this.isShown && this.now.answers > 0;
  }

  async takeBack(answers = 1): Promise<void> {
    if (this.room) return this.doing(() => this.wishBack());
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

  // In a room the others are asked; what becomes of it is news.
  private async wishBack(): Promise<void> {
    const reply = await this.room?.wishBack();
    if (reply?.type === "refused") this.complain(reply);
  }

  // Looks again where the room has news. What was told is told otherwise where answers were taken back.
  private async hear(news: News): Promise<void> {
    if (news === "room") return this.changed();
    do {
      while (this.busy) await new Promise((done) => setTimeout(done, 30));
      if (news === "game" && (await this.stands())) return this.changed();
    } while (this.busy);
    await this.doing(async () => {
      if (news === "back") this.forget();
      await this.look(false);
    });
  }

  // Returns whether the room's game is where the page is: it knows its own answers already.
  private async stands(): Promise<boolean> {
    const { view, question, over } = this.now;
    const requests = [{ type: "question" }, { type: "view", seat: this.seat }];
    const reply = await this.engine.request({ type: "batch", requests });
    const [asked, seen] = (reply.replies ?? []) as Reply[];
    const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
    return same(seen, view) && (question || over ? same(asked, question ?? over) : asked?.type === "wait");
  }

  // Lets the next look be the first; until then what was seen stays on the table.
  private forget(): void {
    this.reads = [];
    this.answers = 0;
    this.begins = true;
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
    const targets: (number | string)[] = [];
    this.aiming = option;
    if (option) {
      const asks = await this.targetsOf(option);
      if (this.question !== question || this.aiming !== option) return;
      for (const { object, place } of asks?.options ?? []) if (object ?? place) targets.push((object ?? place) as number | string);
    }
    this.light(targets);
  }

  // Shows these objects and places, and no others; what an option could choose is not shown any more.
  aimAt(targets: number[]): void {
    this.aiming = null;
    this.light(targets);
  }

  private light(targets: (number | string)[]): void {
    if (!targets.length && !this.aimed.size) return;
    this.aimed = new Set(targets.map(String));
    this.changed();
  }

  // What would be asked after an option; null: nothing, or nobody knows before.
  async targetsOf(option: Option): Promise<Question | null> {
    const { question } = this;
    if (question?.sort !== "pick" || question.max !== 1) return null;
    const reply = await this.engine.request({ type: "targets", pick: [option.index] });
    return (reply.asks as Question | null | undefined) ?? null;
  }

  end(): void {
    this.sayer.end();
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
    if (step === "next") this.forget();
    await this.look(true, matters);
    return null;
  }

  private complain(reply: Reply): void {
    this.tell(String(reply.reason));
  }

  // That the line is lost is told as long as it is so.
  private tell(trouble: string): void {
    this.trouble = trouble === this.room?.fault ? null : trouble;
  }

  private async doing(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.sayer.pause();
    this.trouble = null;
    this.changed();
    try {
      await work();
    } catch (error) {
      this.tell(error instanceof Error ? error.message : String(error));
    } finally {
      this.busy = false;
      if (this.listeners.size) this.sayer.rest();
      this.changed();
    }
  }

  // Looks at the question that waits, the board, and what was told since. [draws] the curtain
  // where another person is asked than before.
  private async look(draws: boolean, matters = true): Promise<void> {
    const { asked, ...first } = await this.ahead();
    const question = asked.type === "question" ? (asked as unknown as Question) : null;
    const over =
      asked.type === "over" || asked.type === "fault" ? (asked as unknown as Over) : null;
    const before = this.moments.length ? this.seat : (question?.player ?? this.seat);
    const seen = question && question.player !== this.seat ? await this.ahead(question.player) : first;
    if (question) this.seat = question.player;
    this.reads[this.seat] = seen.story.next;
    const view = kept(this.moments[this.moments.length - 1]?.view, seen.view);
    await this.meet(view, question);
    if (this.begins) this.moments = [];
    if (this.begins) this.lines = [];
    this.begins = false;
    const moment = this.moments.length;
    for (const line of seen.story.told) this.lines.push({ ...line, seat: this.seat, moment });
    const reads = [...this.reads];
    this.moments.push({ view, question, over, told: this.lines.length, reads, answers: this.answers });
    if (!this.room || question) this.shown = null; // what others do meanwhile disturbs nobody who looks back
    this.picked = [];
    this.split = question?.sort === "split" ? question.options.map(() => 1) : [];
    this.leads = [];
    this.aimed = new Set();
    this.floating = null;
    const people = this.wish.seats.filter((seat) => seat === "client").length;
    if (people > 1 && question && (question.player !== before || moment === 0))
      this.curtain = question.player;
    else if (draws) this.curtain = null;
    if (!this.busy) this.changed(); // else all is drawn when the work is done (doing)
    if (question && matters) void this.foresee(question); // the next answer waits for nothing
  }

  // What is asked, and what the seat sees, which is most often the one that is asked.
  private async ahead(seat = this.seat): Promise<{ asked: Reply; view: View; story: { next: number; told: Told[] } }> {
    const reply = await this.engine.request({
      type: "batch",
      requests: [
        { type: "question" },
        { type: "view", seat },
        { type: "story", seat, since: this.reads[seat] ?? 0 },
      ],
    });
    if (reply.type === "refused") throw new Error(String(reply.reason));
    const [asked, view, story] = reply.replies as [Reply, View, { next: number; told: Told[] }];
    return { asked, view, story };
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
    this.sayer.want(wanted);
  }

  private said(code: string, does: string[]): void {
    const card = this.cards.get(code);
    if (!card || !does.length) return;
    this.cards.set(code, { ...card, does });
    this.changed();
  }
}
