// drawn_page.ts -- gives drawn_check.mjs a table in a browser, and tells which parts of it are drawn.

import { h, options, render } from "../../build/npm/node_modules/preact";
import { areAlike, isAlike, kept } from "../../tools/page/src/alike";
import { Engine, type Door } from "../../tools/page/src/engine";
import type { Layout } from "../../tools/page/src/protocol";
import { Sitting, type Wish } from "../../tools/page/src/sitting";
import { Table } from "../../tools/page/src/table";

const drawn: Record<string, number> = {};
const hooks = options as { __r?: (vnode: { type: unknown }) => void }; // before a part is drawn
const before = hooks.__r;
hooks.__r = (vnode) => {
  before?.(vnode);
  if (typeof vnode.type !== "function") return;
  const name = vnode.type.name.replace(/\d+$/, "") || "part";
  drawn[name] = (drawn[name] ?? 0) + 1;
};
const frames = async (n: number) => {
  for (let i = 0; i < n; i++) await new Promise((done) => requestAnimationFrame(done));
};

let late = 0; // milliseconds by which the engine answers later

// Begins a game and shows its table.
async function sitDown(wish: Wish): Promise<void> {
  const engine = await Engine.start({ game: wish.game });
  if (typeof engine === "string") throw new Error(engine);
  const door: Door = {
    whole: true,
    request: async (request) => {
      await new Promise((done) => setTimeout(done, late));
      return engine.request(request);
    },
    end: () => engine.end(),
  };
  const sitting = await Sitting.begin(door, (await engine.request({ type: "layout" })) as unknown as Layout, wish);
  const place = document.createElement("div");
  document.body.append(place);
  render(h(Table, { sitting, leave() {} }), place);
  await frames(4);
  Object.assign(globalThis, { sitting });
}

// Returns how often each part is drawn while that is done and until all is drawn.
async function drawnBy(act: () => unknown): Promise<Record<string, number>> {
  await frames(4);
  for (const name of Object.keys(drawn)) delete drawn[name];
  await act();
  await frames(4);
  return { ...drawn };
}

Object.assign(globalThis, { sitDown, drawnBy, areAlike, isAlike, kept, setLate: (ms: number) => (late = ms) });
