// moment_check.mjs PAGE PROGRAM [PART] -- a moment of a game as a link and as a file: it opens to the same
// moment, and what is broken, foreign or hangs is one sentence, after which the page is as before.

import { readFileSync } from "node:fs";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { claim, none, tryClaims, yes } from "./claims.mjs";
import { answer, axe, chance, isAsked, midGame, openPage, overlaps } from "./table.mjs";

const [folder, program, only] = process.argv.slice(2);
const riftbound = { game: "Riftbound", decks: ["proving-grounds-annie", "proving-grounds-garen"], answers: 12 };
const gwent = { game: "Gwent", decks: ["monsters-swarm", "scoiatael-ambush"], answers: 5 };

const packed = (record) => {
  const text = typeof record === "string" ? record : JSON.stringify(record);
  return `#moment=${deflateRawSync(text).toString("base64url")}`;
};
const unpacked = (link) => JSON.parse(inflateRawSync(Buffer.from(link.split("#moment=")[1], "base64url")).toString());

// What is asked, with the answers. Where they lead comes later.
function asked(page) {
  return page.getByRole("region", { name: "Question" }).evaluate((region) => {
    const copy = region.cloneNode(true);
    for (const lead of copy.querySelectorAll(".option-lead")) lead.remove();
    return copy.textContent;
  });
}

// What one sees of a moment.
async function seen(page) {
  await isAsked(page);
  const board = await page.getByRole("main", { name: "Table" }).innerText();
  const question = await asked(page);
  const story = await page.getByRole("region", { name: "Story" }).innerText();
  return { board, question, story, last: await page.getByRole("slider").getAttribute("max") };
}

// Makes a link of what is shown, and returns the address.
async function linkOf(page) {
  await page.getByRole("button", { name: "Link" }).click();
  await page.getByText(/this moment( is copied)?$/).waitFor();
  return new URL(page.url()).hash;
}

async function refuses(browser, url, faults, link, sentence, prepare) {
  const page = await openPage(browser, url, faults, {}, prepare, link);
  await page.getByRole("alert").getByText(sentence).waitFor();
  await page.getByRole("button", { name: "Begin" }).waitFor();
  await page.close();
}

for (const game of [riftbound, gwent])
  claim(`a link of ${game.game} leads to the same moment, story and past`, async (browser, url, faults) => {
    const page = await midGame(browser, url, faults, game);
    await page.getByRole("button", { name: "Take back" }).click();
    await isAsked(page);
    const link = await linkOf(page);
    const here = await seen(page);
    const other = await openPage(browser, url, faults, {}, null, link);
    const there = await seen(other);
    for (const part of Object.keys(here)) yes(here[part] === there[part], `${part}: ${here[part]} | ${there[part]}`);
    const pick = chance(1);
    await answer(other, pick);
    yes(await isAsked(other), "the game goes on");
    await page.close();
    await other.close();
  });

claim("a link of an earlier moment leads there", async (browser, url, faults) => {
  const page = await midGame(browser, url, faults, riftbound);
  await page.getByRole("slider").fill("4");
  const link = await linkOf(page);
  const board = await page.getByRole("main", { name: "Table" }).innerText();
  const other = await openPage(browser, url, faults, {}, null, link);
  const there = await seen(other);
  yes(there.last === "4", `it is the moment ${there.last}`);
  yes(there.board.length > 100 && there.board === board, `the board: ${board} | ${there.board}`);
  yes(unpacked(link).steps.length === 4, "the link tells nothing of later");
  none(await axe(other), "axe");
  none(await overlaps(other), "overlaps");
  await page.close();
  await other.close();
});

