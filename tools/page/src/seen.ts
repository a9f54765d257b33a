// seen.ts -- a moment of a room as a link or a file: what its seat saw then, and neither seed nor answers. It is
// shown, and nobody plays it on.
//
// It came from anywhere, so it is read field by field; of what lies deeper nothing is believed but that it is
// data, and a board that cannot be drawn of it is one sentence (main.tsx).

import type { Door, Engine, Json, Reply } from "./engine";
import type { Over, Question, Told, View } from "./protocol";
import { Sitting } from "./sitting";

export interface SeenRecord {
  seen: 1; // the version of this record
  version: string; // of the program that played it
  game: string;
  view: View;
  question: Question | null;
  over: Over | null;
  told: Told[]; // the story of the turn
}

type Shape = (value: unknown) => boolean;

const TOLD_MOST = 60; // lines

export function isWord(value: unknown, most: number): value is string {
  return typeof value === "string" && value.length <= most;
}

const truth: Shape = (value) => typeof value === "boolean";
const word: Shape = (value) => isWord(value, 2000);
const number: Shape = (value) => Number.isSafeInteger(value);
const listOf = (of: Shape): Shape => (value) => Array.isArray(value) && value.every(of);
const or = (...shapes: Shape[]): Shape => (value) => shapes.some((shape) => shape(value));
const nothing: Shape = (value) => value === null;
const isOne = (...words: string[]): Shape => (value) => words.includes(String(value));

function record(keys: Record<string, Shape>, maybe: Record<string, Shape> = {}): Shape {
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    const row = value as Json;
    return (
      Object.entries(keys).every(([key, shape]) => shape(row[key])) &&
      Object.entries(maybe).every(([key, shape]) => !(key in row) || shape(row[key]))
    );
  };
}

const tableOf = (of: Shape): Shape => (value) => record({})(value) && Object.values(value as Json).every(of);

const card = or(word, nothing);
const thing = record({ object: number, card, owner: number }, { name: word, marks: listOf(word) });
const player = record({ name: word, points: number, turns: number, team: number, pool: tableOf(number) });
const item = record({ item: number, card, player: number, targets: listOf(number), text: word });
const numbers = listOf(number);
const space = record({ object: number, place: word, card: word, name: word, neighbours: numbers, things: numbers });
const view = record(
  {
    type: isOne("view"),
    seat: number,
    mode: word,
    turn: number,
    turn_player: or(number, nothing),
    players: listOf(player),
    chain: listOf(item),
    zones: tableOf(or(number, listOf(thing))),
  },
  {
    onlooks: truth,
    spaces: listOf(space),
    waiting: listOf(record({ text: word, player: number, events: listOf(word) })),
  },
);
const option = record({ index: number, name: word, kind: word, text: word });
const question = record({
  type: isOne("question"),
  player: number,
  text: word,
  rule: or(word, nothing),
  sort: isOne("pick", "split"),
  options: listOf(option),
});
const over = record({ type: isOne("over", "fault"), winners: listOf(number), text: word });
const told = record({ kind: isOne("turn", "phase", "sentence", "end"), text: word });

const shapes: Record<string, Shape> = {
  version: (value) => isWord(value, 40),
  game: (value) => isWord(value, 200),
  view: (value) => view(value) && ((value as View).players[(value as View).seat] ?? null) !== null,
  question: or(question, nothing),
  over: or(over, nothing),
  told: listOf(told),
};

// Reads a record, of which nothing is believed. Throws one sentence.
export function readSeen(read: Json): SeenRecord {
  if (read.seen !== 1) throw new Error("This moment was kept by another version of the page.");
  const wrong =
    Object.keys(shapes).find((key) => !shapes[key]?.(read[key])) ??
    Object.keys(read).find((key) => key !== "seen" && !(key in shapes));
  if (wrong) throw new Error(`This moment was changed: its "${wrong.slice(0, 40)}" cannot be read.`);
  return read as unknown as SeenRecord;
}

// Returns what is seen of the moment that is looked at.
export async function seenOf(sitting: Sitting): Promise<SeenRecord> {
  const { at, story } = sitting;
  const { version } = await sitting.told();
  const lines = story.filter((line) => line.moment <= (sitting.shown ?? sitting.moments.length - 1));
  const from = Math.max(0, lines.map((line) => line.kind).lastIndexOf("turn"), lines.length - TOLD_MOST);
  const lately = lines.slice(from).map(({ kind, text }) => ({ kind, text }));
  return {
    seen: 1,
    version,
    game: sitting.layout.game,
    view: at.view,
    question: at.question,
    over: at.over,
    told: lately,
  };
}

// Answers as a room would whose game stands still.
class SeenDoor implements Door {
  readonly whole = false;

  constructor(
    private readonly engine: Engine,
    private readonly record: SeenRecord,
  ) {}

  async request(request: Json): Promise<Reply> {
    const { view, question, over, told } = this.record;
    switch (request.type) {
      case "layout":
      case "card":
      case "say":
      case "hello":
        return this.engine.request(request);
      case "question":
        return (question ?? over ?? { type: "wait" }) as unknown as Reply;
      case "view":
        return view as unknown as Reply;
      case "story":
        return { type: "story", next: 0, told };
      case "batch":
        return this.all(request.requests as Json[]);
      default:
        return { type: "refused", reason: "This moment is only shown: it has no game from which that follows." };
    }
  }

  end(): void {
    this.engine.end();
  }

  private async all(requests: Json[]): Promise<Reply> {
    const replies = await Promise.all(requests.map((one) => this.request(one)));
    return { type: "batch", replies };
  }
}

// Shows a moment. Throws one sentence.
export async function openSeen(engine: Engine, record: SeenRecord): Promise<Sitting> {
  return Sitting.show(new SeenDoor(engine, record), record.game, record.view.seat).catch((fault: Error) => {
    throw new Error(`This moment cannot be shown: ${fault.message}.`);
  });
}
