// protocol.ts -- record: the messages of docs/protocol.md that the page sends and reads.
//
// The page knows nothing of a game but what stands in these.

export interface Option {
  index: number;
  name: string;
  kind: string;
  text: string;
  object?: number;
  card?: string | null;
  place?: string | null;
  n?: number;
}

export interface Question {
  type: "question";
  question: number;
  player: number;
  prompt: string;
  rule: string;
  text: string;
  sort: "pick" | "split";
  options: Option[];
  card?: string | null;
  about?: number;
  min?: number;
  max?: number;
  ordered?: boolean;
  total?: number;
}

export interface Match {
  game: number;
  wins: number[];
  over: boolean;
  winner: number | null;
}

export interface Over {
  type: "over" | "fault";
  winners: number[];
  points: number[];
  turns: number;
  reason: string;
  rule: string | null;
  text: string;
  fault?: string;
  match?: Match;
}

export interface Refused {
  type: "refused";
  reason: string;
}

// A thing on the table: further keys are numbers of the game.
export interface Thing {
  object: number;
  card: string | null;
  owner: number;
  name?: string;
  controller?: number | null;
  attached_to?: number;
  marks?: string[];
  [number: string]: unknown;
}

export interface Player {
  name: string;
  points: number;
  turns: number;
  team: number;
  pool: Record<string, number>;
  gone?: boolean;
  notes?: Record<string, Noted>;
  [number: string]: unknown;
}

export type Noted =
  | null
  | number
  | string
  | { player: number }
  | { object: number; card: string | null }
  | Noted[];

export interface Item {
  item: number;
  sort: "play" | "ability";
  card: string | null;
  player: number;
  finalized: boolean;
  targets: number[];
  text: string;
}

export interface Space {
  object: number;
  place: string;
  card: string;
  name: string;
  at?: [number, number];
  columns: Record<string, unknown>;
  neighbours: number[];
  things: number[];
}

export interface View {
  type: "view";
  seat: number;
  onlooks?: boolean; // nobody's eyes: the seat is the side from which one looks
  mode: string;
  turn: number;
  turn_player: number | null;
  players: Player[];
  chain: Item[];
  zones: Record<string, number | Thing[]>;
  spaces?: Space[];
  notes?: Record<string, Noted>;
  totals?: Record<string, { players: number[]; zones: Record<string, number> }>;
  waiting?: { text: string; player: number; events: string[] }[];
  [reading: string]: unknown;
}

export type LineKind = "player" | "objects" | "first" | "name" | "hand" | "tally" | "count";

export interface LayoutLine {
  line: LineKind;
  zone?: string;
  label?: string;
  joins?: boolean;
  total?: string;
  beside?: string;
}

export interface LayoutZone {
  zone: string;
  scope: "player" | "shared" | "host" | "space";
  words?: string;
  doc?: string;
  board?: boolean;
  secret?: boolean;
  private?: boolean;
}

export interface LayoutMode {
  mode: string;
  players: number;
  series?: boolean;
  doc?: string;
}

export type SettingValue = string | number | boolean;
export type Settings = Record<string, SettingValue>; // by name

export interface LayoutSetting {
  setting: string;
  values: SettingValue[];
  usual: SettingValue;
  players?: number[]; // that may agree on other values
  series?: boolean; // of a mode of several games
  doc?: string;
}

export interface Fact {
  fact: string;
  label?: string;
  role?: "cost" | "symbols" | "symbol_words" | "main" | "identity";
}

export interface Layout {
  type: "layout";
  game: string;
  modes: LayoutMode[];
  settings: LayoutSetting[];
  decks: boolean;
  zones: LayoutZone[];
  lines: LayoutLine[];
  middle: LayoutLine[];
  tallied: string[];
  counts: { zone: string; label?: string; if_any?: boolean }[];
  facts: Fact[];
  readings: { reading: string; kind: "number" | "truth" | "player" | "place" | "word" }[];
  points: boolean;
  phase?: string;
  goal?: string;
  total?: string;
  places?: { zone: string; under?: string; key?: string; disputed?: string };
  map?: { zone: string; grid: "none" | "hexes" | "squares" | "diagonals"; marks: string[] };
}

export interface GameDecks {
  game: string;
  decks: string[];
}

export interface Told {
  kind: "turn" | "phase" | "sentence" | "end";
  text: string;
}

// What the database says of a card: its facts by their columns.
export interface Card {
  code: string;
  name: string;
  type?: string;
  supertypes?: string[];
  tags?: string[];
  keywords?: { keyword: string; value?: number }[];
  does?: string[]; // a sentence for each clause, once it is said
  text?: string;
  [fact: string]: unknown;
}

export interface Finding {
  kind: string;
  text: string;
  number?: number;
  rule?: string;
  says?: string;
  source?: string;
  script?: string;
  line?: number;
  mend?: string;
  because?: Finding[];
}

export type Reply = { type: string } & Record<string, unknown>;
export type Request = { type: string } & Record<string, unknown>;

export type Seat = "client" | "greedy" | "random";
