// make_check.mjs PAGE PROGRAM -- cards made in a real browser: a card edited and the open game changed, a fault at its
// place, a keyword made by forms, the work kept between visits, zips in and out, and a folder on disk.

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { claim, none, tryClaims, yes } from "./claims.mjs";
import { newSet, openMake, playUntil, untilKept, untilTested, write } from "./desk.mjs";
import { roomServer } from "./room_server.mjs";
import { drawn, overlaps, smallTexts } from "./table.mjs";

const [folder, program, only] = process.argv.slice(2);
// Plays the second card of the new set, until its player may act again.
async function playSecond(page, code) {
  const question = page.getByRole("region", { name: "Question" });
  await question.getByRole("button", { name: new RegExp(`Play Second of ${code}`) }).click();
  await playUntil(page, page.getByText(`draws First of ${code}`));
}

const second = (run) => `-- A card for you.\ncard "MYS-002" {\n  effect { run = function() ${run} end },\n}\n`;

claim("a card is edited, and the open game goes on with it", async (browser, url, faults) => {
  const page = await openMake(browser, url, faults);
  await newSet(page, "MYS");
  await page.getByRole("region", { name: "Cards" }).getByRole("button", { name: /Second of MYS/ }).click();
  await playSecond(page, "MYS");
  await write(page, second("drow(1)"));
  await page.getByRole("alert").getByText("unknown word 'drow'").waitFor();
  await page.getByRole("region", { name: "Findings" }).getByText("unknown word 'drow'").waitFor();
  await page.locator(".cm-lintRange-error").first().waitFor(); // the fault is marked at its place
  await write(page, second("discard(1)"));
  await page.getByRole("status").getByText("The game goes on").waitFor();
  await page.getByText("What the change did").waitFor();
  const before = await page.getByLabel("Story before").textContent();
  yes(before.includes("draws"), `the story before: ${before}`);
  await page.getByRole("region", { name: "Scenarios" }).getByText("failed").waitFor();
  await page.close();
});

claim("what no scenario reaches is marked in the script and named in the lists", async (browser, url, faults) => {
  const page = await openMake(browser, url, faults);
  await newSet(page, "COV");
  const cards = page.getByRole("region", { name: "Cards" });
  const found = page.getByRole("region", { name: "Findings" });
  const marks = page.locator(".cm-lint-marker-hint");
  await untilTested(page);
  await cards.getByRole("button", { name: /Second of COV/ }).click();
  yes((await marks.count()) === 0, "what a scenario reaches has no mark");
  const never = "if 1 > 2 then\n      draw(3)\n      draw(4)\n    end\n    draw(1)";
  await write(page, `-- One.\ncard "COV-002" {\n  effect { run = function()\n    ${never}\n  end },\n}\n`);
  await found.getByText("no scenario runs lines 5 to 6 of COV-002").waitFor();
  await cards.getByRole("button", { name: /Second of COV.*1 place no scenario reaches/ }).waitFor();
  await page.locator(".is-uncovered").filter({ hasText: "draw(4)" }).first().waitFor();
  await marks.first().hover();
  await page.getByText("no scenario runs lines 5 to 6 of COV-002 [CW407]").waitFor();
  await page.getByRole("region", { name: "Files" }).getByRole("button", { name: "cards.csv" }).click();
  await found.getByRole("button", { name: "cov-002.lua:5" }).click();
  await page.waitForFunction(() => document.querySelector(".editor")?.shadowRoot.querySelector(".cm-content:focus"));
  await write(page, '-- One.\ncard "COV-002" {\n  effect { run = function() draw(1) end },\n}\n');
  await page.waitForFunction(() => !document.querySelector(".make-found").textContent.includes("no scenario"));
  await marks.first().waitFor({ state: "detached" }); // the mark is gone with the lines
  await page.close();
});

claim("a keyword is made by forms, and the bot plays against it", async (browser, url, faults) => {
  const page = await openMake(browser, url, faults);
  await newSet(page, "KEY");
  await page.getByRole("button", { name: "New keyword" }).click();
  await page.getByLabel("Name of the keyword").fill("Glimpse");
  await page.getByLabel("What it says").fill("A card when it comes.");
  await page.getByLabel("Then").fill("draw(1)");
  await page.getByLabel("Give it to").selectOption({ label: "First of KEY" });
  await page.getByRole("button", { name: "Write the keyword" }).click();
  await page.getByRole("button", { name: "keywords/glimpse.lua", exact: true }).waitFor();
  await page.getByRole("status").getByText("The game goes on").waitFor();
  yes(!(await page.getByRole("alert").count()), "no fault");
  await page.getByRole("region", { name: "Files" }).getByRole("button", { name: "cards.csv" }).click();
  yes((await page.getByLabel("keywords of KEY-001").inputValue()).includes("Glimpse"), "the card has it");
  await page.close();
});

