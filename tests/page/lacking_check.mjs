// lacking_check.mjs PAGE PROGRAM [PART] -- what a browser lacks, cards of another release, a script that hangs, in a real
// browser: each is one sentence, and no work is lost.

import { readFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import { claim, none, tryClaims, yes } from "./claims.mjs";
import { newSet, write } from "./desk.mjs";
import { axe, openPage } from "./table.mjs";

const [folder, program, only] = process.argv.slice(2);

// Opens a page in which that part of the browser is not there.
const openLacking = (browser, url, faults, part, hash = "") =>
  openPage(browser, url, faults, {}, (fresh) => fresh.addInitScript(`Object.defineProperty(globalThis, "${part}", { value: undefined })`), hash);

for (const [part, word] of [
  ["WebAssembly", "WebAssembly"],
  ["Worker", "workers"],
  ["DecompressionStream", "DecompressionStream"],
])
  claim(`without ${word} the page says so, where one plays and where one makes cards`, async (browser, url, faults) => {
    for (const hash of ["", "#make"]) {
      const page = await openLacking(browser, url, faults, part, hash);
      await page.getByRole("alert").getByText(`This browser lacks ${word}, without which the games cannot run.`).waitFor();
      yes((await page.getByRole("alert").count()) === 1, "it is one sentence");
      none(await axe(page), "axe");
      await page.close();
    }
  });

claim("without storage the page says so, and the work leaves as a zip", async (browser, url, faults) => {
  const page = await openLacking(browser, url, faults, "indexedDB", "#make");
  await page.getByText("This browser keeps nothing: download your work as a zip.").waitFor();
  await newSet(page, "NST");
  await page.getByRole("button", { name: /^nst-002.*lua$/ }).first().click();
  await write(page, '-- Mine.\ncard "NST-002" {\n  effect { run = function() draw(2) end },\n}\n');
  await page.getByRole("status").getByText("This browser keeps nothing: download your work.").waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download the zip" }).click()]);
  yes(readFileSync(await download.path()).length > 500, "the zip has the work");
  await page.close();
});

claim("storage that a newer page has written is told, and left as it is", async (browser, url, faults) => {
  const context = await browser.newContext();
  const first = await openPage(context, url, faults);
  await first.evaluate(() => new Promise((done) => {
    const asked = indexedDB.open("cardwright", 99);
    asked.onupgradeneeded = () => asked.result.createObjectStore("folders");
    asked.onsuccess = () => (asked.result.close(), done());
  }));
  await first.close();
  const page = await openPage(context, url, faults, {}, null, "#make");
  await page.getByText("What this browser keeps is of a newer page").waitFor();
  await newSet(page, "NEW");
  const version = await page.evaluate(async () => (await indexedDB.databases()).find(({ name }) => name === "cardwright").version);
  yes(version === 99, `its version is ${version}`);
  await context.close();
});

claim("cards of a newer release are refused in one sentence", async (browser, url, faults) => {
  const newer = gunzipSync(readFileSync(`${folder}/cards.db.gz`));
  newer.writeUInt32BE(newer.readUInt32BE(60) + 1, 60); // user_version of SQLite's head
  const body = gzipSync(newer);
  for (const hash of ["", "#make"]) {
    const page = await openPage(browser, url, faults, {}, (fresh) =>
      fresh.route("**/cards.db.gz", (route) => route.fulfill({ contentType: "application/gzip", body })), hash);
    await page.getByRole("alert").getByText(/newer than this program/).waitFor();
    yes((await page.getByRole("alert").count()) === 1, "it is one sentence");
    await page.close();
  }
});

claim("cards that were cut off on their way are refused in one sentence", async (browser, url, faults) => {
  const body = readFileSync(`${folder}/cards.db.gz`).subarray(0, 100000);
  const page = await openPage(browser, url, faults, {}, (fresh) =>
    fresh.route("**/cards.db.gz", (route) => route.fulfill({ contentType: "application/gzip", body })));
  await page.getByRole("alert").waitFor();
  yes((await page.getByRole("alert").count()) === 1, "it is one sentence");
  await page.close();
});

claim("a script that hangs is ended with one sentence, and game and work stay", async (browser, url, faults) => {
  const page = await openPage(browser, url, faults, {}, null, "#make");
  await newSet(page, "HNG");
  await page.getByRole("button", { name: /^hng-002.*lua$/ }).first().click();
  const board = () => page.getByRole("region", { name: "Table" }).innerText();
  const before = await board();
  const endless = '-- Mine.\nwhile true do end\ncard "HNG-002" {\n  effect { run = function() draw(1) end },\n}\n';
  await write(page, endless);
  const told = page.getByRole("alert");
  await told.waitFor();
  yes(/hng-002.*lua:2.*too long/i.test(await told.textContent()), `it says ${await told.textContent()}`);
  yes((await board()) === before, "the game stays");
  await write(page, '-- Mine.\ncard "HNG-002" {\n  effect { run = function() while true do end end },\n}\n');
  await told.getByText(/hng-002.*lua:3.*too long/i).waitFor();
  yes((await board()) === before, "the game stays");
  yes((await page.getByRole("textbox", { name: /^Text of / }).textContent()).includes("while true"), "the work stays");
  await write(page, '-- Mine.\ncard "HNG-002" {\n  effect { run = function() draw(1) end },\n}\n');
  await page.getByRole("status").getByText("The game goes on").waitFor();
  await page.close();
});

await tryClaims(folder, program, only);
