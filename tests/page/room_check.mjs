// room_check.mjs PAGE PROGRAM [PART] -- people at several browsers in a room of `cardwright serve --listen`: they play
// to the end, one is cut off and back, answers are taken back by consent, somebody onlooks, and hostile pages get
// nothing.

import { createServer, request } from "node:http";
import { isDeepStrictEqual } from "node:util";
import { inflateRawSync } from "node:zlib";
import { claim, none, tryClaims, yes } from "./claims.mjs";
import { own, roomServer } from "./room_server.mjs";
import { axe, chance, openPage, overlaps, smallTexts } from "./table.mjs";

const [folder, program, only] = process.argv.slice(2);
const riftbound = { game: "riftbound", newgame: { decks: ["proving-grounds-annie", "proving-grounds-garen"], seed: 5 } };
const gwent = { game: "gwent", newgame: { decks: ["monsters-swarm", "scoiatael-ambush"], seed: 5 } };
const patience = 120000;

const question = (page) => page.getByRole("region", { name: "Question" });
const sees = (page, text) =>
  question(page).getByText(text).first().waitFor({ timeout: patience }).catch(async () => {
    throw new Error(`${text} is not seen: ${await question(page).innerText()}`);
  });
const button = (page, name) => page.getByRole("button", { name, exact: true });

// Makes a room. Returns its links.
async function makeRoom(server, { game, newgame }) {
  const made = await own(server, { type: "makeroom", game, newgame: { type: "newgame", ...newgame } });
  yes(made.type === "made", `a room is made: ${JSON.stringify(made)}`);
  const { rooms } = await own(server, { type: "rooms" });
  return rooms.find((room) => room.room === made.room);
}

// Somebody with a browser of their own opens a link. What the page complains of while [cut] is not set goes to faults.
async function come(browser, link, faults, cut = {}, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const home = new URL(link).origin;
  page.setDefaultTimeout(patience);
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && !cut.off && faults.push(message.text()));
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(home)) faults.push(request.url());
  });
  await page.goto(link);
  await question(page).waitFor();
  return page;
}

const isAsked = async (page) => (await question(page).locator(".answers").count()) > 0;

// Gives one answer where somebody is asked. Returns whether it was given: by then others may have taken it back.
async function gives(page, pick) {
  const region = question(page);
  const confirm = region.getByRole("button", { name: /^(Choose|Divide) / });
  const more = region.getByRole("button", { name: /^more to / });
  const options = region.locator(".options").getByRole("button");
  const soon = { timeout: 2000 };
  if (!(await isAsked(page)) || (await region.getAttribute("aria-busy")) !== "false") return false;
  try {
    if ((await confirm.count()) && (await confirm.isEnabled(soon))) await confirm.click(soon);
    else if (await more.count()) await more.first().click(soon);
    else if (await options.count()) await options.nth(pick(await options.count())).click(soon);
    else return false;
    return true;
  } catch {
    return false;
  }
}

// Lets whoever is asked answer. Returns who did, or null at the end.
async function play(people, pick) {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    for (const page of people) {
      if (await question(page).getByText(/^The game (is over|stopped)$/).count()) return null;
      if (await gives(page, pick)) return page;
    }
    await new Promise((done) => setTimeout(done, 40));
  }
  throw new Error("nobody is asked");
}

const leave = (...pages) => Promise.all(pages.map((page) => page.context().close()));

async function withRoom(wish, run) {
  const server = await roomServer(folder, program);
  try {
    await run(server, await makeRoom(server, wish));
  } finally {
    await server.end();
  }
}

claim("two play to the end, and an onlooker sees it", async (browser, _, faults) => {
  await withRoom(gwent, async (server, room) => {
    const people = [await come(browser, room.seats[0], faults), await come(browser, room.seats[1], faults)];
    const looker = await come(browser, room.onlookers, faults);
    yes((await isAsked(people[0])) !== (await isAsked(people[1])), "one of them is asked");
    await sees((await isAsked(people[0])) ? people[1] : people[0], / is asked\.$/);
    await sees(looker, / is asked\.$/);
    yes(!(await isAsked(looker)) && !(await looker.getByText(" you", { exact: true }).count()), "the onlooker is nobody");
    yes(await looker.getByRole("button", { name: "Take back" }).isDisabled(), "and takes nothing back");
    const pick = chance(7);
    while (await play(people, pick));
    for (const page of [...people, looker]) await sees(page, "The game is over");
    await leave(...people, looker);
  });
});