claim("what was just played is kept as a scenario, and is green", async (browser, url, faults) => {
  const page = await openMake(browser, url, faults);
  await newSet(page, "KPT");
  await playSecond(page, "KPT");
  await page.getByRole("button", { name: "Keep as scenario" }).click();
  await page.getByLabel("Name of the scenario").fill("A card is drawn again");
  await page.getByRole("button", { name: "Show what was played" }).click();
  await page.getByRole("checkbox").first().waitFor();
  yes(await page.getByRole("checkbox").first().isChecked(), "its claims are ticked");
  await page.getByRole("button", { name: "Write the scenario" }).click();
  await page.getByRole("region", { name: "Scenarios" }).getByRole("button", { name: /✓ A card is drawn again/ }).waitFor();
  await page.close();
});

claim("facts are pasted from a spreadsheet", async (browser, url, faults) => {
  const page = await openMake(browser, url, faults);
  await newSet(page, "GRD");
  await page.getByRole("region", { name: "Files" }).getByRole("button", { name: "cards.csv" }).click();
  const cell = page.getByLabel("code of a new card");
  await cell.waitFor();
  await cell.evaluate((input) => {
    const data = new DataTransfer();
    data.setData("text/plain", "GRD-003\tThird of GRD\nGRD-004\tFourth of GRD\n");
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  yes((await page.getByLabel("name of GRD-004").inputValue()) === "Fourth of GRD", "two rows are there");
  await page.close();
});

claim("work is kept, leaves as a zip, and a zip that leads out is refused", async (browser, url, faults) => {
  const context = await browser.newContext();
  const page = await openMake(context, url, faults);
  await newSet(page, "ZIP");
  await page.getByRole("button", { name: /^zip-002.*lua$/ }).first().click();
  await write(page, '-- Mine.\ncard "ZIP-002" {\n  effect { run = function() draw(2) end },\n}\n');
  await page.getByRole("status").getByText("The game goes on").waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Download the zip" }).click()]);
  const zip = readFileSync(await download.path());
  await untilKept(page, "draw(2)");
  await page.reload();
  await page.getByRole("button", { name: /^zip \(/ }).click();
  await page.getByRole("region", { name: "Question" }).waitFor();
  await page.getByRole("button", { name: /^zip-002.*lua$/ }).first().click();
  yes((await page.getByRole("textbox", { name: /^Text of / }).textContent()).includes("draw(2)"), "the work is there again");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByLabel("Code of the new set").waitFor();
  const input = page.getByLabel("Or go on with a set folder in a zip");
  const evil = Buffer.from(zip.toString("latin1").replaceAll("zip/set.json", "../../a.json"), "latin1");
  await input.setInputFiles({ name: "evil.zip", mimeType: "application/zip", buffer: evil });
  await page.getByRole("alert").getByText("the zip is refused").waitFor();
  await input.setInputFiles({ name: "odd.zip", mimeType: "application/zip", buffer: Buffer.from("no zip") });
  await page.getByRole("alert").getByText("the file is no zip").waitFor();
  await input.setInputFiles({ name: "again.zip", mimeType: "application/zip", buffer: zip });
  await page.getByRole("region", { name: "Question" }).waitFor();
  await context.close();
});

claim("a folder on disk is opened, saved and watched, and a clash loses nothing", async (browser, _, faults) => {
  const place = mkdtempSync(join(tmpdir(), "folder-"));
  const set = join(place, "dsk");
  execFileSync(program, ["new", set, "--set", "DSK"], { stdio: "ignore" });
  const server = await roomServer(folder, program, [set]);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(120000);
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(server.owner);
  await page.getByRole("link", { name: "Make cards" }).click();
  await page.getByRole("button", { name: "Open dsk" }).click();
  await page.getByRole("region", { name: "Question" }).waitFor();
  const name = /dsk-002.*lua/.exec(await page.getByRole("region", { name: "Files" }).innerText())[0];
  const onDisk = () => readFileSync(join(set, name), "utf8");
  const until = async (what, holds) => {
    for (let i = 0; i < 600 && !(await holds()); i++) await page.waitForTimeout(200);
    yes(await holds(), what);
  };
  const text = () => page.getByRole("textbox", { name: /^Text of / }).textContent();
  const mine = (n) => `-- Mine.\ncard "DSK-002" {\n  effect { run = function() draw(${n}) end },\n}\n`;
  await page.getByRole("region", { name: "Files" }).getByRole("button", { name, exact: true }).click();
  await write(page, mine(2));
  await until("what is typed is saved", () => onDisk() === mine(2));
  writeFileSync(join(set, name), mine(3));
  await until("what another editor writes comes", async () => (await text()).includes("draw(3)"));
  await page.route("**/folder?since=*", (route) => route.abort());
  writeFileSync(join(set, "notes.txt"), "another file");
  await page.getByText("The server cannot be reached").waitFor();
  writeFileSync(join(set, name), mine(4));
  await write(page, mine(5));
  await page.getByRole("alert").getByText("was changed on disk, and here").waitFor();
  yes(onDisk() === mine(4), "nothing is written over");
  for (const width of [360, 2560, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await drawn(page);
    none(await overlaps(page), `overlaps at ${width}`);
    none(await smallTexts(page), `texts under 12 pixels at ${width}`);
  }
  await page.getByRole("button", { name: "Save mine over it" }).click();
  await until("what is here is saved where one says so", () => onDisk() === mine(5));
  await page.close();
  await server.end();
  rmSync(place, { recursive: true });
});

await tryClaims(folder, program, only);
