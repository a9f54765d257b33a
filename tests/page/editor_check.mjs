// editor_check.mjs PAGE PROGRAM [PART] -- what the editor offers who writes a script: words as they are typed, the
// manual's entry at the mouse, a mend by a click; and a new game from the page's form.

import { claim, tryClaims, yes } from "./claims.mjs";
import { editorOf, openMake, openSet, untilTested, write } from "./desk.mjs";
import { isAsked } from "./table.mjs";

const [folder, program, only] = process.argv.slice(2);

// Opens the script of a new set's second card.
async function openScript(browser, url, faults, code) {
  const page = await openSet(browser, url, faults, code);
  await untilTested(page);
  const cards = page.getByRole("region", { name: "Cards" });
  await cards.getByRole("button", { name: new RegExp(`Second of ${code}`) }).click();
  return page;
}

const script = (code, run) => `card "${code}-002" {\n  effect { run = function() ${run} end },\n}\n`;

// Digits answer the game beside it, and must not where one types.
claim("a word that is begun is completed, with what it is", async (browser, url, faults) => {
  const page = await openScript(browser, url, faults, "CPL");
  await write(page, script("CPL", ""));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("End");
  for (let i = 0; i < " end },".length; i++) await page.keyboard.press("ArrowLeft");
  await page.keyboard.type("dra");
  const words = page.locator(".cm-tooltip-autocomplete").getByRole("option");
  const offered = words.filter({ has: page.getByText("draw", { exact: true }) });
  await offered.waitFor();
  await offered.click();
  await page.keyboard.type("(2)");
  await editorOf(page).getByText("run = function() draw(2) end").waitFor();
  await page.getByRole("status").getByText("The game goes on").waitFor();
  await page.close();
});

claim("at the mouse a word has the manual's entry", async (browser, url, faults) => {
  const page = await openScript(browser, url, faults, "HOV");
  await write(page, script("HOV", "draw(2)"));
  await page.getByRole("status").getByText("The game goes on").waitFor();
  const place = await editorOf(page).evaluate((editor) => {
    const texts = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const at = text.textContent.indexOf("draw");
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 4);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    return null;
  });
  await page.mouse.move(place.x + 3, place.y);
  await page.mouse.move(place.x, place.y);
  const entry = page.locator(".cm-tooltip .word");
  await entry.waitFor();
  const said = await entry.innerText();
  yes(/^draw · .+ · .*draw/.test(said), `word, sort and form are told: ${said}`);
  await page.close();
});

claim("a misspelt word is mended by a click", async (browser, url, faults) => {
  const page = await openScript(browser, url, faults, "MND");
  await write(page, script("MND", "drow(1)"));
  await page.getByRole("region", { name: "Findings" }).getByText("unknown word 'drow'").waitFor();
  await page.locator(".cm-lintRange-error").first().hover();
  await page.getByRole("button", { name: /Write 'draw'/ }).click();
  await editorOf(page).getByText("run = function() draw(1) end").waitFor();
  await page.getByRole("status").getByText("The game goes on").waitFor();
  await page.getByRole("region", { name: "Findings" }).getByText("unknown word 'drow'").waitFor({ state: "detached" });
  await page.close();
});

claim("a game of one's own begins from the form, with its cards and its scenario", async (browser, url, faults) => {
  const page = await openMake(browser, url, faults);
  await page.getByLabel("Code of the new set").fill("OWN");
  await page.getByLabel(/Name of a new game/).fill("own-game");
  await page.getByRole("button", { name: "Begin the game" }).click();
  const files = page.getByRole("region", { name: "Files" });
  await files.getByRole("button", { name: "game.lua", exact: true }).waitFor();
  await page.getByRole("region", { name: "Scenarios" }).getByText("passed").waitFor();
  await page.getByRole("region", { name: "Cards" }).getByRole("button", { name: /Drummer/ }).waitFor();
  await page.getByRole("heading", { name: "Own game" }).waitFor();
  const question = page.getByRole("region", { name: "Question" });
  yes(await isAsked(page), "the game asks, and is not over before one has played");
  await question.getByRole("button", { name: "Play Drummer" }).click();
  await page.getByRole("region", { name: "Story" }).getByText("plays Drummer").waitFor();

  await page.getByRole("button", { name: "New card", exact: true }).click();
  const form = page.getByRole("form", { name: "New card" });
  for (const [column, value] of Object.entries({ name: "Piper", type: "Figure", strength: "3" })) await form.getByLabel(column).fill(value);
  await form.getByRole("button", { name: "Write the card" }).click();
  await files.getByRole("button", { name: "base/own-003-piper.lua", exact: true }).waitFor();
  await page.getByRole("region", { name: "Cards" }).getByRole("button", { name: /Piper/ }).waitFor();
  await write(page, 'card "OWN-003" {\n  passive { figure { friendly, another }, bolstered = 2 },\n}\n');
  await page.getByRole("status").getByText("The game goes on").waitFor();
  await page.getByRole("button", { name: "Begin again" }).click();
  await question.getByRole("button", { name: "Play Guard" }).waitFor();
  await page.close();
});

await tryClaims(folder, program, only);