claim("who is cut off is told, and is back by itself; so is the game after its server", async (browser, _, faults) => {
  await withRoom(riftbound, async (server, room) => {
    const cut = { off: false };
    const people = [await come(browser, room.seats[0], faults, cut), await come(browser, room.seats[1], faults, cut)];
    const pick = chance(3);
    for (let i = 0; i < 5; i++) await play(people, pick);
    cut.off = true;
    await people[1].context().setOffline(true);
    await sees(people[1], /^The line is lost/);
    await people[1].context().setOffline(false);
    await question(people[1]).getByText(/^The line is lost/).waitFor({ state: "detached" });
    for (let i = 0; i < 3; i++) yes(await play(people, pick), "the game goes on");
    await people[1].goto("about:blank");
    await people[1].goto(room.seats[1]);
    await question(people[1]).waitFor();
    yes(await play(people, pick), "who opens the link again is at the same place");
    await server.stop();
    await sees(people[0], /^The line is lost/);
    await server.begin();
    for (const page of people) await question(page).getByText(/^The line is lost/).waitFor({ state: "detached" });
    for (let i = 0; i < 3; i++) yes(await play(people, pick), "the game goes on with the new server");
    await own(server, { type: "closeroom", room: room.room });
    for (const page of people) await sees(page, /^There is no such room: its owner has closed it/);
    await leave(...people);
  });
});

claim("that a room is closed is told to whom a request beside the news told it first", async (browser, _, faults) => {
  await withRoom(riftbound, async (server, room) => {
    const cut = { off: false };
    const people = [await come(browser, room.seats[0], faults, cut), await come(browser, room.seats[1], faults, cut)];
    const options = (page) => question(page).locator(".options").locator("button:enabled");
    // Only where one answer ends the question does looking at it ask where it leads.
    const choosesOne = (page) => options(page).evaluateAll((all) => all.length > 0 && !all[0].ariaPressed);
    let asked = null;
    while (!asked) {
      for (const page of people) if (await choosesOne(page)) asked = page;
      if (!asked) await play(people, chance(3));
    }
    cut.off = true;
    await asked.route("**/room?since=*", (route) => route.fulfill({ status: 503 }));
    await own(server, { type: "closeroom", room: room.room });
    await sees(asked, /^The line is lost/);
    const told = asked.waitForResponse((response) => response.request().method() === "POST" && response.status() === 404);
    await asked.mouse.move(0, 0); // it may be there already
    await options(asked).last().hover();
    await told;
    await asked.unroute("**/room?since=*");
    await sees(asked, /^There is no such room: its owner has closed it/);
    await leave(...people);
  });
});

claim("an answer is taken back when the other agrees, and stays when not", async (browser, _, faults) => {
  await withRoom(riftbound, async (_server, room) => {
    const people = [await come(browser, room.seats[0], faults), await come(browser, room.seats[1], faults)];
    // Who was refused may wish again after another answer.
    for (const [word, sentence] of [
      ["Disagree", "The answer stays: somebody does not agree, or has played on."],
      ["Agree", "Answers were taken back."],
    ]) {
      const first = await play(people, chance(3));
      const other = people.find((page) => page !== first);
      await button(first, "Take back").click();
      await sees(first, /^You wish to take back your last answer: .* is asked\.$/);
      await sees(other, / wishes to take back the last answer\.$/);
      await button(other, word).click();
      await sees(first, sentence);
    }
    for (const page of people) await sees(page, "Answers were taken back.");
    const first = await play(people, chance(3));
    await sees(people[0], /.+/);
    await button(first, "Take back").click();
    await button(first, "Let it be").click();
    await button(first, "Let it be").waitFor({ state: "detached" });
    yes(!(await question(first).getByText("The answer stays").count()), "who lets it be is told nothing");
    await leave(...people);
  });
});

