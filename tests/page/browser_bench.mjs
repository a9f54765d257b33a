// browser_bench.mjs PAGE PROGRAM [PART] -- how soon the page can be used in chromium, how long answers, bots and
// changed cards take there, and what memory games leave; rows for BENCH.md. With PART only the rows that
// have it in their name.
//
// Times are of the clock, so other work on the machine makes them longer; the load is told. What the tab's
// process has worked is told beside them: so much time it takes where the machine has nothing else to do and
// one part waits for the other, as here.

import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { loadavg } from "node:os";
import { resolve } from "node:path";
import { openBrowser, serveCopy } from "./browser.mjs";
import { begin, isAsked, openPage } from "./table.mjs";

const esbuild = createRequire(resolve("build/npm/package.json"))("esbuild");
const [page, program, only = ""] = process.argv.slice(2);
const sorted = (list) => list.toSorted((a, b) => a - b);
const part = (list, of) => sorted(list)[Math.min(list.length - 1, Math.floor(list.length * of))];
const starts = 7;
const games = 100;
const bundled = await esbuild.build({ entryPoints: ["tests/page/clicks.ts"], bundle: true, format: "iife", write: false });
const clicks = bundled.outputFiles[0].text;
const server = await serveCopy(page, program, "tests/page/worker_page.ts");

// ---- the rows

const row = (what, ...cells) => console.log(`| ${[what, ...cells].join(" | ")} |`);
const head = (...names) => console.log(`\n| ${names.join(" | ")} |\n|---|${names.slice(1).map(() => "---:|").join("")}`);

function timesRow(what, times, most) {
  if (!times.length) return row(what, 0, "", "", "", most);
  row(what, times.length, ...[part(times, 0.5), part(times, 0.99), Math.max(...times)].map((ms) => ms.toFixed(1)), most);
}

// ---- memory

const shown = (pid, file) => readFileSync(`/proc/${pid}/${file}`, "latin1");

// Returns whether the process was started by this one, or by what it started.
function isOurs(pid) {
  for (; pid > 1; pid = Number(/^PPid:\s*(\d+)/m.exec(shown(pid, "status"))[1])) if (pid === process.pid) return true;
  return false;
}

// The largest of our browser's processes for pages: its memory in MiB, where what it shares counts in parts, and
// the milliseconds that all its threads have worked.
function tabNow() {
  let most = { mib: 0, worked: 0 };
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      if (!shown(pid, "cmdline").includes("--type=renderer") || !isOurs(Number(pid))) continue;
      const mib = Number(/^Pss:\s*(\d+)/m.exec(shown(pid, "smaps_rollup"))?.[1] ?? 0) / 1024;
      const threads = readdirSync(`/proc/${pid}/task`).map((one) => Number(shown(pid, `task/${one}/schedstat`).split(" ")[0]));
      if (mib > most.mib) most = { mib, worked: threads.reduce((sum, ns) => sum + ns, 0) / 1e6 };
    } catch {} // it has ended
  }
  return most;
}

