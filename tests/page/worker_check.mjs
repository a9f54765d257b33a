// worker_check.mjs PAGE PROGRAM -- the worker in a browser: it starts, tells how far it is, replies, and
// when it hangs or breaks another one comes to the same place.

import { openBrowser, serveCopy } from "./browser.mjs";

const [page, program] = process.argv.slice(2);
let passed = 0;
let failed = 0;

function claim(sentence, holds, shown) {
  if (holds) return void passed++;
  failed++;
  console.log(`FAILED: ${sentence}\n${JSON.stringify(shown)}`);
}

const server = await serveCopy(page, program, "tests/page/worker_page.ts");
const browser = await openBrowser();
try {
  const tab = await browser.newPage();
  const asked = [];
  const said = [];
  tab.on("request", (request) => asked.push(request.url()));
  tab.on("console", (line) => said.push(line.text()));
  await tab.goto(`${server.address}test.html`);

  const started = await tab.evaluate(async () => {
    const parts = new Set();
    const engine = await startEngine({ progress: ({ part }) => parts.add(part) });
    if (typeof engine === "string") return { fault: engine };
    globalThis.engine = engine;
    return { parts: [...parts].sort(), hello: await engine.request({ type: "hello" }) };
  });
  claim("the engine starts", started.hello?.type === "hello", started);
  claim("it tells how far it is", String(started.parts) === "cards,engine", started);
  claim("it asks nobody else", asked.every((url) => url.startsWith(server.address)), asked);

  const played = await tab.evaluate(async () => {
    const decks = ["proving-grounds-annie", "proving-grounds-garen"];
    const begun = await engine.request({ type: "newgame", decks, seats: ["client", "greedy"] });
    const first = await engine.request({ type: "question", seat: 0 });
    const next = await engine.request({ type: "answer", pick: [], next: true });
    const faulty = await engine.request({ type: "answer", pick: [99] });
    return { begun, first, next, faulty };
  });
  claim("a game begins", played.begun.type === "newgame" && played.first.type === "question", played);
  claim("it goes on", played.next.type === "question" && played.next.question === 2, played.next);
  claim("what is refused is a reply", played.faulty.type === "refused" && !played.faulty.broken, played.faulty);

  // A worker that hears nothing does not answer.
  const hung = await tab.evaluate(async () => {
    const before = await engine.request({ type: "view", seat: 0 });
    engine.options.seconds = 0.2;
    engine.worker.postMessage = () => {};
    const late = await engine.request({ type: "answer", pick: [0] });
    engine.options.seconds = undefined;
    return { before, late, after: await engine.request({ type: "view", seat: 0 }) };
  });
  claim("a worker that hangs is ended, and says so", hung.late.broken === true && /within 0.2 seconds/.test(hung.late.reason), hung.late);
  claim("the game stands where it stood", JSON.stringify(hung.before) === JSON.stringify(hung.after), hung);

  const broken = await tab.evaluate(async () => {
    engine.worker.postMessage({ request: undefined }); // no text: the engine throws
    const late = await engine.request({ type: "hello" });
    return { late, hello: await engine.request({ type: "hello" }) };
  });
  claim("after a fault it answers again", broken.hello.type === "hello", broken);

  const other = await tab.evaluate(async () => {
    const gwent = await startEngine({ game: "gwent" });
    const unknown = await startEngine({ game: "no such game" });
    const hello = await gwent.request({ type: "hello" });
    gwent.end();
    return { hello, unknown, late: await gwent.request({ type: "hello" }) };
  });
  claim("another game is another engine", other.hello.game === "gwent", other);
  claim("an unknown game is one sentence", /no such game/.test(other.unknown), other.unknown);
  claim("an engine that was ended refuses", other.late.type === "refused", other.late);
  claim("the console is empty", said.length === 0, said);

  // The page itself: its first worker is begun before it, and is the only one.
  const first = await browser.newPage();
  const fetched = [];
  const workers = [];
  first.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  first.on("worker", (worker) => workers.push(worker.url()));
  await first.goto(server.address);
  await first.getByRole("button", { name: "Begin" }).waitFor();
  const times = (name) => fetched.filter((path) => path.endsWith(name)).length;
  claim("the page has one worker, which fetches once", workers.length === 1 && times("engine.wasm.gz") === 1 && times("cards.db.gz") === 1, [workers, fetched]);
  await first.getByRole("radio", { name: "Gwent" }).check();
  await first.getByRole("button", { name: "Begin" }).waitFor();
  claim("another game has another one, which fetches nothing", workers.length === 2 && times("engine.wasm.gz") === 1, [workers, fetched]);
  await first.close();

  const lost = await browser.newPage();
  let refused = 0;
  await lost.route("**/worker.js", (route) => (refused++ ? route.continue() : route.abort()));
  await lost.route("**/page.js", async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.continue();
  });
  await lost.goto(server.address);
  await lost.getByRole("button", { name: "Begin" }).waitFor();
  claim("where the first worker does not come another one does", refused === 2, refused);
  await lost.close();

  const makes = await browser.newPage();
  const made = [];
  makes.on("request", (request) => made.push(new URL(request.url()).pathname));
  await makes.goto(`${server.address}#make`);
  await makes.getByLabel("Code of the new set").waitFor();
  claim("where cards are made the engine of who only plays is not fetched", !made.some((path) => path.endsWith("engine.wasm.gz")), made);
} finally {
  await browser.close();
  server.end();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
