// worker_page.ts -- gives the page's engine to a test in a browser.

import { Engine } from "../../tools/page/src/engine";

declare global {
  var startEngine: typeof Engine.start;
}
globalThis.startEngine = Engine.start;
