// engine_bench.mjs PAGE PROGRAM DATABASE [SECONDS] -- how fast the page's engine plays, beside the
// program on the same machine in the same minute; rows for BENCH.md. In Node, which has the compiler of
// chromium; browser_bench.mjs measures in a browser.
//
// Both answer the same requests. They take turns of SECONDS each (1), and what counts is processor time:
// other work on the machine then disturbs both alike. The compiler's threads count for the page, but in
// the first turn, which counts for neither.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { playByChance } from "./chance.mjs";
import { openGame, readPage } from "./engine.mjs";

const [page, program, database, seconds_said] = process.argv.slice(2);
const seconds = Number(seconds_said ?? 1);
const pairs = 7;
const ticks_per_second = 100; // of /proc
const files = await readPage(page);

const bots = { random: ["random", "random"], four: ["random", "random", "random", "random"] };
const plays = [
  ["riftbound", { decks: ["proving-grounds-annie", "proving-grounds-garen"], seats: bots.random }],
  ["gwent", { decks: ["monsters-swarm", "northern-realms-foot"], seats: bots.random }],
  ["zanaga", { mode: "four", seats: bots.four }],
];

const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1];
const percentile = (list, part) => list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))];

// The program behind a pipe.
function startProgram(game) {
  const child = spawn(program, ["engine", "--db", database, "--game", game], { stdio: ["pipe", "pipe", "ignore"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(request) {
      child.stdin.write(JSON.stringify(request) + "\n");
      return JSON.parse((await lines.next()).value);
    },
    seconds() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1].split(" ");
      return (Number(fields[11]) + Number(fields[12])) / ticks_per_second;
    },
    end: () => child.kill(),
  };
}

function ownSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

// Plays games from [seed] on, one after the other.
async function playSome(ask, setup, seed, n) {
  for (let i = 0; i < n; i++) await ask({ type: "newgame", ...setup, seed: seed + i });
}

// Returns how much processor time [n] games take.
async function timed(ask, clock, setup, seed, n) {
  const from = clock();
  await playSome(ask, setup, seed, n);
  return clock() - from;
}

async function compare(game, setup) {
  const { ask } = await openGame(files, game);
  const native = startProgram(game);
  await playSome(ask, setup, 1, 3);
  const one = (await timed(ask, ownSeconds, setup, 10, 3)) / 3;
  const n = Math.max(2, Math.round(seconds / one));
  await playSome(ask, setup, 100, n); // the compiler has seen everything then
  await playSome(native.ask, setup, 100, n);
  const rows = [];
  for (let pair = 0; pair < pairs; pair++) {
    const seed = 1000 * (pair + 1);
    const here = await timed(ask, ownSeconds, setup, seed, n);
    const there = await timed(native.ask, native.seconds, setup, seed, n);
    rows.push({ here: n / here, there: n / there, ratio: there / here });
  }
  native.end();
  const of = (key) => median(rows.map((row) => row[key]));
  console.log(`| ${game} | ${of("there").toFixed(1)} | ${of("here").toFixed(1)} | ${of("ratio").toFixed(2)} |`);
}

console.log("| game of bots by chance | program, games a second | page | ratio |\n|---|---:|---:|---:|");
for (const [game, setup] of plays) await compare(game, setup);

// Four people: the time from an answer to the next question. Then people against the usual bot: an
// answer with all that the bots do before the next question.
async function answers(seats, games) {
  const { ask } = await openGame(files, "riftbound");
  const names = ["annie", "garen", "lux", "master-yi"].slice(0, seats.length);
  return playByChance(ask, { decks: names.map((name) => `proving-grounds-${name}`), seats }, games);
}

console.log("\n| milliseconds | answers | median | 99th of 100 | longest |\n|---|---:|---:|---:|---:|");
for (const [what, seats, games] of [
  ["a game of four people: an answer to the next question", ["client", "client", "client", "client"], 10],
  ["a person against the usual bot: an answer, with what the bot does", ["client", "greedy"], 10],
]) {
  const times = await answers(seats, games);
  const shown = [percentile(times, 0.5), percentile(times, 0.99), Math.max(...times)].map((ms) => ms.toFixed(1));
  console.log(`| ${what} | ${times.length} | ${shown.join(" | ")} |`);
}
