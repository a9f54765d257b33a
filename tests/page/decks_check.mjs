// decks_check.mjs PAGE PROGRAM -- a deck in a real browser: built card by card, judged, written, kept, played; and cards
// on paper, nine to a page.

import { claim, none, tryClaims, yes } from "./claims.mjs";
import { openSet } from "./desk.mjs";
import { axe } from "./table.mjs";

const [folder, program, only] = process.argv.slice(2);

async function find(deck, words, name) {
  await deck.getByRole("searchbox", { name: "Find a card to add" }).fill(words);
  await deck.getByRole("searchbox", { name: "Find a card to add" }).press("Enter");
  const add = deck.getByRole("button", { name: new RegExp(`^Add ${name}`) }).first();
  await add.waitFor();
  return add;
}

claim("a deck built, judged, written, kept and played", async (browser, url, faults) => {
  const context = await browser.newContext({ viewport: { width: 1600, height: 1000 } });
  const page = await openSet(context, url, faults, "DCK");
  const deck = page.getByRole("region", { name: "The deck", exact: true });
  const judged = deck.getByRole("status", { name: "Is it legal?" });

  await page.getByRole("button", { name: "New deck" }).click();
  await judged.getByText("103.1: no Champion Legend").waitFor();
  const add = await find(deck, "Gust", "Gust");
  await add.click();
  await deck.getByRole("button", { name: "One Gust less" }).waitFor();
  await add.click();
  await judged.getByText("103.2: 2 cards in the Main Deck, at least 40 needed").waitFor();
  await deck.getByRole("button", { name: "One Gust less" }).click();
  await judged.getByText("103.2: 1 card in the Main Deck, at least 40 needed").waitFor();

  await page.getByRole("button", { name: "Proving grounds annie" }).click();
  await judged.getByText("✓ legal").waitFor();
  await deck.getByRole("list", { name: "Energy" }).getByRole("listitem", { name: /^Energy 2: \d+ cards$/ }).waitFor();
  await deck.getByRole("combobox", { name: /^Mode/ }).selectOption("match");
  await judged.getByText("✗ not legal").waitFor();
  await deck.getByRole("combobox", { name: /^Mode/ }).selectOption("duel");
  await judged.getByText("✓ legal").waitFor();
  none(await axe(page, ".deck"), "axe in the deck");

  await deck.getByText("As text, in and out").click();
  await deck.getByRole("combobox", { name: /^Form/ }).selectOption("code");
  const written = deck.getByRole("textbox", { name: "The deck in this form" });
  await page.waitForFunction(() => document.querySelector(".deck textarea[readonly]")?.value.startsWith("CMAA"));
  const code = (await written.inputValue()).trim();
  const list = deck.getByRole("textbox", { name: /^The deck as a list/ });
  await list.fill("3 Guust");
  await list.blur();
  await judged.getByText("found 'Guust', expected a known card, did you mean 'Gust'?").waitFor();
  await list.fill(code);
  await list.blur();
  await judged.getByText("✓ legal").waitFor();

  await deck.getByLabel("Name of the deck").fill("mine-at-last");
  await deck.getByRole("button", { name: "Keep it" }).click();
  const trial = page.getByRole("region", { name: "What the list would change" });
  await trial.getByRole("row", { name: /deck mine-at-last added/ }).waitFor();
  await trial.getByRole("button", { name: "Accept" }).click();
  await page.getByRole("button", { name: "Mine at last", exact: true }).waitFor();
  await deck.getByRole("button", { name: "Play it" }).click();
  await page.getByRole("region", { name: "Question" }).getByText(/mulligan|Keep|aside/i).first().waitFor();
  await context.close();
});

claim("cards on paper, nine to a page", async (browser, url, faults) => {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    window.print = () => {
      window.printed = document.querySelectorAll(".print svg").length;
    };
  });
  const page = await openSet(context, url, faults, "PRT");

  await page.getByRole("button", { name: "Print the cards" }).click();
  await page.waitForFunction(() => window.printed === 2);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.locator(".print").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Proving grounds annie" }).click();
  await page.getByRole("region", { name: "The deck", exact: true }).getByRole("button", { name: "Print", exact: true }).click();
  await page.waitForFunction(() => window.printed > 2);
  const printed = await page.evaluate(() => window.printed);
  const paper = await page.pdf({ preferCSSPageSize: true });
  const sheets = (paper.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length;
  yes(printed === 54, `${printed} cards of 54`);
  yes(sheets === 6, `${sheets} pages of 6`);
  await context.close();
});

await tryClaims(folder, program, only);
