// bring_check.mjs PAGE PROGRAM -- lists from outside in a real browser: dropped, accepted, kept between visits, taken
// back; and those that the page refuses.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { claim, none, tryClaims, yes } from "./claims.mjs";
import { drop, newSet, openMake, openSet, pressOn } from "./desk.mjs";
import { axe } from "./table.mjs";

const [folder, program, only] = process.argv.slice(2);
// A text for a card, a fact that its set decides, a row that is wrong, a card that is new.
const list = [
  "code,name,energy,might,text,odd",
  "OGN-001,Blazing Scorcher,7,5,Hello there,x",
  "XYZ-001,New Thing,2,abc,,",
  "OGN-999,Brand New,2,2,Words.,",
].join("\n");

// Searches until so many cards are found.
async function finds(page, words, n) {
  const search = page.getByRole("region", { name: "Search" });
  await search.getByRole("searchbox").fill(words);
  await search.getByRole("searchbox").press("Enter");
  await search.getByText(`${n} found`).waitFor();
}

claim("a list dropped, accepted, undone", async (browser, url, faults) => {
  const context = await browser.newContext();
  const page = await openSet(context, url, faults, "LST");
  const trial = page.getByRole("region", { name: "What the list would change" });
  const lists = page.getByRole("region", { name: "Lists and decks" });

  await drop(page, "mine.csv", list);
  await trial.getByRole("row", { name: /Brand New OGN-999 added/ }).waitFor();
  await trial.getByRole("row", { name: /Blazing Scorcher OGN-001 text.en.effective .*Hello there mine.csv, row 2: nobody/ }).waitFor();
  await trial.getByRole("row", { name: /3 might abc a whole number/ }).waitFor();
  await trial.getByRole("row", { name: /2 energy 7 '5', which stays/ }).waitFor();
  none(await axe(page, ".trial"), "axe in the tables");
  none(await axe(page, ".make-left"), "axe at the left");
  await trial.getByRole("button", { name: "Leave it" }).click();
  await trial.waitFor({ state: "detached" });
  await finds(page, "Brand New", 0);

  await lists.getByLabel(/Bring in a list/).setInputFiles({ name: "mine.csv", mimeType: "text/csv", buffer: Buffer.from(list) });
  await pressOn(trial.getByRole("button", { name: "Accept" }));
  await lists.getByRole("button", { name: "Undo mine.csv", disabled: false }).waitFor(); // then it is kept
  await page.getByRole("region", { name: "Question" }).waitFor();
  await finds(page, "Brand New", 1);

  await page.reload();
  await newSet(page, "LST");
  await lists.getByRole("button", { name: "Undo mine.csv" }).waitFor();
  await page.getByRole("region", { name: "Question" }).waitFor();
  await finds(page, "Brand New", 1);
  await lists.getByRole("button", { name: "Undo mine.csv" }).click();
  await lists.getByRole("button", { name: "Undo mine.csv" }).waitFor({ state: "detached" });
  await finds(page, "Brand New", 0);

  await page.reload();
  await newSet(page, "LST");
  yes(!(await lists.getByRole("button", { name: /^Undo/ }).count()), "nothing of it is kept");
  await context.close();
});

claim("a list that is none is refused in one sentence, and the work stays", async (browser, url, faults) => {
  const page = await openSet(browser, url, faults, "ODD");
  const lists = page.getByRole("region", { name: "Lists and decks" });

  await drop(page, "a.xlsx", "PK\u0003\u0004 packed");
  await lists.getByRole("alert").getByText("'a.xlsx' is a spreadsheet or an archive").waitFor();
  await drop(page, "b.csv", "\u0001\u0002");
  await page.getByRole("region", { name: "What the list would change" }).getByText("It would change nothing.").waitFor();
  await page.getByRole("button", { name: "Accept", disabled: true }).waitFor();
  yes(!(await lists.getByRole("alert").count()), "the sentence before is gone");
  yes(await page.getByRole("button", { name: "cards.csv" }).count(), "the set is there");
  await page.close();
});

// What the program writes of one new card for each name, by its end; and an archive of two lists.
function packedFiles(names) {
  const place = mkdtempSync(join(tmpdir(), "packed-"));
  const at = (name) => join(place, name);
  const run = (...words) => execFileSync(words[0], words.slice(1), { stdio: "ignore", cwd: place });
  try {
    writeFileSync(at("new.csv"), "code,name,energy,might\nOGN-997,Packed New,2,2\n");
    run(resolve(program), "import", "--db", at("new.db"), at("new.csv"));
    for (const name of names) run(resolve(program), "export", "--db", at("new.db"), "--cards", "--out", at(name));
    mkdirSync(at("sets"));
    writeFileSync(at("sets/mine.csv"), list);
    writeFileSync(at("more.csv"), "code,name\nOGN-998,Other New\n");
    run("python3", "-m", "zipfile", "-c", "all.zip", "sets", "more.csv");
    return new Map([...names, "all.zip"].map((name) => [name, readFileSync(at(name))]));
  } finally {
    rmSync(place, { recursive: true });
  }
}

