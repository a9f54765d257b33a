// reading_check.mjs PAGE PROGRAM [PART] -- what the page tells, in a real browser: the settings, why something is
// so or cannot be done, the story, and no more to anybody than what they know. With PART only claims
// that have it in their name.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { claim, none, tryClaims, yes } from "./claims.mjs";
import { answer, axe, begin, chance, games, isAsked, midGame, openPage, overlaps, playFolder } from "./table.mjs";

const [folder, program, only] = process.argv.slice(2);

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

claim("axe-core finds nothing at the start, light or dark", async (browser, url, faults) => {
  const page = await openPage(browser, url, faults);
  await page.getByRole("button", { name: "Begin" }).waitFor();
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((scheme) => document.documentElement.dataset.theme === scheme, colorScheme);
    none(await axe(page), colorScheme);
  }
  await page.close();
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
  await page.getByRole("region", { name: "Story" }).waitFor();
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
  await dialog.waitFor({ state: "detached" }); // Escape closes it
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

claim("settings are offered as the game tells them, and told to it", async (browser, url, faults) => {
  let end;
  const told = [];
  const page = await openPage(browser, url, faults, {}, async (fresh) => {
    end = await playFolder(fresh, program, "tests/games/market");
    fresh.on("request", (request) => {
      const asked = request.postData() && JSON.parse(request.postData());
      if (asked?.type === "newgame") told.push(JSON.stringify(asked.settings));
    });
  });
  const days = page.getByLabel("Days");
  await page.getByText("Settings: all as usual").click();
  yes((await days.count()) === 0, "what is for three players is not offered to two");
  await page.getByLabel("Mode").selectOption("three");
  await days.selectOption("Four");
  await page.getByLabel("Asks all").selectOption("Yes");
  await page.getByLabel("Asks all").selectOption("No (usual)");
  await page.getByText("Settings: 1 of 2 not as usual").waitFor();
  none(await axe(page), "settings");
  none(await overlaps(page), "overlaps");
  await page.getByRole("button", { name: "Begin" }).click();
  await isAsked(page);
  yes(String(told) === '{"days":"four"}', `what was told: ${told}`);
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
  page.setDefaultTimeout(120000);
  page.on("dialog", () => faults.push("a dialog opened"));
  await page.route("**/worker.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: wrap + worker }));
  await page.goto(`${url}?seed=1`);
  await begin(page, games[1]);
  const pick = chance(2);
  for (let i = 0; i < 4; i++) await answer(page, pick);
  await isAsked(page);
  yes(await page.getByText(/onerror=alert/).count(), "the name is shown as it is");
  yes((await page.locator("#planted, img").count()) === 0, "nothing of it is markup");
  await page.close();
});

// What a screen reader is told of a turn stands in turn.txt. KEEP=1 writes it anew: read the difference
// before you commit it.
claim("the accessibility tree of a turn is as it was", async (browser, url, faults) => {
  let end;
  const kept = "tests/page/turn.txt";
  const page = await openPage(browser, url, faults, {}, async (fresh) => {
    end = await playFolder(fresh, program, "tests/games/market");
  });
  await page.getByLabel("Who is player 2").selectOption("random");
  await page.getByRole("button", { name: "Begin" }).click();
  const pick = chance(5);
  for (let i = 0; i < 2; i++) await answer(page, pick);
  await isAsked(page);
  // What lies under the mouse when an answer's buttons go depends on how fast that is.
  await page.getByRole("button", { name: /^Sell Pepper/ }).hover();
  await page.getByRole("region", { name: "Details" }).getByRole("article", { name: "Pepper" }).waitFor();
  await page.mouse.move(0, 0);
  const tree = `${await page.locator("body").ariaSnapshot()}\n`;
  if (process.env.KEEP) writeFileSync(kept, tree);
  const now = tree.split("\n");
  const then = readFileSync(kept, "utf8").split("\n");
  const other = now.findIndex((line, i) => line !== then[i]);
  yes(tree === then.join("\n"), `line ${other + 1} of ${kept} is "${then[other]}", now "${now[other]}"`);
  end();
  await page.close();
});

claim("what is fetched until a game can begin has at most 2.5 MB, packed", async (browser, url, faults) => {
  const names = [];
  const page = await openPage(browser, url, faults, {}, (fresh) =>
    fresh.on("request", (request) => names.push(new URL(request.url()).pathname.slice(1) || "index.html")));
  await page.getByRole("button", { name: "Begin" }).waitFor();
  const files = [...new Set(names)].filter((name) => existsSync(join(folder, name))).map((name) => {
    const bytes = readFileSync(join(folder, name));
    return { name, size: name.endsWith(".gz") ? bytes.length : gzipSync(bytes).length };
  });
  const all = files.reduce((sum, { size }) => sum + size, 0);
  const engine = files.find(({ name }) => name === "engine.wasm.gz")?.size ?? Infinity;
  const told = files.map(({ name, size }) => `${name} ${size}`).join(", ");
  yes(files.length >= 7 && all <= 2.5e6, `${all} bytes: ${told}`);
  yes(engine <= 1.5e6, `the engine has at most 1.5 MB: ${told}`);
  await page.close();
});

await tryClaims(folder, program, only);
