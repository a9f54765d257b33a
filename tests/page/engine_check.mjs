// engine_check.mjs PAGE PROGRAM DATABASE -- the page's engine against the program: the same requests
// get the same replies, byte by byte, and the same games end with the same hash.
//
// The engine of the page plays first. Its requests go to the program afterwards, all at once.

import { spawnSync } from "node:child_process";
import { openGame, readPage } from "./engine.mjs";

const [page, program, database] = process.argv.slice(2);
const files = await readPage(page);
let passed = 0;
let failed = 0;

function claim(sentence, holds, shown = "") {
  if (holds) return void passed++;
  failed++;
  console.log(`FAILED: ${sentence}\n${shown}`);
}

// What the program replies to these requests.
function byProgram(game, requests) {
  const lines = requests.map((request) => JSON.stringify(request)).join("\n") + "\n";
  const ran = spawnSync(program, ["engine", "--db", database, "--game", game], {
    input: lines,
    maxBuffer: 1 << 30,
    encoding: "utf8",
  });
  return ran.stdout.split("\n").slice(0, -1);
}

// Compares what both reply to all requests of [play], which sends them by the function that it gets.
async function compare(name, game, play) {
  const requests = [];
  const replies = [];
  const door = await openGame(files, game);
  play((request) => {
    const reply = door.text(JSON.stringify(request));
    requests.push(request);
    replies.push(reply);
    return JSON.parse(reply);
  });
  const theirs = byProgram(game, requests);
  const other = replies.findIndex((reply, i) => reply !== theirs[i]);
  claim(
    `${name}: ${requests.length} replies are those of the program`,
    other < 0 && theirs.length === replies.length,
    `${JSON.stringify(requests[other])}\npage:    ${replies[other]}\nprogram: ${theirs[other]}`.slice(0, 2000),
  );
}

const riftbound = { decks: ["proving-grounds-annie", "proving-grounds-garen"] };
const gwent = { decks: ["monsters-swarm", "northern-realms-foot"] };

// Games of bots: chance, rules, scripts and the search of the bots come to the same end.
function bots(setup, seats, seeds) {
  return (ask) => {
    for (let seed = 1; seed <= seeds; seed++) {
      ask({ type: "newgame", ...setup, seats, seed });
      const over = ask({ type: "question" });
      claim(`a game with the seed ${seed} ends with a hash`, /^[0-9a-f]{16}$/.test(over.hash), JSON.stringify(over));
    }
  };
}

await compare("riftbound, bots", "riftbound", bots(riftbound, ["greedy", "greedy"], 3));
await compare("riftbound, chance", "riftbound", bots(riftbound, ["random", "random"], 20));
await compare("gwent, bots", "gwent", bots(gwent, ["greedy", "greedy"], 3));
await compare("gwent, chance", "gwent", bots(gwent, ["random", "random"], 20));
await compare("zanaga, bots", "zanaga", bots({ mode: "alone" }, ["greedy"], 1));
await compare("zanaga, chance", "zanaga", bots({ mode: "four" }, ["random", "random", "random", "random"], 2));

// A game that a person plays, with everything that one can ask at each question.
function person(setup, seats, questions) {
  return (ask) => {
    ask({ type: "newgame", ...setup, seats, seed: 5 });
    let draw = 12345;
    for (let n = 0; n < questions; n++) {
      const question = ask({ type: "question", seat: 0 });
      if (question.type !== "question") break;
      ask({ type: "view", seat: 0 });
      ask({ type: "events", seat: 0 });
      draw = (draw * 1103515245 + 12345) % 2147483648;
      const options = question.options.map((option) => option.name);
      const pick = [];
      while (pick.length < Math.max(question.min, 1) && pick.length < question.max)
        pick.push(...options.splice((draw >> 8) % options.length, 1));
      const answer = question.sort === "split" ? { split: shares(question) } : { pick };
      ask({ type: "targets", ...answer });
      ask({ type: "answer", question: question.question, ...answer });
    }
  };
}

// Gives one to each option, and the rest to the first.
function shares({ options, total }) {
  return options.map((_, i) => (i ? 1 : total - options.length + 1));
}

await compare("riftbound, a person", "riftbound", person(riftbound, ["client", "greedy"], 60));
await compare("gwent, a person", "gwent", person(gwent, ["client", "greedy"], 40));
await compare("zanaga, a person", "zanaga", person({ mode: "two" }, ["client", "random"], 40));

// Each kind of message once, what is refused too.
await compare("each kind of message", "riftbound", (ask) => {
  ask({ type: "hello", id: "ü", protocol: 6 });
  ask({ type: "question" });
  ask({ type: "newgame", ...riftbound, seats: ["client", "greedy"], seed: 3, next: true });
  ask({ type: "question", seat: 0 });
  ask({ type: "question", seat: 9 });
  ask({ type: "fork", seat: 0, seed: 4 });
  ask({ type: "answer", pick: [], next: true });
  ask({ type: "branch", branch: 0, drop: true });
  ask({ type: "answer", pick: [], next: true });
  ask({ type: "undo" });
  ask({ type: "whynot", action: "play Gust", seat: 0 });
  ask({ type: "why", about: "end", seat: 0 });
  ask({ type: "card", card: "OGS-003" });
  ask({ type: "card", card: "no such card" });
  ask({ type: "say", card: "OGS-003" });
  ask({ type: "say", card: "no such card" });
  const saved = ask({ type: "save" });
  ask({ ...saved, type: "load" });
  ask({
    type: "position",
    seed: 1,
    battlefields: ["Void Gate", "Zaun Warrens"],
    players: [{ hand: ["Incinerate", "Gust"], runes: { fury: 3 } }, { units: { "Void Gate": ["Pouty Poro"] } }],
  });
  ask({ type: "targets", pick: [0] });
  ask({ type: "batch", requests: [{ type: "view", seat: 1 }, { type: "bye bye" }] });
  ask({ type: "concede", seat: 0 });
  ask({ type: "nextgame" });
  ask({ type: "newgame", sed: 7 });
  ask({ type: "newgame", decks: ["<?xml version='1.0'?><deck><card>Gust</card></deck>", "3 Gust"], seed: 1 });
  ask({ type: "seat", seat: 1 });
  ask({ type: "bye" });
});

// What the engine cannot open is an error with a sentence.
const unknown = await openGame(files, "no such game").then(String, (fault) => fault.message);
claim("an unknown game is named", /no such game/.test(unknown), unknown);
const damaged = await openGame({ ...files, cards: files.cards.subarray(0, 5000) }, null).then(String, (fault) => fault.message);
claim("a damaged database is refused", /cards\.db/.test(damaged), damaged);

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
