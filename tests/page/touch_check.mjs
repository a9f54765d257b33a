// touch_check.mjs PAGE PROGRAM [PART] -- a finger on the table, in a real browser.

import { claim, tryClaims, yes } from "./claims.mjs";
import { games, isAsked, midGame } from "./table.mjs";

const [folder, program, only] = process.argv.slice(2);

claim("a finger that stays shows a card and plays nothing; a short touch plays it", async (browser, url, faults) => {
  const page = await midGame(browser, url, faults, { ...games[1], answers: 4 }, { hasTouch: true });
  const touch = await page.context().newCDPSession(page);
  const card = page.getByRole("region", { name: /: Hand$/ }).getByRole("button", { name: /: Play / }).first();
  const moment = () => page.getByRole("slider").getAttribute("max");
  const press = async (ms) => {
    const { x, y, width, height } = await card.boundingBox();
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await page.waitForTimeout(ms);
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
  const before = await moment();
  await press(900);
  await page.getByRole("dialog", { name: "Details" }).waitFor();
  await isAsked(page);
  yes((await moment()) === before, "nothing was played");
  await page.getByRole("dialog", { name: "Details" }).getByRole("button", { name: "Close" }).click();
  await press(30);
  await page.waitForFunction((n) => document.querySelector("input[type=range]").max !== n, before);
  await page.close();
});

await tryClaims(folder, program, only);