claim("the owner makes a room with a bot at the page, and closes it", async (browser, _, faults) => {
  const server = await roomServer(folder, program);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(patience);
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(server.owner);
  await page.getByRole("region", { name: "Rooms" }).getByText("There is no room yet").waitFor();
  await page.getByRole("radio", { name: "Gwent" }).check();
  await page.getByRole("button", { name: "Make a room" }).click();
  const rooms = page.getByRole("region", { name: "Rooms" });
  await rooms.getByText("Room 1: Gwent").waitFor();
  await rooms.getByText("Player 2: a bot").waitFor();
  none(await axe(page), "axe");
  none(await overlaps(page), "overlaps");
  const link = await rooms.getByRole("link").first().getAttribute("href");
  const cut = { off: false };
  const person = await come(browser, link, faults, cut);
  yes(await play([person], chance(1)), "a person plays against the bot there");
  page.on("dialog", (dialog) => dialog.accept());
  cut.off = true;
  await page.getByRole("button", { name: "Close room 1" }).click();
  await rooms.getByText("There is no room yet").waitFor();
  await page.close();
  await leave(person);
  await server.end();
});

claim("a moment of a room shows what the seat saw, without seed and answers", async (browser, url, faults) => {
  await withRoom(riftbound, async (_server, room) => {
    const people = [await come(browser, room.seats[0], faults), await come(browser, room.seats[1], faults)];
    for (let i = 0; i < 2; i++) await play(people, chance(3));
    const table = people[0].getByRole("main", { name: "Table" });
    // What comes late changes the board: the link is of one that was the same before and after.
    let board = "";
    let address = "";
    let kept = null;
    let view = null;
    const until = Date.now() + patience;
    while (Date.now() < until && (!board || board !== (await table.innerText()) || !isDeepStrictEqual(kept.view, view))) {
      board = await table.innerText();
      await button(people[0], "Link").click();
      await people[0].getByLabel("Address of this moment").waitFor();
      await people[0].waitForTimeout(200);
      address = await people[0].getByLabel("Address of this moment").inputValue();
      kept = JSON.parse(inflateRawSync(Buffer.from(address.split("#moment=")[1], "base64url")).toString());
      view = await seatAsks(room.seats[0], { type: "view" });
    }
    yes(isDeepStrictEqual(kept.view, view), "it has what the server shows to the seat, and nothing else");
    yes(Object.keys(kept).join() === "seen,version,game,view,question,over,told", Object.keys(kept).join());
    yes(kept.view.zones["hand:1"].every?.((thing) => thing.card === null) ?? true, "no card of the other's hand is in it");
    const hash = new URL(address).hash;
    const shown = await openPage(browser, url, faults, {}, null, hash);
    await sees(shown, "This moment is shown to you");
    // Nothing is lit there, so things may lie in heaps that lie apart where one is asked.
    const counts = (text) => text.split("\n").filter((line) => /^(Hand|Deck|Rune deck|Trash) \d+$/.test(line)).join(", ");
    const there = counts(await shown.getByRole("main", { name: "Table" }).innerText());
    yes(counts(board).includes("Hand") && there === counts(board), `the same counts: ${counts(board)} | ${there}`);
    yes(!(await isAsked(shown)), "nobody answers there");
    await shown.close();
    for (const [change, sentence] of [
      [{ view: { ...kept.view, players: 1 } }, '"view" cannot be read'],
      [{ seed: 1 }, '"seed" cannot be read'],
      [{ view: { ...kept.view, zones: { "hand:0": [{ object: 1, card: "x", owner: 0, marks: "odd" }] } } }, '"view" cannot be read'],
      [{ view: { ...kept.view, notes: { a: "DEEP" } } }, "no board can be drawn of it"],
    ]) {
      const text = JSON.stringify({ ...kept, ...change }).replace('"DEEP"', "[".repeat(20000) + "]".repeat(20000));
      const file = { name: "seen.json", mimeType: "application/json", buffer: Buffer.from(text) };
      const page = await openPage(browser, url, []);
      await page.getByLabel(/kept as a file/).setInputFiles(file);
      await page.getByRole("alert").getByText(sentence).waitFor({ timeout: patience });
      await page.close();
    }
    await leave(...people);
  });
});

