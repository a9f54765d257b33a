// table_check.mjs PAGE PROGRAM [PART] -- the page in a real browser: games are played to their end by accessible
// names, nothing overlaps, the keyboard is enough, axe-core finds nothing, markup stays text. With PART
// only claims that have it in their name; PICTURES=FOLDER keeps a picture of each size.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openBrowser, serveCopy } from "./browser.mjs";
import { answer, axe, begin, chance, isAsked, openPage, overlaps, playFolder, smallTexts } from "./table.mjs";

const [folder, program, only] = process.argv.slice(2);
const games = [
  { game: "Riftbound", decks: ["proving-grounds-annie", "proving-grounds-garen"], answers: 25 },
  { game: "Gwent", decks: ["monsters-swarm", "scoiatael-ambush"], answers: 5 },
  { game: "Zanaga", mode: "two", answers: 20 },
];
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
  { width: 2560, height: 1300 },
];
const claims = [];
const claim = (name, run) => claims.push({ name, run });

function none(found, what) {
  if (found.length) throw new Error(`${what}: ${found.slice(0, 5).join("\n    ")}${found.length > 5 ? ` and ${found.length - 5} more` : ""}`);
}

function yes(truth, what) {
  if (!truth) throw new Error(`not so: ${what}`);
}

// A page with a game that has come so far.
async function midGame(browser, url, faults, game, options = {}) {
  const page = await openPage(browser, url, faults, options);
  await begin(page, game);
  const pick = chance(3);
  for (let i = 0; i < game.answers; i++) if (!(await answer(page, pick))) break;
  await isAsked(page);
  return page;
}

for (const game of games)
  claim(`${game.game} is played to its end by accessible names`, async (browser, url, faults) => {
    const page = await openPage(browser, url, faults);
    await begin(page, game);
    const pick = chance(5);
    let answers = 0;
    while (answers < 1500 && (await answer(page, pick))) answers++;
    yes(answers > 3, `${answers} answers were given`);
    yes(await page.getByText("The game is over").count(), "the game is over");
    none(await overlaps(page), "overlaps at the end");
    await page.close();
  });

for (const game of games)
  for (const viewport of sizes)
    claim(`${game.game} at ${viewport.width} pixels overlaps nowhere`, async (browser, url, faults) => {
      const page = await midGame(browser, url, faults, game, { viewport });
      none(await overlaps(page), "overlaps");
      none(await smallTexts(page), "texts under 12 pixels");
      if (process.env.PICTURES)
        await page.screenshot({ path: join(process.env.PICTURES, `${game.game}-${viewport.width}.png`.toLowerCase()) });
      await page.close();
    });

claim("the keyboard alone begins a game and plays it to its end", async (browser, url, faults) => {
  const page = await openPage(browser, url, faults);
  const focused = () => page.evaluate(() => {
    const on = document.activeElement;
    const style = on && getComputedStyle(on);
    return { name: on?.getAttribute("aria-label") ?? on?.textContent ?? "", seen: style?.outlineStyle !== "none" };
  });
  const reach = async (name) => {
    for (let i = 0; i < 60; i++) {
      const on = await focused();
      if (name.test(on.name)) return yes(on.seen, `the focus is seen on ${on.name}`);
      await page.keyboard.press("Tab");
    }
    throw new Error(`no Tab leads to ${name}`);
  };
  await page.getByRole("radio", { name: "Gwent" }).waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowLeft");
  for (let i = 0; i < 3 && !(await page.getByRole("radio", { name: "Gwent" }).isChecked()); i++)
    await page.keyboard.press("ArrowLeft");
  await page.getByLabel("Deck of player 1").waitFor();
  await page.waitForFunction(() => document.querySelectorAll("select option").length > 10);
  await reach(/^Begin$/);
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Question" }).waitFor();
  let steps = 0;
  while (steps++ < 300 && (await isAsked(page))) {
    if (await page.getByRole("button", { name: /^Choose / }).count()) {
      const confirm = page.getByRole("button", { name: /^Choose / });
      if (!(await confirm.isEnabled())) await page.keyboard.press("1");
      await reach(/^Choose /);
      await page.keyboard.press("Enter");
    } else await page.keyboard.press("1");
    await page.waitForTimeout(20);
  }
  yes(await page.getByText("The game is over").count(), "the game is over");
  await page.close();
});

