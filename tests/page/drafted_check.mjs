// drafted_check.mjs PAGE PROGRAM -- a list with texts becomes a set in a real browser: each card says whether it is
// whole, what is not is written and what is gets played; and no work is lost by it.

import { claim, none, tryClaims, yes } from "./claims.mjs";
import { drop, openSet, playUntil, write } from "./desk.mjs";
import { axe, drawn, overlaps, smallTexts } from "./table.mjs";

const [folder, program, only] = process.argv.slice(2);
const list = [
  "code,name,type,domains,energy,might,text",
  'LMP-001,Lamp Lighter,Unit,Fury,2,2,"When you play me, draw 1."',
  'LMP-002,Long Errand,Unit,Fury,2,2,"When I conquer, draw 1.\nWhen I conquer, polish a friendly unit."',
  "LMP-003,Odd Singer,Unit,Fury,2,2,Sing of what was.",
].join("\n");
const errand = 'card "LMP-002" {\n  when { conquers = me, run = function() draw(2) end },\n}\n';

async function makeSet(page, text = list) {
  await drop(page, "lamps.csv", text);
  await page.getByRole("button", { name: "Make a set of it" }).click();
}

const cardOf = (page, name) => page.getByRole("region", { name: "Cards" }).getByRole("listitem").filter({ hasText: name });

claim("a list becomes the set, a card of it is played, and a todo is filled in", async (browser, url, faults) => {
  const context = await browser.newContext();
  const page = await openSet(context, url, faults, "LST");
  await makeSet(page);
  await page.getByRole("heading", { name: "lmp", level: 1 }).waitFor();
  await cardOf(page, "Lamp Lighter").getByText("whole", { exact: true }).waitFor();
  await cardOf(page, "Long Errand").getByText("part: todo “When I conquer, polish a friendly unit.”").waitFor();
  await cardOf(page, "Odd Singer").getByText("none: todo “Sing of what was.”").waitFor();
  await page.getByRole("region", { name: "Findings" }).getByText("polish a friendly unit").first().waitFor();

  const question = page.getByRole("region", { name: "Question" });
  await question.getByRole("button", { name: /Play Lamp Lighter/ }).first().click();
  await playUntil(page, page.getByRole("region", { name: "Story" }).getByText(/draws /));
  none(await axe(page, ".make-left"), "axe at the left");
  for (const width of [360, 1280, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await drawn(page);
    none(await overlaps(page), `overlaps at ${width}`);
    none(await smallTexts(page), `texts under 12 pixels at ${width}`);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/drafted-${width}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 800 });

  await cardOf(page, "Long Errand").getByRole("button").click();
  await write(page, errand);
  await cardOf(page, "Long Errand").getByText("whole", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  const kept = page.getByRole("region", { name: "Kept here" });
  await kept.getByRole("button", { name: "lst (riftbound)", exact: true }).waitFor();
  await kept.getByRole("button", { name: "lmp (riftbound)", exact: true }).click();
  await cardOf(page, "Long Errand").getByText("whole", { exact: true }).waitFor();
  await context.close();
});

claim("a set takes the place of another one only where somebody says so", async (browser, url, faults) => {
  const context = await browser.newContext();
  const page = await openSet(context, url, faults, "LMP");
  const answers = [false, true];
  const asked = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void (answers.shift() ? dialog.accept() : dialog.dismiss());
  });
  await makeSet(page);
  await page.waitForFunction(() => !document.querySelector(".trial button[disabled]"));
  yes(asked.length === 1 && asked[0].includes("'lmp' is there already"), asked.join());
  yes(await cardOf(page, "First of LMP").count(), "the work stays");
  await page.getByRole("button", { name: "Make a set of it" }).click();
  await cardOf(page, "Odd Singer").waitFor();
  yes(!(await cardOf(page, "First of LMP").count()), "the new set stands in its place");
  await page.getByRole("region", { name: "Question" }).waitFor(); // the set is kept before its game begins
  await page.reload();
  await page.getByRole("button", { name: "lmp (riftbound)", exact: true }).click();
  await cardOf(page, "Odd Singer").waitFor();
  await context.close();
});

// The most that a desk has room for is 2,048 cards.
claim("while a set is made that is shown, and more cards than a desk has room for are refused by the limit", async (browser, url, faults) => {
  const page = await openSet(browser, url, faults, "BIG");
  const rows = Array.from({ length: 2049 }, (_, i) => `LMP-${i + 1},Lamp ${i + 1},Unit,Fury,2,2,Draw 1.`);
  await page.evaluate(() => {
    window.shown = 0;
    new MutationObserver(() => (window.shown += document.querySelectorAll(".trial progress").length)).observe(document, { subtree: true, childList: true });
  });
  await makeSet(page, [list.split("\n")[0], ...rows].join("\n"));
  const told = page.getByRole("region", { name: "Lists and decks" }).getByRole("alert");
  await told.getByText("2049 cards, whose scripts and scenarios are more than 4096 files on the desk").waitFor();
  yes((await page.evaluate(() => window.shown)) > 0, "a bar was shown");
  yes((await page.locator(".trial progress").count()) === 0, "and is gone");
  yes(await cardOf(page, "First of BIG").count(), "the set is there");
  await page.close();
});

claim("a list that makes no set is refused in one sentence, and the work stays", async (browser, url, faults) => {
  const page = await openSet(browser, url, faults, "ODD");
  const lists = page.getByRole("region", { name: "Lists and decks" });
  await makeSet(page, "code,name,type\nLMP-001,Lamp Lighter,Unit\n");
  await lists.getByRole("alert").getByText("lamps.csv: no card of it has a text").waitFor();
  await makeSet(page, `${list}\nLMP-004,Wrong,Unti,Fury,2,2,Draw 1.\n`);
  await lists.getByRole("alert").getByText("lamps.csv row 6, column type: found 'Unti', expected 'Unit'").waitFor();
  await makeSet(page, list.replace("Sing of", "Sing of ".repeat(13000)));
  await lists.getByRole("alert").getByText("lamps.csv row 5, column text: expected a text of at most 16 KiB").waitFor();
  yes(await cardOf(page, "First of ODD").count(), "the set is there");
  await page.close();
});

await tryClaims(folder, program, only);
