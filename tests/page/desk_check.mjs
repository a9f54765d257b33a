// desk_check.mjs PAGE PROGRAM [PART] -- where cards are made, in a real browser: a stranger's path to a keyword that is
// played against the bot, the keyboard alone, and every part at 360, 1280 and 2560 pixels, dark and light.

import { claim, none, tryClaims, yes } from "./claims.mjs";
import { newSet, openMake, playUntil, untilTested } from "./desk.mjs";
import { axe, drawn, openPage, overlaps, smallTexts } from "./table.mjs";

const [folder, program, only] = process.argv.slice(2);
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
  { width: 2560, height: 1300 },
];

// Whether a part of the page is well at each size, dark and light.
async function isWell(page, what) {
  for (const viewport of sizes) {
    await page.setViewportSize(viewport);
    await drawn(page);
    none(await overlaps(page), `${what}: overlaps at ${viewport.width}`);
    none(await smallTexts(page), `${what}: texts under 12 pixels at ${viewport.width}`);
  }
  await page.setViewportSize(sizes[1]);
  for (const colorScheme of ["dark", "light"]) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((scheme) => document.documentElement.dataset.theme === scheme, colorScheme);
    none(await axe(page), `${what}, ${colorScheme}`);
  }
}

claim("where one makes cards all is well at 360, 1280 and 2560 pixels, dark and light", async (browser, url, faults) => {
  const context = await browser.newContext();
  const page = await openPage(context, url, faults, {}, null, "#make");
  await page.getByLabel("Code of the new set").waitFor();
  await isWell(page, "the beginning");
  await newSet(page, "WEL");
  await untilTested(page);
  await isWell(page, "the script");
  for (const form of ["New card", "New keyword", "New counter", "Keep as scenario"]) {
    await page.getByRole("button", { name: form, exact: true }).click();
    await page.getByRole("form", { name: form }).waitFor();
    await isWell(page, form);
    await page.getByRole("button", { name: form, exact: true }).click();
  }
  await page.getByRole("region", { name: "Files" }).getByRole("button", { name: "cards.csv" }).click();
  await page.getByLabel("name of WEL-001").waitFor();
  await isWell(page, "the grid");
  await page.getByRole("button", { name: "Proving grounds annie" }).click();
  await page.getByRole("status", { name: "Is it legal?" }).getByText("✓ legal").waitFor();
  await page.getByText("As text, in and out").click();
  await isWell(page, "a deck");
  await page.getByLabel(/Bring in a list/).setInputFiles({
    name: "mine.csv", mimeType: "text/csv", buffer: Buffer.from("code,name,energy,might,text,odd\nOGN-001,Blazing Scorcher,7,5,Hello there,x\nXYZ-001,New Thing,2,abc,,\n"),
  });
  await page.getByRole("region", { name: "What the list would change" }).waitFor();
  await isWell(page, "a list");
  await context.close();
});

// docs/page.md, "A first keyword, played against the bot", sentence by sentence.
claim("a stranger comes from the page to a keyword of their own, played against the bot", async (browser, url, faults) => {
  const began = Date.now();
  const page = await openMake(browser, url, faults);
  await newSet(page, "MYS");
  await page.getByRole("button", { name: "New keyword" }).click();
  await page.getByLabel("Name of the keyword").fill("Glimpse");
  await page.getByLabel("What it says").fill("When I come, draw a card.");
  await page.getByLabel("When a card with it is …").selectOption("played");
  await page.getByLabel("Then").fill("draw(1)");
  await page.getByLabel("Give it to").selectOption({ label: "Second of MYS" });
  await page.getByRole("button", { name: "Write the keyword" }).click();
  await page.getByRole("button", { name: "keywords/glimpse.lua", exact: true }).waitFor();
  await page.getByRole("status").getByText("The game goes on").waitFor();
  await page.getByRole("button", { name: "Begin again" }).click();
  const question = page.getByRole("region", { name: "Question" });
  const acts = page.getByRole("region", { name: "Story" }).getByText("Second of MYS triggers.");
  await playUntil(page, acts, question.getByRole("button", { name: /Play Second of MYS/ }));
  await page.getByRole("button", { name: "keywords/glimpse.lua", exact: true }).click();
  await page.getByRole("textbox", { name: "Text of keywords/glimpse.lua" }).getByText("1", { exact: true }).dblclick();
  await page.keyboard.type("2");
  await page.getByText("What the change did").waitFor();
  yes(Date.now() - began < 600000, "it took less than ten minutes");
  await page.close();
});

claim("the keyboard alone makes a set, changes a card and builds a deck", async (browser, url, faults) => {
  const page = await openPage(browser, url, faults);
  const focused = () => page.evaluate(() => {
    let on = document.activeElement;
    while (on?.shadowRoot?.activeElement) on = on.shadowRoot.activeElement;
    const label = on?.labels?.[0]?.textContent ?? "";
    return { name: on?.getAttribute("aria-label") || label || on?.textContent || "", seen: getComputedStyle(on).outlineStyle !== "none" };
  });
  const reach = async (name, most = 200) => {
    for (let i = 0; i < most; i++) {
      const on = await focused();
      if (name.test(on.name.trim())) return on;
      await page.keyboard.press("Tab");
    }
    throw new Error(`no Tab leads to ${name}`);
  };
  const press = async (name) => {
    const on = await reach(name);
    yes(on.seen, `the focus is seen on ${on.name}`);
    await page.keyboard.press("Enter");
  };
  await page.getByRole("link", { name: "Make cards" }).waitFor();
  await press(/^Make cards$/);
  await page.getByLabel("Code of the new set").waitFor();
  await reach(/^Code of the new set/);
  await page.keyboard.type("KBD");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Question" }).waitFor();
  await press(/^Second of KBD/);
  await reach(/^Text of /);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText('-- Mine.\ncard "KBD-002" {\n  effect { run = function() draw(2) end },\n}\n');
  await page.keyboard.press("ControlOrMeta+s");
  await page.getByRole("status").getByText("The game goes on").waitFor();
  await press(/^New deck$/);
  await page.getByRole("region", { name: "The deck", exact: true }).waitFor();
  await reach(/^Find a card to add/);
  await page.keyboard.type("Gust");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Add Gust/ }).first().waitFor();
  await press(/^Add Gust/);
  await page.getByRole("button", { name: "One Gust less" }).waitFor();
  await page.close();
});

await tryClaims(folder, program, only);
