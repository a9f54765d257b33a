// table_check.mjs PAGE PROGRAM [PART] -- the page in a real browser: games are played to their end by accessible
// names, nothing overlaps at any size, the keyboard is enough, axe-core finds nothing. With PART only claims
// that have it in their name; PICTURES=FOLDER keeps a picture of each game and size.

import { join } from "node:path";
import { claim, none, tryClaims, yes } from "./claims.mjs";
import { answer, axe, begin, chance, drawn, games, isAsked, midGame, openPage } from "./table.mjs";
import { overlaps, playFolder, smallTexts } from "./table.mjs";

const [folder, program, only] = process.argv.slice(2);
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
  { width: 2560, height: 1300 },
];

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
  claim(`${game.game} is drawn well at 360, 1280 and 2560 pixels, light and dark`, async (browser, url, faults) => {
    const page = await midGame(browser, url, faults, game, { colorScheme: "light" });
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      await drawn(page);
      none(await overlaps(page), `overlaps at ${viewport.width}`);
      none(await smallTexts(page), `texts under 12 pixels at ${viewport.width}`);
      if (process.env.PICTURES)
        await page.screenshot({ path: join(process.env.PICTURES, `${game.game}-${viewport.width}.png`.toLowerCase()) });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      await page.waitForFunction((scheme) => document.documentElement.dataset.theme === scheme, colorScheme);
      none(await axe(page), colorScheme);
    }
    await page.close();
  });

claim("what cards do is said by a second engine, which is ended when there is nothing to say", async (browser, url, faults) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(120000);
  page.on("pageerror", (error) => faults.push(error.message));
  await page.clock.install();
  // The requests of each worker, how many wait for a reply, and the workers that were ended.
  await page.addInitScript(() => {
    const { postMessage, terminate } = Worker.prototype;
    const workers = [];
    window.asked = [];
    window.ended = [];
    window.waiting = 0;
    window.last = 0;
    Worker.prototype.postMessage = function (message, ...more) {
      if (!workers.includes(this)) {
        workers.push(this);
        this.addEventListener("message", ({ data }) => (window.waiting -= data.reply === undefined ? 0 : 1));
      }
      if (message.request) window.asked.push([workers.indexOf(this), JSON.parse(message.request).type]);
      if (message.request) window.waiting++;
      window.last = performance.now();
      return postMessage.call(this, message, ...more);
    };
    Worker.prototype.terminate = function () {
      window.ended.push(workers.indexOf(this));
      return terminate.call(this);
    };
  });
  await page.goto(`${url}?seed=5`);
  await begin(page, games[0]);
  await page.waitForFunction(() => window.asked.filter(([, type]) => type === "say").length > 2);
  const asked = await page.evaluate(() => window.asked);
  const play = new Set(asked.filter(([, type]) => type === "newgame").map(([worker]) => worker));
  const says = asked.find(([, type]) => type === "say")[0];
  yes(play.size === 1 && !asked.some(([worker, type]) => type === "say" && play.has(worker)), JSON.stringify(asked));

  await page.waitForFunction(() => !window.waiting && performance.now() - window.last > 3000); // all is said
  const before = await page.evaluate(() => window.ended);
  yes(!before.includes(says), `it stays a while: ${before}`);
  await page.clock.fastForward(30000);
  await page.waitForFunction((says) => window.ended.includes(says), says);
  yes(!(await page.evaluate(() => window.ended)).some((worker) => play.has(worker)), "the game's own stays");
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

await tryClaims(folder, program, only);
