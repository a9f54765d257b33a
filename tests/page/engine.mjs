// engine.mjs -- the page's engine in Node: the same files, door and requests as in a browser.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { openEngine } from "../../tools/page/src/door.mjs";

const require = createRequire(import.meta.url);

/** What build/page has for an engine. @param {string} page its folder */
export async function readPage(page) {
  return {
    create: require(resolve(page, "engine.js")),
    module: await WebAssembly.compile(gunzipSync(readFileSync(`${page}/engine.wasm.gz`))),
    cards: gunzipSync(readFileSync(`${page}/cards.db.gz`)),
  };
}

/**
 * Opens a game, and returns its door: `text` takes and gives JSON, `ask` objects.
 * @param {Awaited<ReturnType<typeof readPage>>} files
 * @param {string | null} game
 */
export async function openGame({ create, module, cards }, game) {
  const text = await openEngine(create, module, new Uint8Array(cards), game);
  return { text, ask: (/** @type {object} */ request) => JSON.parse(text(JSON.stringify(request))) };
}
