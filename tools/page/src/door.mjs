// door.mjs -- the engine of engine.js and engine.wasm behind one function, in a worker of a browser and
// in Node.

/**
 * @typedef {(json: string) => string} Request
 */

const cards_path = "/cards.db";

/**
 * Starts the engine and opens the cards of a game; null: the usual one. Throws an Error with a
 * sentence.
 * @param {(settings: object) => Promise<any>} create what engine.js declares
 * @param {WebAssembly.Module} module
 * @param {Uint8Array} cards the database
 * @param {string | null} game
 * @returns {Promise<Request>} carries out a request of docs/protocol.md. It throws an Error when the
 *     engine is broken: then nothing more can be asked of it.
 */
export async function openEngine(create, module, cards, game) {
  const engine = await create({
    /** @param {WebAssembly.Imports} imports @param {(instance: WebAssembly.Instance) => void} done */
    instantiateWasm(imports, done) {
      WebAssembly.instantiate(module, imports).then(done);
      return {};
    },
  });

  /** @param {string} text @returns {[number, number]} where it lies now, and its bytes */
  function put(text) {
    const size = engine.lengthBytesUTF8(text);
    const at = engine._malloc(size + 1);
    engine.stringToUTF8(text, at, size + 1);
    return [at, size];
  }
  /** @param {() => number} act @returns {number} */
  function guarded(act) {
    try {
      return act();
    } catch (fault) {
      throw new Error(`the engine broke off (${fault instanceof Error ? fault.message : fault})`);
    }
  }
  const message = () => new Error(engine.UTF8ToString(engine._page_message()));

  engine.FS.writeFile(cards_path, cards, { canOwn: true });
  const [path] = put(cards_path);
  const [name] = game === null ? [0] : put(game);
  if (guarded(() => engine._page_open(path, name))) throw message();
  return (json) => {
    const [at, size] = put(json);
    const reply = guarded(() => engine._page_request(at, size));
    engine._free(at);
    if (!reply) throw message();
    return engine.UTF8ToString(reply);
  };
}
