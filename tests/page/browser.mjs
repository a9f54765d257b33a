// browser.mjs -- Debian's chromium before a page of `cardwright serve`: what tests and benches that want a
// browser begin and end with.

import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const require = createRequire(resolve("build/npm/package.json"));
const { chromium } = require("playwright-core");
const esbuild = require("esbuild");

async function addTestPage(folder, script) {
  await esbuild.build({ entryPoints: [script], bundle: true, format: "iife", outfile: join(folder, "test.js"), logLevel: "warning" });
  writeFileSync(join(folder, "test.html"), '<!doctype html><meta charset="utf-8"><title>test</title><link rel="icon" href="data:,"><script src="test.js"></script>');
}

/**
 * Serves a copy of [page] by [program]; with a [script], `test.html` stands beside it, which runs the
 * script of that file.
 * @param {string} page
 * @param {string} program
 * @param {string} [script]
 */
export async function serveCopy(page, program, script) {
  const folder = mkdtempSync(join(tmpdir(), "page-"));
  const copy = join(folder, "page");
  mkdirSync(copy);
  cpSync(page, copy, { recursive: true });
  cpSync(program, join(folder, "cardwright"));
  if (script) await addTestPage(copy, script);
  const server = spawn(join(folder, "cardwright"), ["serve"], { stdio: ["ignore", "pipe", "inherit"] });
  const owner = await new Promise((done) => server.stdout.once("data", (line) => done(String(line).trim())));
  return {
    owner,
    address: owner.replace(/#.*/, ""), // as somebody has it who does not own the server
    end() {
      server.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Starts a browser. It has nothing from earlier. */
export function openBrowser() {
  return chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
}