// Returns what the server replies to who has the link of a seat.
async function seatAsks(link, message) {
  const { origin, hash } = new URL(link);
  const headers = { "Cardwright-Secret": hash.slice("#room=".length) };
  const { id: _, ...reply } = await (await fetch(`${origin}/room`, { method: "POST", headers, body: JSON.stringify(message) })).json();
  return reply;
}

// Returns the status of a message that names another host.
function statusAs(server, secret, host) {
  return new Promise((done) => {
    const headers = { Host: host, "Cardwright-Secret": secret };
    request(`${server.known_as}/room`, { method: "POST", headers }, (reply) => done(reply.resume().statusCode)).end('{"type":"room"}');
  });
}

claim("hostile pages get nothing, a foreign secret one sentence, and markup is text", async (browser, _, faults) => {
  await withRoom(riftbound, async (server, room) => {
    const evil = createServer((_request, response) => response.setHeader("Content-Type", "text/html").end("<p>evil")).listen(0);
    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(`http://127.0.0.1:${evil.address().port}/`);
    const reach = (headers) =>
      stranger.evaluate(
        async ([address, sent]) => {
          try {
            return await (await fetch(address, { method: "POST", headers: sent, body: '{"type":"view"}' })).text();
          } catch (error) {
            return `blocked: ${error.message}`;
          }
        },
        [`${server.known_as}/room`, headers],
      );
    const secret = room.seats[0].split("=")[1];
    yes((await reach({ "Cardwright-Secret": secret })).startsWith("blocked"), "a page of another origin cannot ask with a secret");
    yes((await reach({})).startsWith("blocked"), "nor without one");
    const framed = await stranger.evaluate(async (address) => {
      const frame = document.createElement("iframe");
      frame.src = address;
      document.body.append(frame);
      await new Promise((done) => frame.addEventListener("load", done));
      return frame.contentDocument === null;
    }, room.seats[0]);
    yes(framed, "no other page shows a room");
    await leave(stranger);
    evil.close();
    yes((await statusAs(server, secret, "evil.example")) === 421, "a forged host gets nothing");
    yes((await statusAs(server, secret, new URL(server.known_as).host)) === 200, "and the right one a reply");
    for (const [hash, sentence] of [
      [`#room=${"0".repeat(32)}`, "There is no such room"],
      ["#room=<img src=x onerror=alert(1)>", "There is no such room"],
    ]) {
      const guess = await (await browser.newContext()).newPage();
      guess.on("pageerror", (error) => faults.push(error.message));
      await guess.goto(`${server.known_as}/${hash}`);
      await guess.getByRole("alert").getByText(sentence).waitFor({ timeout: patience });
      yes(!(await guess.locator("img[src=x]").count()), "markup is no picture");
      await leave(guess);
    }
    const page = await come(browser, room.seats[0], faults, {}, { bypassCSP: false });
    await page.route("**/room", async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, body: (await reply.text()).replaceAll("Annie", "<b id='odd'>Annie</b>") });
    });
    await page.reload();
    await page.getByText("<b id='odd'>Annie</b>").first().waitFor();
    yes(!(await page.locator("#odd").count()), "a name with markup is text");
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await leave(page);
  });
});

claim("a room is drawn well in narrow and wide windows", async (browser, _, faults) => {
  await withRoom(riftbound, async (server, room) => {
    const people = [];
    for (const [link, width] of [[room.seats[0], 360], [room.seats[1], 1280], [room.onlookers, 360], [room.seats[0], 2560]])
      people.push(await come(browser, link, faults, {}, { viewport: { width, height: width === 360 ? 740 : 800 } }));
    const last = await play(people.slice(0, 2), chance(3));
    await button(last, "Take back").click();
    for (const page of people) await sees(page, /wish(es)? to take back/);
    const owner = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
    await owner.goto(server.owner);
    await owner.getByText("Room 1: Riftbound").waitFor();
    for (const [i, page] of [...people, owner].entries()) {
      if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/room-${i}.png`, fullPage: page === owner });
      none(await overlaps(page), "overlaps");
      none(await smallTexts(page), "small texts");
      none(await axe(page), "axe");
    }
    await leave(...people, owner);
  });
});

await tryClaims(folder, program, only);