// Opens the page as the owner of its server does, with a set.
async function openOwned(browser, url, faults, owner, code) {
  const page = await openMake(browser, url, faults, {}, new URL(owner).hash);
  await newSet(page, code);
  return page;
}

// Accepts what is tried, and takes it back when the card is found.
async function acceptAndUndo(page, name) {
  const undo = page.getByRole("region", { name: "Lists and decks" }).getByRole("button", { name: /^Undo /, disabled: false });
  await page.getByRole("button", { name: "Accept" }).click();
  await undo.waitFor(); // it is there
  await finds(page, name, 1);
  await undo.click();
  await page.getByRole("button", { name: /^Undo / }).waitFor({ state: "detached" });
  await finds(page, name, 0);
}

claim("an archive is read where the server stands behind the page", async (browser, url, faults, owner) => {
  const page = await openOwned(browser, url, faults, owner, "ZIP");
  const trial = page.getByRole("region", { name: "What the list would change" });
  const lists = page.getByRole("region", { name: "Lists and decks" });
  const buffer = packedFiles([]).get("all.zip");

  await lists.getByLabel(/Bring in a list/).setInputFiles({ name: "all.zip", mimeType: "application/zip", buffer });
  await trial.getByRole("row", { name: /Brand New OGN-999 added/ }).waitFor();
  await trial.getByRole("row", { name: /Other New OGN-998 added/ }).waitFor();
  await trial.getByRole("row", { name: /mine.csv 3 might abc a whole number/ }).waitFor();
  await acceptAndUndo(page, "Other New");
  await page.close();
});

claim("a spreadsheet of each form and a zip are dropped, accepted, taken back", async (browser, url, faults, owner) => {
  const page = await openOwned(browser, url, faults, owner, "XLS");
  const row = page.getByRole("region", { name: "What the list would change" }).getByRole("row", { name: /Packed New OGN-997 added/ });

  for (const [name, bytes] of packedFiles(["new.xlsx", "new.ods", "new.csv.gz"])) {
    await drop(page, name, bytes);
    if (name !== "all.zip") await row.waitFor();
    await acceptAndUndo(page, name === "all.zip" ? "Other New" : "Packed New");
  }
  await page.close();
});

claim("of what cannot be read the page says what to do", async (browser, url, faults, owner) => {
  const workbook = packedFiles(["new.xlsx"]).get("new.xlsx");
  const owned = await openOwned(browser, url, faults, owner, "OWD");
  const alone = await openSet(browser, url, faults, "ALN");
  for (const [page, name, bytes, sentence] of [
    [alone, "new.xlsx", workbook, "open the address that it prints, or save it as CSV"],
    [alone, "latin.csv", Buffer.from("code,name\nOGN-997,\xe9\n", "latin1"), "save it as CSV in UTF-8"],
    [owned, "cut.xlsx", workbook.subarray(0, workbook.length / 2), "cut.xlsx: the packed file is damaged or cut off"],
    [owned, "old.xls", Buffer.from("d0cf11e0a1b11ae1", "hex"), "save it as XLSX"],
  ]) {
    const told = page.getByRole("region", { name: "Lists and decks" }).getByRole("alert").getByText(sentence);
    await drop(page, name, bytes);
    await told.waitFor();
    if (process.env.SAY) console.log(await told.textContent());
    yes(await page.getByRole("button", { name: "cards.csv" }).count(), "the set is there");
  }
  await alone.close();
  await owned.close();
});

claim("nothing lies outside the window at 360 and 2560 pixels", async (browser, url, faults) => {
  for (const width of [360, 2560]) {
    const page = await openSet(browser, url, faults, `W${width}`, { viewport: { width, height: 900 } });
    await drop(page, "mine.csv", list);
    const trial = page.getByRole("region", { name: "What the list would change" });
    await trial.getByRole("row", { name: /Brand New/ }).waitFor();
    const box = await trial.boundingBox();
    yes(box.x >= 0 && box.x + box.width <= width, `the table fits at ${width}: ${box.x} and ${box.width} wide`);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/bring-${width}.png` });
    await page.close();
  }
});

await tryClaims(folder, program, only);
