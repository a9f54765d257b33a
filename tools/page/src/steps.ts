// steps.ts -- record: what a sitting is made of: how its game began, what it was told, what was seen.

import type { Finding, Layout, Option, Over, Question, Request, Seat, Settings, Told, View } from "./protocol";

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

export function requestOf(step: Step, question: number | undefined): Request {
  if (step === "next") return { type: "nextgame" };
  if (typeof step === "number") return { type: "answer", question, pick: [step] };
  if (Array.isArray(step)) return { type: "answer", question, pick: step };
  if ("split" in step) return { type: "answer", question, split: step.split };
  return { type: "concede", seat: step.concede };
}

// The request with which a game begins.
export function newgameOf(layout: Layout, { mode, seats, decks, settings, seed }: Wish): Request {
  const request: Request = { type: "newgame", mode, seats };
  if (seed !== undefined) request.seed = seed;
  if (layout.decks) request.decks = decks;
  if (Object.keys(settings).length) request.settings = settings;
  return request;
}
