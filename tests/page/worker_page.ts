// worker_page.ts -- gives the page's engine, and who plays by chance, to a test in a browser.

import { Engine } from "../../tools/page/src/engine";
import { playByChance } from "./chance.mjs";

declare global {
  var startEngine: typeof Engine.start;
  var playByChance: (ask: (request: object) => unknown, setup: object, games: number) => Promise<number[]>;
}
globalThis.startEngine = Engine.start;
globalThis.playByChance = playByChance;
