// touch_check.mjs PAGE PROGRAM [PART] -- a finger on the table and a mouse that drags, in a real browser.

import { claim, tryClaims, yes } from "./claims.mjs";
import { begin, games, isAsked, midGame, openPage } from "./table.mjs";

const [folder, program, only] = process.argv.slice(2);

claim("a finger that stays shows a card and plays nothing; a short touch plays it", async (browser, url, faults) => {
  const page = await midGame(browser, url, faults, { ...games[1], answers: 4 }, { hasTouch: true });
  const touch = await page.context().newCDPSession(page);
  const card = page.getByRole("region", { name: /: Hand$/ }).getByRole("button", { name: /: Play / }).first();
  const moment = () => page.getByRole("slider").getAttribute("max");
  const middle = async () => {
    const { x, y, width, height } = await card.boundingBox();
    return [{ x: x + width / 2, y: y + height / 2 }];
  };
  const put = (touchPoints) => touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  const lift = () => touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  const before = await moment();
  await put(await middle());
  await page.getByRole("dialog", { name: "Details" }).waitFor();
  await lift();
  await isAsked(page);
  yes((await moment()) === before, "nothing was played");
  await page.getByRole("dialog", { name: "Details" }).getByRole("button", { name: "Close" }).click();
  // Both are on their way at once: a slow machine makes no long touch of it.
  const touched = await middle();
  await Promise.all([put(touched), lift()]);
  await page.waitForFunction((n) => document.querySelector("input[type=range]").max !== n, before);
  await page.close();
});

// A game that has come to the first player's main phase, with nothing chosen before.
async function firstTurn(browser, url, faults) {
  const page = await openPage(browser, url, faults);
  await begin(page, games[0]);
  await untilMain(page);
  return page;
}

// Chooses nothing and passes until the main phase asks.
async function untilMain(page) {
  const question = page.getByRole("region", { name: "Question" });
  for (let i = 0; i < 40 && (await isAsked(page)); i++) {
    if (await question.getByText("Your main phase").count()) return;
    await question.getByRole("button", { name: /^(Choose none|Pass)|Pass$/ }).first().click();
  }
  throw new Error("no main phase came");
}

// What lies on the table and what was told.
async function standing(page) {
  await isAsked(page);
  await page.mouse.move(0, 0);
  const board = await page.getByRole("main", { name: "Table" }).innerText();
  return { board, story: await page.getByRole("region", { name: "Story" }).innerText() };
}

async function press(page, part) {
  await part.focus();
  await page.keyboard.press("Enter");
  await isAsked(page);
}

claim("a card and a unit that are dragged go where keys take them", async (browser, url, faults) => {
  const mouse = await firstTurn(browser, url, faults);
  const keys = await firstTurn(browser, url, faults);
  const [held, base] = [{ name: /^Pouty Poro: Play/ }, { name: "Annie: Base" }];
  const same = async (what) => {
    const [one, other] = [await standing(mouse), await standing(keys)];
    yes(one.board === other.board && one.story === other.story, `${what}: ${one.story} | ${other.story}`);
  };

  const moment = await mouse.getByRole("slider").getAttribute("max");
  await mouse.getByRole("button", held).dragTo(mouse.getByRole("region", { name: "Garen: Base" }));
  await mouse.getByRole("dialog").getByRole("button", { name: /Play Pouty Poro/ }).waitFor();
  yes((await mouse.getByRole("slider").getAttribute("max")) === moment, "where it cannot go nothing is played");
  await mouse.keyboard.press("Escape");

  await mouse.getByRole("button", held).dragTo(mouse.getByRole("region", base));
  await mouse.getByRole("region", base).getByRole("button", { name: /Pouty Poro/ }).waitFor();
  await press(keys, keys.getByRole("button", held));
  const enter = keys.getByRole("region", base).getByRole("button", { name: /your base/i });
  if (await enter.count()) await press(keys, enter);
  await same("played");

  for (const page of [mouse, keys]) {
    const end = page.getByRole("region", { name: "Question" }).getByRole("button", { name: /End your turn/ });
    if (await end.count()) await end.click();
    await untilMain(page);
  }
  await mouse.getByRole("region", base).getByRole("button", { name: /Pouty Poro/ }).dragTo(mouse.getByRole("region", { name: "Void Gate", exact: true }));
  await press(keys, keys.getByRole("region", { name: "Void Gate", exact: true }).getByRole("button", { name: "Move to Void Gate" }));
  for (const page of [mouse, keys]) await page.getByRole("group", { name: "Annie at Void Gate" }).getByRole("button", { name: /Pouty Poro/ }).waitFor();
  await same("moved");
  await mouse.close();
  await keys.close();
});

await tryClaims(folder, program, only);
