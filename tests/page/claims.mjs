// claims.mjs -- what is claimed of the page: each claim is tried in the same browser, with a list for what
// the page complains of.

import { openBrowser, serveCopy } from "./browser.mjs";

const claims = [];

/**
 * Notes a claim, which fails where [run] throws.
 * @param {string} name
 * @param {(browser: any, url: string, faults: string[], owner: string) => Promise<void>} run with the address, and that of the owner
 */
export function claim(name, run) {
  claims.push({ name, run });
}

/** Fails if something was found. @param {string[]} found @param {string} what */
export function none(found, what) {
  const more = found.length > 5 ? ` and ${found.length - 5} more` : "";
  if (found.length) throw new Error(`${what}: ${found.slice(0, 5).join("\n    ")}${more}`);
}

/** Fails if it is not so. @param {unknown} truth @param {string} what */
export function yes(truth, what) {
  if (!truth) throw new Error(`not so: ${what}`);
}

/**
 * Tries all claims that have [only] in their name, prints those that fail and the sum, and ends.
 * @param {string} page the folder
 * @param {string} program
 * @param {string} [only]
 */
export async function tryClaims(page, program, only = "") {
  const server = await serveCopy(page, program);
  const browser = await openBrowser();
  let failed = 0;
  const tried = claims.filter(({ name }) => name.includes(only));

  for (const { name, run } of tried) {
    const faults = [];
    try {
      await run(browser, server.address, faults, server.owner);
      none(faults, "the page complains");
    } catch (error) {
      failed++;
      console.log(`FAILED: ${name}\n    ${String(error.message).split("\n").slice(0, 12).join("\n    ")}`);
      for (const context of browser.contexts()) await context.close();
    }
  }
  await browser.close();
  server.end();
  console.log(`${tried.length - failed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
