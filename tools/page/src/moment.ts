// moment.ts -- a moment of a game as a link or a file: how the game was begun and every answer until
// then, from which the same moment follows again; or, of a room, what was seen there and no more (seen.ts).
//
// Whatever stands in a link came from anywhere, so it is read field by field and refused by one
// sentence; the game that it tells is played by the engine, with the engine's own limits.

import { Engine } from "./engine";
import { FILE_MOST, pack, TOO_LONG, unpack } from "./packed";
import type { Layout, Question, Seat, Settings, View } from "./protocol";
import { isWord, openSeen, readSeen, type SeenRecord } from "./seen";
import { Sitting, type Step } from "./sitting";

export interface MomentRecord {
  moment: 1; // the version of this record
  version: string; // of the program that played it
  game: string;
  mode: string;
  seats: Seat[];
  decks: string[];
  settings: Settings;
  seed: number;
  steps: Step[];
  check: string; // of what was seen at the moment
}

export type Kept = MomentRecord | SeenRecord;

const LINK_MOST = 4000; // characters: what programs that pass on a link take
const STEPS_MOST = 20000;
const SECONDS_MOST = 60; // that a moment may take until it stands there
const KEY = "#moment=";
const MADE_BY = "It was made with other cards or by another version";

const keys = ["moment", "version", "game", "mode", "seats", "decks", "settings", "seed", "steps", "check"];

// A number that two different boards hardly share.
function checkOf(view: View, question: Question | null): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;

  for (const unit of JSON.stringify([view, question && { ...question, question: 0 }])) {
    const code = unit.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  return `${(high >>> 0).toString(36)}-${(low >>> 0).toString(36)}`;
}

// Writes the part of an address that leads to the moment. Null: it is too long for one.
export async function linkOf(record: Kept): Promise<string | null> {
  const link = KEY + (await pack(JSON.stringify(record)));
  return link.length > LINK_MOST ? null : link;
}

// Returns whether the end of an address leads to a moment.
export function isLink(hash: string): boolean {
  return hash.startsWith(KEY);
}

// Reads the end of an address. Throws one sentence.
export async function readLink(hash: string): Promise<Kept> {
  return readRecord(await unpack(hash.slice(KEY.length)));
}

export async function readFile(file: File): Promise<Kept> {
  if (file.size > FILE_MOST) throw new Error(TOO_LONG);
  return readRecord(await file.text());
}

function isStep(step: unknown): step is Step {
  const isNumber = (n: unknown) => Number.isInteger(n) && (n as number) >= 0 && (n as number) < 100000;
  const isList = (list: unknown) => Array.isArray(list) && list.length < 1000 && list.every(isNumber);

  if (step === "next") return true;
  if (isNumber(step) || isList(step)) return true;
  if (typeof step !== "object" || step === null || Array.isArray(step)) return false;
  const [[key, value] = [], ...more] = Object.entries(step);
  return !more.length && ((key === "split" && isList(value)) || (key === "concede" && isNumber(value)));
}

function isSettings(value: unknown): value is Settings {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) &&
    Object.values(value).every((one) => isWord(one, 200) || typeof one === "boolean" || Number.isInteger(one))
  );
}

// Reads a record, of which nothing is believed. Throws one sentence.
function readRecord(text: string): Kept {
  const seats: unknown[] = ["client", "greedy", "random"];
  let read: Partial<Record<keyof MomentRecord, unknown>>;

  try {
    read = JSON.parse(text) as typeof read;
  } catch {
    throw new Error("This is no moment of a game.");
  }
  if (typeof read === "object" && read !== null && "seen" in read) return readSeen(read);
  if (typeof read !== "object" || read === null || !("moment" in read)) throw new Error("This is no moment of a game.");
  if (read.moment !== 1) throw new Error("This moment was kept by another version of the page.");
  const holds: [string, boolean][] = [
    ["version", isWord(read.version, 40)],
    ["game", isWord(read.game, 200)],
    ["mode", isWord(read.mode, 200)],
    ["seats", Array.isArray(read.seats) && read.seats.length <= 8 && read.seats.includes("client") &&
      read.seats.every((seat) => seats.includes(seat))],
    ["decks", Array.isArray(read.decks) && read.decks.length <= 8 && read.decks.every((deck) => isWord(deck, 20000))],
    ["settings", isSettings(read.settings)],
    ["seed", Number.isSafeInteger(read.seed) && (read.seed as number) >= 0],
    ["steps", Array.isArray(read.steps) && read.steps.length <= STEPS_MOST && read.steps.every(isStep)],
    ["check", isWord(read.check, 40)],
  ];
  const wrong = holds.find(([, good]) => !good)?.[0] ?? Object.keys(read).find((key) => !keys.includes(key));
  if (wrong) throw new Error(`This moment was changed: its "${wrong.slice(0, 40)}" cannot be read.`);
  return read as MomentRecord;
}

// Returns the moment that is looked at.
export async function momentOf(sitting: Sitting): Promise<MomentRecord> {
  const { game, mode, seats, decks, settings, seed } = sitting.wish;
  const { version, steps } = await sitting.told();
  const check = checkOf(sitting.at.view, sitting.at.question);
  return { moment: 1, version, game, mode, seats, decks, settings, seed, steps, check };
}

// Plays a game until the moment, or shows what was seen of it. Throws one sentence.
export async function openMoment(record: Kept): Promise<Sitting> {
  const engine = await Engine.start({ game: record.game });
  if (typeof engine === "string") throw new Error(engine);
  try {
    return await ("seen" in record ? openSeen(engine, record) : play(engine, record));
  } catch (error) {
    engine.end();
    throw error;
  }
}

async function play(engine: Engine, record: MomentRecord): Promise<Sitting> {
  const layout = await engine.request({ type: "layout" });
  if (layout.type !== "layout") throw new Error(String(layout.reason));
  const until = performance.now() + SECONDS_MOST * 1000;
  const { game, mode, seats, decks, settings, seed } = record;
  const wish = { game, mode, seats, decks, settings, seed };
  const sitting = await Sitting.begin(engine, layout as unknown as Layout, wish).catch((fault: Error) => {
    throw new Error(`This moment cannot be shown: ${fault.message}.`);
  });
  const { version } = await sitting.told();
  const other = record.version === version ? "" : ` (${record.version}, this is ${version})`;

  for (const [i, step] of record.steps.entries()) {
    if (performance.now() > until) throw new Error(`This moment takes longer than ${SECONDS_MOST} seconds.`);
    const fault = await sitting.follow(step, i === record.steps.length - 1);
    if (fault?.broken) throw new Error(`This moment could not be reached: ${String(fault.reason)}.`);
    if (fault) throw new Error(`This moment cannot be shown: ${String(fault.reason)}. ${MADE_BY}${other}.`);
  }
  if (checkOf(sitting.now.view, sitting.now.question) === record.check) return sitting;
  throw new Error(`This moment cannot be shown: another game came about. ${MADE_BY}${other}.`);
}