claim("arrows go from card to card", async (browser, url, faults) => {
  const page = await midGame(browser, url, faults, { ...games[1], answers: 3 });
  const cards = page.getByRole("region", { name: /: Hand$/ }).getByRole("button");
  yes((await cards.count()) > 1, "there are cards");
  await page.keyboard.press("Escape");
  const object = () => page.evaluate(() => document.activeElement?.dataset.object);
  await cards.first().focus();
  const first = await object();
  await page.keyboard.press("ArrowRight");
  yes((await object()) && (await object()) !== first, "the focus is on another card");
  await page.close();
});

for (const colorScheme of ["light", "dark"])
  claim(`axe-core finds nothing when it is ${colorScheme}`, async (browser, url, faults) => {
    const page = await openPage(browser, url, faults, { colorScheme });
    await page.getByRole("button", { name: "Begin" }).waitFor();
    none(await axe(page), "the start");
    await page.close();
    for (const game of games) {
      const table = await midGame(browser, url, faults, game, { colorScheme });
      none(await axe(table), game.game);
      await table.close();
    }
  });

claim("axe-core finds nothing in what opens", async (browser, url, faults) => {
  const page = await midGame(browser, url, faults, games[0]);
  const side = page.getByRole("region", { name: "Garen's side" });
  await side.getByRole("button", { name: /Garen, Might/ }).click();
  await page.getByRole("dialog", { name: /Garen/ }).waitFor();
  none(await axe(page), "why not");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Why is it so?" }).click();
  await page.getByRole("article").getByText(/printed/).first().waitFor();
  none(await axe(page), "why");
  await page.getByRole("slider").fill("1");
  none(await axe(page), "the past");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Back to now" }).click();
  await side.getByRole("button", { name: /Garen, Might/ }).click({ button: "right" });
  await page.getByRole("dialog", { name: "Details" }).waitFor();
  none(await axe(page), "details over the board");
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Story" }).click();
  none(await axe(page), "the story");
  await page.close();
});

claim("what cannot be done says why at the mouse, with its rule", async (browser, url, faults) => {
  const page = await midGame(browser, url, faults, games[0]);
  const hand = page.getByRole("region", { name: "Annie: Hand" });
  await hand.getByRole("button", { name: /^[^:]*$/ }).first().click(); // with nothing to do
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/you cannot/).first().waitFor();
  yes(await dialog.getByText(/^\d{3}\.?/).count(), "a rule has its number");
  await page.keyboard.press("Escape");
  yes((await dialog.count()) === 0, "Escape closes it");
  await page.close();
});

claim("lines of the story and the slider lead to moments, and the game goes back", async (browser, url, faults) => {
  const page = await midGame(browser, url, faults, games[0]);
  const slider = page.getByRole("slider");
  const last = Number(await slider.getAttribute("max"));
  yes(last >= 10, `there are ${last} moments`);
  const story = page.getByRole("region", { name: "Story" });
  const lines = await story.getByRole("button").count();
  await story.getByRole("button").nth(2).click();
  await page.getByText("An earlier moment.").waitFor();
  yes(Number(await slider.inputValue()) < last, "the slider stands earlier");
  yes((await page.getByRole("region", { name: "Question" }).getByRole("listitem").count()) === 0, "the past is not answered");
  await page.getByRole("button", { name: "Back to now" }).click();
  yes(Number(await slider.inputValue()) === last, "it is now again");
  await page.getByRole("button", { name: "Take back" }).click();
  await isAsked(page);
  yes(Number(await slider.getAttribute("max")) === last - 1, "there is a moment less");
  await slider.fill("4");
  await page.getByRole("button", { name: "Go on from here" }).click();
  await isAsked(page);
  yes(Number(await slider.getAttribute("max")) === 4, "the game went back to the moment");
  yes((await story.getByRole("button").count()) < lines, "the story is shorter");
  await answer(page, chance(1));
  await isAsked(page);
  yes(Number(await slider.getAttribute("max")) === 5, "the game goes on from there");
  await page.close();
});

