// first.ts -- the first worker, begun before the page itself is read: it fetches the engine meanwhile. Where cards are
// made and in a room it is not wanted.

import type { FirstWorker } from "./engine";

if (typeof Worker === "function" && !/^#(make|room=)/.test(location.hash)) {
  const first: FirstWorker = { worker: new Worker("worker.js", { name: "first" }), fault: null };
  first.worker.onerror = (event) => {
    first.fault = event.message || "worker.js could not be fetched";
  };
  Object.assign(globalThis, { cardwrightFirst: first });
}
