// desk.mjs -- somebody who makes cards at the page: opens a set, writes in the editor, drops a file, plays until
// something is told.

import { isAsked, openPage } from "./table.mjs";

/** Opens the page where cards are made. */
export async function openMake(browser, url, faults, options = {}, hash = "") {
  const page = await openPage(browser, url, faults, options, null, hash);
  await page.getByRole("link", { name: "Make cards" }).click();
  await page.getByLabel("Code of the new set").waitFor();
  return page;
}

/** Begins a set, whose first scenario begins the game. */
export async function newSet(page, code) {
  await page.getByLabel("Code of the new set").fill(code);
  await page.getByRole("button", { name: "Begin the set" }).click();
  await page.getByRole("region", { name: "Question" }).waitFor();
}

export async function openSet(browser, url, faults, code, options = {}) {
  const page = await openMake(browser, url, faults, options);
  await newSet(page, code);
  return page;
}

/** Waits until all scenarios ran and passed: until then lists and findings still come by themselves. */
export function untilTested(page) {
  return page.getByRole("region", { name: "Scenarios" }).getByText("passed").waitFor();
}

export const editorOf = (page) => page.getByRole("textbox", { name: /^Text of / });

/** Pastes a text over that of the open file, at once: an empty file between would be brought in, too. */
export async function write(page, text) {
  const editor = editorOf(page);
  await editor.click();
  await page.keyboard.press("ControlOrMeta+a");
  await editor.evaluate((on, text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    on.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }, text);
}

/** Drops a file on the page. @param {any} page @param {string} name @param {string | Buffer} content */
export async function drop(page, name, content) {
  const base64 = Buffer.from(content).toString("base64");
  const data = await page.evaluateHandle(
    ([name, base64]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], name));
      return transfer;
    },
    [name, base64],
  );
  await page.getByRole("main", { name: "The file" }).dispatchEvent("drop", { dataTransfer: data });
}

/** Passes until the story tells something, with [first] before each time where it can be clicked. */
export async function playUntil(page, told, first = null, most = 60) {
  const question = page.getByRole("region", { name: "Question" });
  const pass = question.getByRole("button", { name: /Pass|End your turn|Choose none/ });
  const any = question.getByRole("listitem").getByRole("button");

  for (let i = 0; i < most && !(await told.count()); i++) {
    if (!(await isAsked(page))) break;
    const next = first && (await first.count()) ? first : (await pass.count()) ? pass : any;
    if (!(await told.count())) await next.first().click();
  }
  await told.first().waitFor();
}

/** Waits until what this browser keeps has such a text. */
export function untilKept(page, text) {
  return page.waitForFunction(
    (text) =>
      new Promise((done) => {
        const asked = indexedDB.open("cardwright");
        asked.onerror = () => done(false);
        asked.onsuccess = () => {
          const database = asked.result;
          const all = database.transaction("folders").objectStore("folders").getAll();
          all.onsuccess = () => {
            database.close();
            done(all.result.some(({ texts }) => [...texts.values()].some((one) => one.includes(text))));
          };
          all.onerror = () => done(false);
        };
      }),
    text,
  );
}

/** Presses a key on a button when it can be pressed: a click waits for that by itself, a key does not. */
export async function pressOn(button, key = "Enter") {
  await button.click({ trial: true });
  await button.press(key);
}