// Lets the worker of a page tell what memory its engine has.
async function withMemoryTold(tab) {
  const body = `{ const make = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...given) => {
      const made = await make(...given);
      self.engineMemory = Object.values((made.instance ?? made).exports).find((one) => one instanceof WebAssembly.Memory);
      return made;
    }; }\n${readFileSync(`${page}/worker.js`, "utf8")}`;
  await tab.route("**/worker.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
}

// MiB of the memory of all engines, of the page's JavaScript, of what is left of that where the browser has looked
// for what nobody needs, and of the whole tab before.
async function memoryOf(tab) {
  const each = await Promise.all(tab.workers().map((worker) => worker.evaluate(() => self.engineMemory?.buffer.byteLength ?? 0)));
  const engine = each.reduce((sum, bytes) => sum + bytes, 0) / 1048576;
  const heap = (await tab.evaluate(() => performance.memory.usedJSHeapSize)) / 1048576;
  const whole = tabNow().mib;
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send("HeapProfiler.collectGarbage");
  const kept = (await devtools.send("Runtime.getHeapUsage")).usedSize / 1048576;
  await devtools.detach();
  return { engine, heap, kept, tab: whole };
}

// ---- what is measured

// A browser that has nothing of the page: milliseconds from the first byte until a game can be begun.
async function startTime() {
  const browser = await openBrowser();
  const tab = await browser.newPage();
  await tab.addInitScript(() => {
    const look = () => {
      const main = document.querySelector("main[aria-busy=false] form button.is-main:enabled");
      if (!main) return requestAnimationFrame(look);
      globalThis.usableAfter = performance.now() - performance.getEntriesByType("navigation")[0].responseStart;
    };
    addEventListener("DOMContentLoaded", look);
  });
  await tab.goto(server.address);
  const ms = await (await tab.waitForFunction(() => globalThis.usableAfter)).jsonValue();
  const { worked } = tabNow();
  await browser.close();
  return { ms, worked };
}

async function startRows() {
  const times = [];
  for (let i = 0; i < starts; i++) times.push(await startTime());
  head("in chromium", "times", "shortest, ms", "median, ms", "longest, ms", "at most");
  const cells = (key) => [0, 0.5, 1].map((of) => part(times.map((one) => one[key]), of).toFixed(0));
  row("from the first byte until a game can be begun, nothing kept", starts, ...cells("ms"), 1500);
  row("what the tab's process has worked until then, from its own start", starts, ...cells("worked"), "");
}

// Games in the worker: answers by chance, of so many people against so many bots.
async function workerTimes(tab, game, setup, n) {
  return tab.evaluate(
    async ([game, setup, n]) => {
      const engine = await startEngine({ game });
      const times = await playByChance((request) => engine.request(request), setup, n);
      engine.end();
      return times;
    },
    [game, setup, n],
  );
}

async function clickTimes(browser, setup, seats, n) {
  const tab = await openPage(browser, server.address, []);
  await begin(tab, { ...setup, seats });
  await isAsked(tab);
  await tab.evaluate(clicks);
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
  };
  const before = await worked();
  const times = await tab.evaluate((n) => clickThrough(n), n);
  const each = ((await worked()) - before) / times.length;
  await tab.close();
  return { times, each };
}

function clicksRows(what, { times, each }) {
  timesRow(what, times, 50);
  row("what the page's own thread has worked for one, as a mean", times.length, each.toFixed(1), "", "", "");
}

const people = ["annie", "garen", "lux", "master-yi"].map((name) => `proving-grounds-${name}`);
const against = [
  ["riftbound", { decks: people.slice(0, 2) }],
  ["gwent", { decks: ["monsters-swarm", "northern-realms-foot"] }],
  ["zanaga", { mode: "two" }],
];

async function answerRows(browser) {
  const tab = await browser.newPage();
  await tab.goto(`${server.address}test.html`);
  head("milliseconds in chromium", "answers", "median", "99th of 100", "longest", "at most");
  const fours = [await workerTimes(tab, "riftbound", { decks: people }, 10)];
  fours.push(await workerTimes(tab, "zanaga", { mode: "four", seats: Array(4).fill("client") }, 2));
  timesRow("the engine: an answer to the next question, riftbound of four people", fours[0], 50);
  timesRow("the same in zanaga of four people", fours[1], 50);
  for (const [game, setup] of against) {
    const times = await workerTimes(tab, game, { ...setup, seats: ["client", "greedy"] }, 10);
    timesRow(`the engine: an answer and all that the usual bot does then, ${game}`, times, 300);
  }
  await tab.close();
  const chance = ["client", "random", "random", "random"];
  const seen = [
    await clickTimes(browser, { game: "Riftbound", mode: "war", decks: people }, chance, 150),
    await clickTimes(browser, { game: "Zanaga", mode: "four" }, chance, 150),
  ];
  clicksRows("the page: a click to the next question drawn, riftbound of four, three by chance", seen[0]);
  clicksRows("the same in zanaga of four", seen[1]);
}

// A game with cards enough to go on.
const longScenario = `scenario "Second of MYS draws a card" {
  covers = { "MYS-002" },
  you = { hand = { "Second of MYS" }, runes = { mind = 3 }, deck = { ${'"First of MYS", "Pouty Poro", '.repeat(15)} } },
  foe = { runes = { mind = 3 }, deck = { ${'"Pouty Poro", '.repeat(30)} } },
  run = function(t)
    t.you:play("Second of MYS")
  end,
}
`;

