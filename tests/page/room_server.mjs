// room_server.mjs -- `cardwright serve --listen` with a copy of the page, as tests of rooms want it: it is ended
// and begun again with the same rooms at the same address.

import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/**
 * Begins a server. Returns it with the addresses of its owner and of its rooms.
 * @param {string} page the folder
 * @param {string} program beside its cards.db
 * @param {string[]} more options
 */
export async function roomServer(page, program, more = []) {
  const folder = mkdtempSync(join(tmpdir(), "room-"));
  mkdirSync(join(folder, "page"));
  cpSync(page, join(folder, "page"), { recursive: true });
  cpSync(program, join(folder, "cardwright"));
  const db = resolve(dirname(program), "cards.db");
  const rooms = join(folder, "rooms");
  const server = { owner: "", known_as: "", begin, stop, end };
  let child = null;
  let port = 0;

  async function begin() {
    const options = ["serve", "--listen", `127.0.0.1:${port}`, "--rooms", rooms, "--db", db, ...more];
    child = spawn(join(folder, "cardwright"), options, { stdio: ["ignore", "pipe", "inherit"] });
    let text = "";
    while (text.split("\n").length < 3) text += await new Promise((done) => child.stdout.once("data", done));
    server.owner = text.split("\n")[0];
    server.known_as = /rooms: (\S+)/.exec(text)[1];
    port = Number(new URL(server.known_as).port);
  }
  async function stop() {
    const ended = new Promise((done) => child.once("exit", done));
    child.kill();
    await ended;
  }
  async function end() {
    await stop();
    rmSync(folder, { recursive: true });
  }
  await begin();
  return server;
}

/**
 * Sends a request of the server's owner.
 * @param {{owner: string}} server
 * @param {object} request
 */
export async function own({ owner }, request) {
  const [here, secret] = owner.split("/#owner=");
  const headers = { "Cardwright-Secret": secret };
  const reply = await fetch(`${here}/rooms`, { method: "POST", headers, body: JSON.stringify(request) });
  return reply.json();
}
