// deck.ts -- the deck that is built: changed card by card or as a text, judged after each change, kept as a list.

import type { Json } from "../engine";
import type { Workbench } from "./workbench";

export interface DeckSection {
  section: string;
  room: number;
  optional: boolean;
  cards: { card: string; name: string; count: number }[];
}

export interface DeckSaid {
  answer: "known" | "legal" | "playable";
  rule?: string;
  text: string;
  card?: string;
}

// What is told of a deck. Figures by cost and by identity stand under the game's words for them.
export interface DeckSheet {
  name: string;
  text: string;
  total: number;
  sections?: DeckSection[]; // none where a line names no card
  written?: string; // in the form that was asked for
  unwritten?: string; // why it has no such form
  problems: DeckSaid[];
  notes: DeckSaid[];
  known: boolean;
  legal: boolean;
  playable: boolean;
  [figures: string]: unknown;
}

export class Decks {
  names: string[] = []; // of the database
  forms: { form: string; doc: string }[] = [];
  sheet: DeckSheet | null = null; // null: no deck is open
  name = ""; // under which it is kept
  mode = "";
  form = "";
  trouble: string | null = null; // why the last wish was not done

  constructor(private readonly bench: Workbench) {}

  // Hears which decks and forms there are now.
  async look(): Promise<void> {
    if (!this.bench.layout.decks) return;
    const reply = await this.bench.engine.request({ type: "decks" });
    if (reply.type !== "decks") return;
    this.names = reply.decks as string[];
    this.forms = reply.forms as { form: string; doc: string }[];
  }

  // Opens a deck of the database; "" is a new one.
  open(name: string): Promise<void> {
    this.name = name || "my-deck";
    this.mode ||= this.bench.layout.modes[0]?.mode ?? "";
    return this.tell(name, {});
  }

  close(): void {
    this.sheet = null;
    this.trouble = null;
    this.bench.changed();
  }

  // Takes a list, a code or a link. A line by itself is one too, and no name.
  write(text: string): Promise<void> {
    return this.tell(text.trim() ? `${text.trim()}\n` : "", {});
  }

  put(card: string, count: number, section?: string): Promise<void> {
    return this.tell(this.sheet?.text ?? "", { put: [section ? { card, count, section } : { card, count }] });
  }

  // Adds one copy, in a section, or in that of the card's type.
  add(card: string, section: string): Promise<void> {
    const has = (one: DeckSection) => (section && one.section !== section ? 0 : (one.cards.find((row) => row.card === card)?.count ?? 0));
    const most = Math.max(0, ...(this.sheet?.sections ?? []).map(has));
    return this.put(card, most + 1, section);
  }

  choose(mode: string, form: string): Promise<void> {
    this.mode = mode;
    this.form = form;
    return this.tell(this.sheet?.text ?? "", {});
  }

  // Shows what the deck would change as a list; accepted, it is a deck of the database.
  keep(): Promise<void> {
    return this.bench.lists.tryText(`${this.name}.txt`, this.sheet?.text ?? "");
  }

  // Plays it, against the first other deck in the other seats.
  play(): Promise<void> {
    const other = this.names.find((name) => name !== this.name) ?? this.name;
    const seats = this.bench.layout.modes.find((row) => row.mode === this.mode)?.players ?? 2;
    const decks = Array.from({ length: seats }, (_, i) => (i ? other : (this.sheet?.text ?? "")));
    return this.bench.play(this.mode, decks);
  }

  private tell(deck: string, more: Json): Promise<void> {
    return this.bench.acting(async () => {
      const wish: Json = { type: "deck", deck, ...more };
      if (this.mode) wish.mode = this.mode;
      if (this.form) wish.form = this.form;
      const reply = await this.bench.engine.request(wish);
      this.trouble = reply.type === "deck" ? null : String(reply.reason);
      if (reply.type === "deck") this.sheet = reply as unknown as DeckSheet;
    });
  }
}
