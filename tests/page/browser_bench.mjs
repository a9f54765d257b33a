// browser_bench.mjs PAGE PROGRAM -- how soon the page can be used in chromium, how long answers take
// there, and what memory a hundred games leave; rows for BENCH.md.

import { readFileSync, readdirSync } from "node:fs";
import { openBrowser, serveCopy } from "./browser.mjs";

const [page, program] = process.argv.slice(2);
const starts = 7;
const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];

const shown = (pid, file) => readFileSync(`/proc/${pid}/${file}`, "latin1");

// Returns whether the process was started by this one, or by what it started.
function isOurs(pid) {
  for (; pid > 1; pid = Number(/^PPid:\s*(\d+)/m.exec(shown(pid, "status"))[1])) if (pid === process.pid) return true;
  return false;
}

// What the process of the tab has: the largest of our browser's processes for pages. Its memory in MiB,
// where what it shares with others counts in parts, and the milliseconds that it has worked.
function tabNow() {
  let most = { mib: 0, worked: 0 };
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      if (!shown(pid, "cmdline").includes("--type=renderer") || !isOurs(Number(pid))) continue;
      const mib = Number(/^Pss:\s*(\d+)/m.exec(shown(pid, "smaps_rollup"))?.[1] ?? 0) / 1024;
      const fields = shown(pid, "stat").split(") ")[1].split(" ");
      if (mib > most.mib) most = { mib, worked: (Number(fields[11]) + Number(fields[12])) * 10 };
    } catch {} // it has ended
  }
  return most;
}

const server = await serveCopy(page, program, "tests/page/worker_page.ts");

// A browser that has nothing of the page: milliseconds from the first byte to the first reply.
async function start() {
  const browser = await openBrowser();
  const tab = await browser.newPage();
  await tab.goto(`${server.address}test.html`);
  const ms = await tab.evaluate(async () => {
    globalThis.engine = await startEngine();
    await engine.request({ type: "hello" });
    return performance.now() - performance.getEntriesByType("navigation")[0].responseStart;
  });
  return { browser, tab, ms, ...tabNow() };
}

const first = [];
for (let i = 1; i < starts; i++) {
  first.push(await start());
  await first.at(-1).browser.close();
}
const { browser, tab, ...last } = await start();
first.push(last);
const answers = await tab.evaluate(async () => {
  const decks = ["annie", "garen", "lux", "master-yi"].map((name) => `proving-grounds-${name}`);
  const times = await playByChance((request) => engine.request(request), { decks }, 5);
  return times.sort((a, b) => a - b);
});
await tab.evaluate(async () => {
  for (let seed = 1; seed <= 100; seed++)
    await engine.request({ type: "newgame", decks: ["proving-grounds-annie", "proving-grounds-garen"], seats: ["greedy", "greedy"], seed });
});
const after = tabNow().mib;
await browser.close();
server.end();

console.log("| in chromium | value | in | at most |\n|---|---:|---|---:|");
console.log(`| from the first byte to the first reply, nothing kept | ${median(first.map(({ ms }) => ms)).toFixed(0)} | ms | 1500 |`);
console.log(`| what the tab's process has worked until then, from its start | ${median(first.map(({ worked }) => worked))} | ms | |`);
console.log(`| an answer to the next question, a game of four people, 99th of 100 | ${answers[Math.floor(answers.length * 0.99)].toFixed(1)} | ms | 50 |`);
console.log(`| memory of the tab, engine open | ${last.mib.toFixed(0)} | MiB | |`);
console.log(`| the same after a hundred games of the usual bots | ${after.toFixed(0)} | MiB | 200 |`);