claim("a curtain falls between two people, and neither sees what the other knows", async (browser, url, faults) => {
  const page = await openPage(browser, url, faults);
  await page.getByRole("radio", { name: "Gwent" }).check();
  await page.getByLabel("Deck of player 1").selectOption("monsters-swarm");
  await page.getByLabel("Deck of player 2").selectOption("skellige-raiders");
  await page.getByLabel("Who is player 2").selectOption("client");
  await page.getByRole("button", { name: "Begin" }).click();
  const mine = page.getByRole("button", { name: /^I am / });
  const hand = page.getByRole("region", { name: /: Hand$/ }).getByRole("button");
  const names = async () => (await hand.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label").split(/[,:] /)[0])));
  await mine.waitFor();
  yes((await page.getByRole("main", { name: "Table" }).count()) === 0, "no card is seen");
  const name = await mine.textContent();
  await mine.click();
  await hand.first().waitFor();
  const held = await names();
  yes(held.length > 5, `${held.length} cards are held`);
  await page.getByRole("button", { name: "Choose none" }).click();
  await mine.waitFor();
  yes((await mine.textContent()) !== name, "the other one is asked");
  yes(!(await page.locator("body").innerText()).includes("Story"), "no story is seen");
  await mine.click();
  await hand.first().waitFor();
  const own = await names();
  const seen = await page.locator("body").innerText();
  none(held.filter((card) => !own.includes(card) && seen.includes(card)), "the other one reads");
  yes((await page.getByRole("slider").count()) === 0, "no moment of the first one is shown");
  await page.close();
});

for (const [name, folder] of [
  ["Market", "tests/games/market"],
  ["Moor", "tests/games/moor"],
  ["Trail", "tests/games/trail"],
])
  claim(`${name}, a game of Lua that no page knows, is drawn and played`, async (browser, url, faults) => {
    let end;
    const page = await openPage(browser, url, faults, {}, async (fresh) => {
      end = await playFolder(fresh, program, folder);
    });
    await page.getByRole("button", { name: "Begin" }).click();
    await page.getByRole("region", { name: "Question" }).waitFor();
    const pick = chance(5);
    let answers = 0;
    do {
      none(await overlaps(page), "overlaps");
    } while (answers++ < 400 && (await answer(page, pick)));
    yes(await page.getByText("The game is over").count(), "the game is over");
    yes(await page.getByRole("heading", { name }).count(), "its name stands above it");
    none(await axe(page), name);
    end();
    await page.close();
  });

claim("markup in a card's name stays text", async (browser, url, faults) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const name = "<img src=x onerror=alert(1)><b id=planted>Ghoul</b>";
  const worker = readFileSync(join(folder, "worker.js"), "utf8");
  const wrap = `const send = self.postMessage.bind(self);
    self.postMessage = (message, ...rest) => send(message.reply === undefined ? message
      : { ...message, reply: message.reply.replaceAll("Ghoul", ${JSON.stringify(JSON.stringify(name).slice(1, -1))}) }, ...rest);\n`;
  page.on("dialog", () => faults.push("a dialog opened"));
  await page.route("**/worker.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: wrap + worker }));
  await page.goto(url);
  await begin(page, games[1]);
  const pick = chance(2);
  for (let i = 0; i < 4; i++) await answer(page, pick);
  await isAsked(page);
  yes(await page.getByText(/onerror=alert/).count(), "the name is shown as it is");
  yes((await page.locator("#planted, img").count()) === 0, "nothing of it is markup");
  await page.close();
});

const server = await serveCopy(folder, program);
const browser = await openBrowser();
let passed = 0;
let failed = 0;
for (const { name, run } of claims) {
  if (only && !name.includes(only)) continue;
  const faults = [];
  try {
    await run(browser, server.address, faults);
    none(faults, "the page complains");
    passed++;
  } catch (error) {
    failed++;
    console.log(`FAILED: ${name}\n    ${String(error.message).split("\n").slice(0, 12).join("\n    ")}`);
    for (const context of browser.contexts()) await context.close();
  }
}
await browser.close();
server.end();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
