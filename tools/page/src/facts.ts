// facts.ts -- what the game says of a card or thing, found by the roles of its facts.

import type { Card, Fact, Layout, Thing } from "./protocol";
import { plain, title } from "./words";

export function factOf(layout: Layout, role: Fact["role"]): string | null {
  return layout.facts.find((fact) => fact.role === role)?.fact ?? null;
}

function numberAt(of: Record<string, unknown> | null, key: string | null): number | null {
  const value = of && key ? of[key] : null;
  return typeof value === "number" ? value : null;
}

export function wordsAt(of: Record<string, unknown> | null, key: string | null): string[] {
  const value = of && key ? of[key] : null;
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.map(String) : [];
}

export interface Face {
  name: string;
  type: string | null;
  cost: number | null;
  symbols: string | null;
  main: number | null; // as it is now
  printed: number | null;
  identity: string[];
  words: string;
}

// Returns what is drawn of a card, as the thing is now.
export function faceOf(layout: Layout, card: Card | null, thing: Thing | null): Face {
  const main = factOf(layout, "main");
  const power = numberAt(card, factOf(layout, "symbols"));
  const printed = numberAt(card, main);

  return {
    name: thing?.name ?? card?.name ?? "a card",
    type: typeof card?.type === "string" ? card.type : null,
    cost: numberAt(card, factOf(layout, "cost")),
    symbols: power ? "◆".repeat(Math.min(power, 4)) : null,
    main: numberAt(thing, main) ?? printed,
    printed,
    identity: wordsAt(card, factOf(layout, "identity")),
    words: plain((card?.does?.length ? card.does.join(" ") : card?.text) ?? keywordsOf(card).join(", ")),
  };
}

export function keywordsOf(card: Card | null): string[] {
  return (card?.keywords ?? []).map((k) =>
    k.value && k.value !== 1 ? `${k.keyword} ${k.value}` : k.keyword,
  );
}

const known = new Set(["object", "card", "owner", "name", "controller", "attached_to", "marks", "since"]);

// Returns the numbers of a thing as it is now, with the game's names for them.
export function numbersOf(layout: Layout, thing: Thing): { label: string; n: number }[] {
  const list = [];
  for (const [key, value] of Object.entries(thing)) {
    if (known.has(key) || typeof value !== "number") continue;
    const fact = layout.facts.find((row) => row.fact === key);
    list.push({ label: title(fact?.label ?? key), n: value });
  }
  return list;
}

// Returns the printed facts of a card, as a sheet shows them.
export function sheetOf(layout: Layout, card: Card): { label: string; value: string }[] {
  const rows = [];
  for (const fact of layout.facts) {
    const value = card[fact.fact];
    const text = Array.isArray(value) ? value.map(String).join(", ") : value;
    if (text === undefined || text === null || text === "") continue;
    rows.push({ label: title(fact.label ?? fact.fact), value: title(String(text)) });
  }
  return rows;
}

// Returns the name of a thing for those who do not see it: what it is, and how it stands.
export function nameOf(layout: Layout, card: Card | null, thing: Thing): string {
  if (!thing.card) return "a card face down";
  const numbers = numbersOf(layout, thing).map(({ label, n }) => `${label} ${n}`);
  const marks = (thing.marks ?? []).map(plain);
  return [thing.name ?? card?.name ?? "a card", ...numbers, ...marks].join(", ");
}
