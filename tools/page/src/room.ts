// room.ts -- a room of `cardwright serve` in place of a worker: the same requests, sent to the server with the
// secret of a link. The server is asked for news, and a line that was lost is tried again until it is back.

import type { Door, Json, Reply } from "./engine";

export type RoomSeat = { seat: string; here?: boolean };
export type RoomBack = { number: number; by: number; n: number; waits: number[] };
export type RoomState = {
  news: number;
  backs: number;
  game: string;
  seat?: number; // left out: of an onlooker
  seats: RoomSeat[];
  back?: RoomBack;
  trouble?: string;
};

// What a room has to tell: about itself alone, about the game, or that answers were taken back.
export type News = "room" | "game" | "back";

const again_ms = 1000;
const answer_ms = 20000; // that a reply may take
const news_ms = 40000; // the server replies after 25 seconds, with news or without

export const gone = "There is no such room: its owner has closed it, or the link is not whole.";
export const lost = "The line is lost; it is tried again every second.";

class Gone extends Error {}
class Lost extends Error {}

// Returns the secret behind a word of an address: "#room=…", "#owner=…". Null: there is none.
export function secretOf(word: "room" | "owner", hash: string): string | null {
  const [, secret] = new RegExp(`^#${word}=([0-9a-f]{32})$`).exec(hash) ?? [];
  return secret ?? null;
}

// Returns whether an address means to lead to a room, right or wrong.
export function isRoom(hash: string): boolean {
  return hash.startsWith("#room=");
}

async function ask(address: string, secret: string, body: Json | null, signal: AbortSignal): Promise<Reply> {
  const headers = { "Cardwright-Secret": secret };
  const how: RequestInit = body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers };
  let response: Response;
  let text: string;

  try {
    response = await fetch(address, { ...how, cache: "no-store", signal });
    text = await response.text();
  } catch {
    throw new Lost(lost);
  }
  if (response.status === 404 || response.status === 405) throw new Gone(gone);
  if (response.status === 503) throw new Lost(lost);
  if (!response.ok) throw new Error(text.trim().slice(0, 200) || `The server answers ${response.status}.`);
  try {
    return JSON.parse(text) as Reply;
  } catch {
    throw new Lost(lost); // somebody between has answered
  }
}

// Sends a request of whoever owns the server.
export async function askOwner(secret: string, request: Json): Promise<Reply> {
  return ask("rooms", secret, request, AbortSignal.timeout(answer_ms));
}

// A request without a seat, and so those within it.
function without({ seat: _, ...rest }: Json): Json {
  return Array.isArray(rest.requests) ? { ...rest, requests: (rest.requests as Json[]).map(without) } : rest;
}

export class RoomDoor implements Door {
  readonly whole = false;
  waitsFor: number | null = null; // the seat that is asked, where that is another one
  fault: string | null = null; // why nothing comes from the server
  said: string | null = null; // what became of a wish to take back
  private ended = false;
  private letsBe = false; // the wish was taken back itself
  private waits = new AbortController();

  private constructor(
    private readonly secret: string,
    public state: RoomState,
  ) {}

  // Opens the room of an address. Throws why not, as a sentence.
  static async open(hash: string): Promise<RoomDoor> {
    const secret = secretOf("room", hash);
    if (!secret) throw new Error(gone);
    const reply = await ask("room", secret, { type: "room" }, AbortSignal.timeout(answer_ms));
    if (reply.type !== "room") throw new Error(gone);
    return new RoomDoor(secret, reply as unknown as RoomState);
  }

  get onlooks(): boolean {
    return this.state.seat === undefined;
  }

  // An onlooker looks from the first seat's side, with nobody's eyes.
  get seat(): number {
    return this.state.seat ?? 0;
  }

  // Whether one may wish to take back now.
  get canWish(): boolean {
    return !this.onlooks && !this.state.back && !this.fault;
  }

  async request(request: Json): Promise<Reply> {
    try {
      const wish = this.onlooks ? without(request) : request;
      const reply = await ask("room", this.secret, wish, AbortSignal.timeout(answer_ms));
      this.note(wish, reply);
      return reply;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof Lost || error instanceof Gone) {
        this.fault = reason;
        this.waits.abort(); // it is asked anew
      }
      return { type: "refused", reason };
    }
  }

  end(): void {
    this.ended = true;
    this.waits.abort();
  }

  // Wishes to take back the answers from one's own last one on.
  async wishBack(): Promise<Reply> {
    this.letsBe = false;
    return this.request({ type: "back" });
  }

  // Says yes or no to a wish to take back; who wished it says that it shall not be.
  async agree(yes: boolean): Promise<void> {
    const { back } = this.state;
    if (!back) return;
    this.letsBe = !yes;
    await this.request({ type: yes ? "agree" : "disagree", back: back.number });
  }

  // Tells all news until the end.
  async follow(hear: (news: News) => Promise<void>): Promise<void> {
    const again = () => this.waits.abort();
    let told: string | null = null; // the fault that was heard of

    addEventListener("offline", again);
    while (!this.ended) {
      const news = await this.next();
      const { fault } = this; // of a request beside it, perhaps
      if ((news || fault !== told) && !this.ended) await hear(news ?? "room");
      told = fault;
      if (fault === gone) break;
      if (fault) await new Promise((done) => setTimeout(done, again_ms));
    }
    removeEventListener("offline", again);
  }

  // Waits for what is new; null: nothing.
  private async next(): Promise<News | null> {
    const before = this.state;
    const fault = this.fault;

    const waits = new AbortController();
    const timer = setTimeout(() => waits.abort(), news_ms);
    this.waits = waits;
    try {
      // Who was away is told at once how things are.
      const since = fault ? -1 : before.news;
      const reply = await ask(`room?since=${since}`, this.secret, null, waits.signal);
      if (reply.type !== "room") throw new Lost(lost);
      this.state = reply as unknown as RoomState;
      this.fault = null;
    } catch (error) {
      if (this.fault !== gone) this.fault = error instanceof Error ? error.message : lost;
      return null;
    } finally {
      clearTimeout(timer);
    }
    return this.compare(before, fault !== null);
  }

  private compare(before: RoomState, wasAway: boolean): News | null {
    const { news, backs, back } = this.state;

    if (backs !== before.backs) this.said = "Answers were taken back.";
    else if (before.back && !back && before.back.by === this.state.seat && !this.letsBe)
      this.said = "The answer stays: somebody does not agree, or has played on.";
    else if (news !== before.news) this.said = null;
    // A server that began anew counts anew.
    if (backs !== before.backs || news < before.news) return "back";
    if (news !== before.news || wasAway) return "game";
    return JSON.stringify(before) === JSON.stringify(this.state) ? null : "room";
  }

  private note(request: Json, reply: Reply): void {
    if (reply.type === "batch" && Array.isArray(reply.replies))
      reply.replies.forEach((one: Reply, i) => this.note((request.requests as Json[])[i] ?? {}, one));
    if (request.type === "question") this.waitsFor = reply.type === "wait" ? Number(reply.player) : null;
    if (reply.type !== "view" || !this.onlooks) return;
    reply.seat = this.seat;
    reply.onlooks = true;
  }
}
