// table.mjs -- a player of the page who knows nothing but accessible names, and what is measured at the
// table.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

const require = createRequire(resolve("build/npm/package.json"));
const axe_source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

// The games that stand before it, and how many answers lead to their middle.
export const games = [
  { game: "Riftbound", decks: ["proving-grounds-annie", "proving-grounds-garen"], answers: 25 },
  { game: "Gwent", decks: ["monsters-swarm", "scoiatael-ambush"], answers: 5 },
  { game: "Zanaga", mode: "two", answers: 20 },
];

// Opens the page, with the end of an address. What it complains of, or asks of another host, goes to
// [faults].
export async function openPage(browser, url, faults, options = {}, prepare = null, hash = "") {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, ...options });
  page.setDefaultTimeout(120000);
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(url)) faults.push(request.url());
  });
  await prepare?.(page);
  await page.goto(`${url}?seed=5${hash}`);
  return page;
}

// Lets a page play with the program itself and a game of a folder, which the page's own engine cannot
// read. Returns how to end the program, before the page is closed.
export async function playFolder(page, program, folder) {
  const engine = spawn(program, ["engine", "--game", folder], { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface({ input: engine.stdout });
  const waiting = [];
  const worker = `onmessage = async ({ data }) => postMessage(data.start ? {}
    : { reply: await (await fetch("ask", { method: "POST", body: data.request })).text() });`;

  lines.on("line", (line) => waiting.shift()(line));
  engine.stdin.on("error", () => {}); // the page may still ask when it is ended
  await page.route("**/worker.js", (route) => route.fulfill({ contentType: "text/javascript", body: worker }));
  await page.route("**/ask", async (route) => {
    const reply = new Promise((resolve) => waiting.push(resolve));
    engine.stdin.write(`${route.request().postData()}\n`);
    await route.fulfill({ contentType: "application/json", body: await reply }).catch(() => {}); // the page was closed
  });
  return () => engine.stdin.end();
}

// Begins a game, with the seats and decks that are said.
export async function begin(page, { game, mode, decks = [], seats = [] }) {
  const radio = page.getByRole("radio", { name: game });
  await radio.check();
  await page.getByRole("button", { name: "Begin" }).waitFor();
  if (mode) await page.getByLabel("Mode").selectOption(mode);
  for (const [i, deck] of decks.entries())
    await page.getByLabel(`Deck of player ${i + 1}`).selectOption(deck);
  for (const [i, seat] of seats.entries())
    await page.getByLabel(`Who is player ${i + 1}`).selectOption(seat);
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("region", { name: "Question" }).waitFor();
}

// Waits until the page is laid out anew, as after another size.
export function drawn(page) {
  return page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

// Waits until the page asks, or the game is over. Returns whether it asks.
export async function isAsked(page) {
  const question = page.getByRole("region", { name: "Question" });
  await page.waitForFunction(
    () => document.querySelector('[aria-label="Question"]')?.getAttribute("aria-busy") === "false",
  );
  return (await question.getByText(/^The game (is over|stopped)$/).count()) === 0;
}

// Gives one answer, the button that [pick] chooses of so many. Returns false at the end.
export async function answer(page, pick) {
  if (!(await isAsked(page))) return false;
  const question = page.getByRole("region", { name: "Question" });
  const confirm = question.getByRole("button", { name: /^(Choose|Divide) / });
  if ((await confirm.count()) && (await confirm.isEnabled())) {
    await confirm.click();
    return true;
  }
  const more = question.getByRole("button", { name: /^more to / });
  if (await more.count()) {
    await more.first().click();
    return true;
  }
  const options = question.getByRole("listitem").getByRole("button", { pressed: false }).or(
    question.getByRole("listitem").getByRole("button"),
  );
  await options.nth(pick(await options.count())).click();
  return true;
}

// A page with a game that has come so far.
export async function midGame(browser, url, faults, game, options = {}) {
  const page = await openPage(browser, url, faults, options);
  await begin(page, game);
  const pick = chance(3);
  for (let i = 0; i < game.answers; i++) if (!(await answer(page, pick))) break;
  await isAsked(page);
  return page;
}

// A player who decides by chance, always the same.
export function chance(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % n;
  };
}

// Returns pairs of parts whose boxes overlap in what is seen of them, neither within the other.
export function overlaps(page) {
  return page.evaluate(() => {
    const wanted =
      "button, summary, h1, h2, h3, .chip, .zone-name, .zone-sum, .place-who, .place-says, .ask-text, .player-you, select, label.choice, .backs, .facts > div, .timeline";
    const seen = [];

    for (const one of document.querySelectorAll(wanted)) {
      if (!one.checkVisibility()) continue; // within what is folded
      let { left, top, right, bottom } = one.getBoundingClientRect();
      for (let up = one.parentElement; up; up = up.parentElement) {
        if (getComputedStyle(up).overflow === "visible") continue;
        const box = up.getBoundingClientRect();
        left = Math.max(left, box.left);
        top = Math.max(top, box.top);
        right = Math.min(right, box.right);
        bottom = Math.min(bottom, box.bottom);
      }
      if (right - left > 1 && bottom - top > 1) seen.push({ one, left, top, right, bottom });
    }
    const found = [];
    for (const [i, a] of seen.entries())
      for (const b of seen.slice(i + 1)) {
        if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (wide > 1 && high > 1) found.push(`${a.one.outerHTML.slice(0, 120)} | ${b.one.outerHTML.slice(0, 120)}`);
      }
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.push(`the page is ${over} pixels wider than the window`);
    return found;
  });
}

// Returns texts that are smaller than 12 pixels as they are seen.
export function smallTexts(page) {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement;
      if (!node.nodeValue.trim() || !of || of.closest("script, style, noscript")) continue;
      const svg = of.closest("svg");
      const grows = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
      const size = parseFloat(getComputedStyle(of).fontSize) * (svg && svg.getBoundingClientRect().width ? grows : 1);
      if (size < 11.99) found.push(`${size}: ${node.nodeValue}`);
    }
    return found;
  });
}

// Returns what axe-core finds in the page, or in a part of it, each rule with its first place.
export async function axe(page, part = null) {
  await page.evaluate(axe_source);
  return page.evaluate(async (part) => {
    const { violations } = await axe.run(part ?? document, { resultTypes: ["violations"] });
    return violations.map((v) => `${v.id}: ${v.nodes[0].html.slice(0, 160)} (${v.nodes.length}) ${v.nodes[0].failureSummary}`);
  }, part);
}
