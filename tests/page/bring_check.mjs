// bring_check.mjs PAGE PROGRAM -- lists from outside in a real browser: dropped, accepted, kept between visits, taken
// back; and those that the page refuses.

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

// An archive of stored files, as zip programs write it.
function zipOf(files) {
  const [parts, table] = [[], []];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [title, bytes] = [Buffer.from(name), Buffer.from(text)];
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(bytes.length, 14);
    head.writeUInt32LE(bytes.length, 18);
    head.writeUInt16LE(title.length, 22);
    const entry = Buffer.alloc(46);
    entry.write("PK\u0001\u0002", "latin1");
    head.copy(entry, 6);
    entry.writeUInt32LE(at, 42);
    table.push(entry, title);
    parts.push(Buffer.from("PK\u0003\u0004", "latin1"), head, title, bytes);
    at += 30 + title.length + bytes.length;
  }
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(table.length / 2, 8);
  end.writeUInt16LE(table.length / 2, 10);
  end.writeUInt32LE(Buffer.concat(table).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...table, end]);
}

function crc32(bytes) {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let i = 0; i < 8; i++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

claim("an archive is read where the server stands behind the page", async (browser, url, faults, owner) => {
  const page = await openMake(browser, url, faults, {}, new URL(owner).hash);
  const trial = page.getByRole("region", { name: "What the list would change" });
  const lists = page.getByRole("region", { name: "Lists and decks" });
  await newSet(page, "ZIP");
  const buffer = zipOf({ "sets/mine.csv": list, "more.csv": "code,name\nOGN-998,Other New\n" });

  await lists.getByLabel(/Bring in a list/).setInputFiles({ name: "all.zip", mimeType: "application/zip", buffer });
  await trial.getByRole("row", { name: /Brand New OGN-999 added/ }).waitFor();
  await trial.getByRole("row", { name: /Other New OGN-998 added/ }).waitFor();
  await trial.getByRole("row", { name: /mine.csv 3 might abc a whole number/ }).waitFor();
  await trial.getByRole("button", { name: "Accept" }).click();
  await lists.getByRole("button", { name: /^Undo /, disabled: false }).waitFor(); // it is there
  await finds(page, "Other New", 1);
  await lists.getByRole("button", { name: /^Undo / }).click();
  await lists.getByRole("button", { name: /^Undo / }).waitFor({ state: "detached" });
  await finds(page, "Other New", 0);
  await drop(page, "a.xlsx", "PK\u0003\u0004 packed");
  await lists.getByRole("alert").getByText("a.xlsx").waitFor();
  await page.close();
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