// A card's script is changed in an open game of some answers: milliseconds from the key that saves until the game
// has gone on and is drawn.
async function changeRows(browser) {
  const tab = await openPage(browser, server.address, []);
  await tab.getByRole("link", { name: "Make cards" }).click();
  await tab.getByLabel("Code of the new set").fill("MYS");
  await tab.getByRole("button", { name: "Begin the set" }).click();
  await tab.getByRole("region", { name: "Question" }).waitFor();
  const editor = tab.getByRole("textbox", { name: /^Text of / });
  const write = async (text) => {
    await editor.click();
    await tab.keyboard.press("ControlOrMeta+a");
    await tab.keyboard.insertText(text);
  };
  await tab.getByRole("region", { name: "Files" }).getByRole("button", { name: /scenarios/ }).click();
  await write(longScenario);
  await tab.waitForTimeout(3000);
  await tab.getByRole("button", { name: "Begin again" }).click();
  await tab.getByRole("region", { name: "Cards" }).getByRole("button", { name: /Second of MYS/ }).click();
  await tab.getByRole("button", { name: /Play Second of MYS/ }).first().click();
  await isAsked(tab);
  await tab.evaluate(clicks);
  const answers = (await tab.evaluate((n) => clickThrough(n), 40)).length;
  const idle = () => tab.waitForFunction(() => [...document.querySelectorAll("button:enabled")].some((one) => one.textContent.trim() === "Print the cards"));
  const times = [];
  const engine = [];
  const works = [];
  for (let i = 0; i < 21; i++) {
    await tab.waitForTimeout(1200); // what was typed before is checked by then
    await idle();
    await write(`card "MYS-002" {\n  effect { run = function() draw(${1 + (i % 2)}) end },\n}\n`);
    await tab.evaluate(() => {
      globalThis.goneOn = new Promise((done) => {
        addEventListener("keydown", (event) => {
          if (event.key !== "s") return;
          const from = performance.now();
          const print = [...document.querySelectorAll("button")].find((one) => one.textContent.trim() === "Print the cards");
          const watch = new MutationObserver(() => {
            if (print.disabled) return;
            watch.disconnect();
            requestAnimationFrame(() => done(performance.now() - from));
          });
          watch.observe(print, { attributes: true });
        }, { capture: true });
      });
    });
    const before = tabNow().worked;
    await tab.keyboard.press("ControlOrMeta+s");
    times.push(await tab.evaluate(() => globalThis.goneOn));
    works.push(tabNow().worked - before);
    engine.push(Number(/in (\d+) ms/.exec(await tab.locator(".make-said").textContent())?.[1] ?? NaN));
  }
  await tab.close();
  head("milliseconds in chromium", "changes", "median", "99th of 100", "longest", "at most");
  timesRow(`a script is changed in a game of ${answers} answers: until the game has gone on and is drawn`, times, 200);
  timesRow("of that the engine", engine, "");
  timesRow("what the tab's process has worked meanwhile", works, "");
}

async function memoryRows(browser) {
  head("MiB in chromium", "engine", "JavaScript of the page", "of that kept", "the whole tab", "at most");
  const tell = (what, { engine, heap, kept, tab }) => row(what, ...[engine, heap, kept, tab].map((mib) => mib.toFixed(0)), 200);
  for (const [game, setup] of against) {
    const tab = await browser.newPage();
    await withMemoryTold(tab);
    await tab.goto(`${server.address}test.html`);
    await tab.evaluate(async (game) => void (globalThis.engine = await startEngine({ game })), game);
    if (game === "riftbound") tell("the engine open", await memoryOf(tab));
    for (const until of game === "riftbound" ? [games, 2 * games] : [games]) {
      await tab.evaluate(
        async ([setup, from, to]) => {
          for (let seed = from; seed < to; seed++) await engine.request({ type: "newgame", ...setup, seats: ["greedy", "greedy"], seed });
        },
        [setup, until - games, until],
      );
      tell(`after ${until} games of the usual bots, ${game}`, await memoryOf(tab));
    }
    await tab.close();
  }
  const tab = await openPage(browser, server.address, [], {}, withMemoryTold);
  for (let i = 0; i < games; i++) {
    await begin(tab, { game: "Riftbound", decks: people.slice(0, 2) });
    await isAsked(tab);
    await tab.evaluate(clicks);
    await tab.evaluate(() => clickThrough(5));
    if (i === 0) tell("the page in its first game", await memoryOf(tab));
    if (i < games - 1) await tab.getByRole("button", { name: "New game" }).click();
  }
  tell(`the page in its game number ${games}, each before begun and left`, await memoryOf(tab));
  await tab.close();
}

const rows = [["start", startRows], ["answers", answerRows], ["changes", changeRows], ["memory", memoryRows]];
for (const [name, measure] of rows.filter(([name]) => name.includes(only))) {
  const browser = await openBrowser();
  await measure(browser);
  await browser.close();
  console.log(`\nLoad after "${name}": ${loadavg()[0].toFixed(1)}`);
}
server.end();
