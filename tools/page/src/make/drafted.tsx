// drafted.tsx -- a list with texts as a set of its own, and what is done of each card of such a set.

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { openGame } from "./begin";
import { textsOf } from "./lists";
import { allKept, keep, type KeptList } from "./storage";
import { type ListedCard, Workbench } from "./workbench";
import type { Texts } from "./zip";

const page = "draft.md"; // what the engine says of each card
const on_desk = "a list";
const draft_seconds = 600; // two thousand cards, the most that a desk has room for, take 20 on a usual machine

type State = "whole" | "part" | "none" | "facts"; // facts: it needs no script

// Whether work may be lost by it, and nobody has said yes to that.
async function isSpared(bench: Workbench, folder: string): Promise<boolean> {
  const kept = await allKept().catch(() => []);
  if (bench.notKept && !bench.disk)
    return !confirm(`What you have made in ${bench.folder} is kept nowhere. Leave it for the new set?`);
  if (folder !== bench.folder && !kept.some((one) => one.folder === folder)) return false;
  return !confirm(`'${folder}' is there already. Put the new set in place of all its files?`);
}

// Drafts a list in an engine of its own, so that the set needs nothing of the open one. Returns the work with the set,
// or null: somebody would rather keep what is there. Throws one sentence on what is wrong with the list.
async function draft(bench: Workbench, list: KeptList): Promise<Workbench | null> {
  const { engine, layout } = await openGame(bench.layout.game);
  let next: Workbench | null = null;
  try {
    const put = textsOf(list);
    const sent = await engine.request({ type: "files", folder: on_desk, put });
    if (sent.type === "refused") throw new Error(String(sent.reason));
    const reply = await engine.request({ type: "draft", folder: on_desk }, draft_seconds);
    if (reply.type === "refused")
      throw new Error(String(reply.reason).replace(`${on_desk}/`, "").replace(`${on_desk}:`, `${list.name}:`));
    await engine.request({ type: "files", folder: on_desk, drop: put.map(({ name }) => name) });
    const folder = String(reply.set).toLowerCase();
    if (await isSpared(bench, folder)) return null;
    const files = reply.files as { name: string; text: string }[];
    next = new Workbench(engine, layout, folder, new Map(files.map(({ name, text }) => [name, text])));
    return next;
  } finally {
    if (!next) engine.end();
  }
}

// Makes the list that is tried a set: it becomes the work, in place of the open one, which is kept.
export async function makeSet(bench: Workbench, become: (next: Workbench) => void): Promise<void> {
  const { trial } = bench.lists;
  const made: { next: Workbench | null } = { next: null };
  if (!trial) return;
  await bench.acting(async () => {
    bench.lists.trouble = null;
    bench.lists.makesSet = true;
    bench.changed();
    made.next = await draft(bench, trial.list).catch((fault: Error) => {
      bench.lists.trouble = fault.message;
      return null;
    });
    bench.lists.makesSet = false;
  });
  const { next } = made;
  if (!next) return;
  const { folder, layout, texts } = next;
  bench.end();
  become(next);
  await keep({ folder, game: layout.game, texts: new Map(texts) }).catch(() => {}); // an edit tells it
  await next.start();
}

function statesOf(told: string): Map<string, State> {
  const states = new Map<string, State>();
  for (const [, code, state] of told.matchAll(/^## (\S+) .*: (whole|part|none|facts)$/gm))
    states.set(code as string, state as State);
  return states;
}

// The sentences of a script that nobody has written yet.
function todosOf(texts: Texts, script: string | null): string[] {
  const text = script === null ? "" : (texts.get(script) ?? "").replace(/^\s*--.*$/gm, "");
  return [...text.matchAll(/\btodo\s+"((?:[^"\\]|\\.)*)"/g)].map(([, said]) => (said ?? "").replace(/\\(.)/g, "$1"));
}

// Says of a card of a drafted set whether it is whole by now, and what is to be written.
export function DraftMark({ bench, card }: { bench: Workbench; card: ListedCard }): JSX.Element | null {
  const told = bench.texts.get(page) ?? "";
  const drafted = useMemo(() => statesOf(told), [told]).get(card.code);
  if (!drafted) return null;
  const todos = todosOf(bench.texts, card.script);
  const fails = bench.found.some((one) => one.severity === "error" && one.file !== undefined && one.file === card.script);
  const state = todos.length || fails ? (drafted === "none" ? "none" : "part") : drafted === "facts" ? "facts" : "whole";

  return (
    <p class="drafted">
      <small>
        {state === "facts" ? "whole: facts alone" : state}
        {todos.length > 0 && `: todo ${todos.map((todo) => `“${todo}”`).join(" ")}`}
      </small>
    </p>
  );
}