claim("what is broken or of another version is one sentence, and the page begins", async (browser, url, faults) => {
  const page = await midGame(browser, url, faults, { ...gwent, answers: 3 });
  const good = unpacked(await linkOf(page));
  await page.close();
  const rows = [
    ["#moment=", /link is broken/],
    [packed("[1, 2"), /no moment of a game/],
    ["#moment=!!!!", /link is broken/],
    [packed("null"), /no moment of a game/],
    [packed(good).slice(0, -20), /link is broken/],
    [packed({ ...good, moment: 2 }), /another version of the page/],
    [packed({ ...good, check: "other" }), /another game came about.*another version/],
    [packed({ ...good, check: "other", version: "99" }), /another version \(99, this is/],
    [packed({ ...good, more: 1 }), /"more" cannot be read/],
    [packed({ ...good, seed: -1 }), /"seed" cannot be read/],
    [packed({ ...good, seats: ["greedy", "greedy"] }), /"seats" cannot be read/],
    [packed({ ...good, steps: [{ split: [1], concede: 0 }] }), /"steps" cannot be read/],
    [packed({ ...good, steps: [...good.steps, 99] }), /cannot be shown: .*no such option/],
    [packed({ ...good, decks: ["no such deck", "monsters-swarm"] }), /cannot be shown: .*no such deck/],
    [packed({ ...good, settings: { nonsense: true } }), /cannot be shown: .*nonsense/],
    [packed({ ...good, game: "no such game" }), /no such game/],
    [packed({ ...good, decks: ["<b>x</b>".padEnd(2 << 20), "y"] }), /moment is too long/],
  ];
  // In one page, which is quicker: no row has the sentence of the row before.
  const start = await openPage(browser, url, faults);
  await start.getByRole("button", { name: "Begin" }).waitFor();
  for (const [link, sentence] of rows) {
    const told = start.getByRole("alert").getByText(sentence);
    yes(!(await told.count()), `it says ${sentence} before`);
    await start.evaluate((hash) => void (location.hash = hash), link);
    await told.waitFor();
    await start.getByRole("button", { name: "Begin" }).waitFor();
  }
  await start.close();
});

claim("a broken link leaves the game that is played", async (browser, url, faults) => {
  const page = await midGame(browser, url, faults, { ...gwent, answers: 3 });
  const here = await page.getByRole("main", { name: "Table" }).innerText();
  await page.evaluate(() => void (location.hash = "#moment=broken"));
  await page.getByRole("alert").getByText(/link is broken/).waitFor();
  yes((await page.getByRole("main", { name: "Table" }).innerText()) === here, "the board stands");
  await answer(page, chance(1));
  yes(await isAsked(page), "the game goes on");
  await page.close();
});

claim("a record that hangs is ended with the worker, and says so", async (browser, url, faults) => {
  const page = await midGame(browser, url, faults, { ...gwent, answers: 3 });
  const link = await linkOf(page);
  await page.close();
  const hang = `{ const heard = self.onmessage;
    self.onmessage = (event) => { if (!event.data.request?.includes('"answer"')) return heard(event); for (;;); }; }`;
  const body = readFileSync(`${folder}/worker.js`, "utf8") + hang;
  await refuses(browser, url, faults, link, /could not be reached: no answer came within/, (fresh) =>
    fresh.route("**/worker.js", (route) => route.fulfill({ contentType: "text/javascript", body })));
});

claim("what is too long for an address is kept as a file, and opens from it", async (browser, url, faults) => {
  const page = await midGame(browser, url, faults, { ...gwent, answers: 4 });
  await page.evaluate(() => void (globalThis.btoa = () => "A".repeat(5000)));
  const upload = { name: "moment.json", mimeType: "application/json" };
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Link" }).click();
  const buffer = readFileSync(await (await saved).path());
  const here = await seen(page);
  await page.close();
  const other = await openPage(browser, url, faults);
  await other.getByLabel(/kept as a file/).setInputFiles({ ...upload, buffer });
  await other.getByRole("region", { name: "Question" }).waitFor();
  const there = await seen(other);
  yes(here.board === there.board && here.story === there.story, "it is the same moment");
  await other.getByRole("button", { name: "New game" }).click();
  await other.getByLabel(/kept as a file/).setInputFiles({ ...upload, buffer: Buffer.from("{}") });
  await other.getByRole("alert").getByText("no moment of a game").waitFor();
  await other.close();
});

await tryClaims(folder, program, only);
