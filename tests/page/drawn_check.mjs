// drawn_check.mjs PAGE PROGRAM -- who is told of a change, and which parts of the table are drawn anew by it: those
// that show something else now, and no others.

import { openBrowser, serveCopy } from "./browser.mjs";

const [page, program] = process.argv.slice(2);
let passed = 0;
let failed = 0;

function claim(sentence, holds, shown) {
  if (holds) return void passed++;
  failed++;
  console.log(`FAILED: ${sentence}\n${JSON.stringify(shown)}`);
}

const server = await serveCopy(page, program, "tests/page/drawn_page.ts");
const browser = await openBrowser();
try {
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await tab.goto(`${server.address}test.html`);

  // ---- what is the same stays the same object
  const same = await tab.evaluate(() => {
    const before = { zones: { hand: [{ object: 1, n: 1 }, { object: 2, n: 1 }, { object: 3, n: 1 }], deck: 5 }, turn: 1 };
    const next = structuredClone(before);
    next.turn = 2;
    next.zones.hand.shift();
    next.zones.hand[1].n = 2;
    const written = JSON.stringify(next);
    const old = JSON.stringify(before);
    const now = kept(before, next);
    const [, second, third] = before.zones.hand;
    return {
      whole: kept(before, structuredClone(before)) === before,
      part: kept(before, { ...structuredClone(before), turn: 2 }).zones === before.zones,
      moved: now.zones.hand[0] === second,
      changed: now.zones.hand[1] !== third,
      written: JSON.stringify(now) === written && JSON.stringify(before) === old,
      order: kept({ a: 1, b: 2 }, { b: 2, a: 1 }),
      longer: kept([1, 2], [1, 2, 3]),
      kinds: [kept([], {}), kept({}, []), kept(null, 1), kept({ a: null }, { a: {} })],
    };
  });
  claim("what is written the same is the same object", same.whole && same.part, same);
  claim("a member of a list is found where another one has gone", same.moved && same.changed, same);
  claim("what it says stays as it is written", same.written && Object.keys(same.order).join("") === "ba", same);
  claim("a longer list, and another kind of value, is taken as it is", JSON.stringify([same.longer, same.kinds]) === "[[1,2,3],[{},[],1,{\"a\":{}}]]", same);
  const alike = await tab.evaluate(() => {
    const one = {};
    return [isAlike([one], [one]), isAlike([one], [{}]), isAlike([1], [1, 2]), isAlike(NaN, NaN), areAlike({ a: 1 }, { b: 1 }), areAlike({ a: undefined }, {}), areAlike({ a: [1] }, { a: [1] })];
  });
  claim("lists are alike by their members, records by their fields", String(alike) === "true,false,false,true,false,false,true", alike);

  // ---- who is told
  const decks = ["proving-grounds-annie", "proving-grounds-garen"];
  await tab.evaluate((decks) => sitDown({ game: "riftbound", mode: "duel", decks, seats: ["client", "random"], settings: {}, seed: 5 }), decks);
  const told = await tab.evaluate(() => {
    const heard = [0, 0];
    const leave = [0, 1].map((i) => sitting.listen(() => heard[i]++));
    const { changes } = sitting;
    sitting.changed();
    leave[0]();
    sitting.set("looked", 123456789);
    sitting.set("looked", 123456789);
    sitting.set("looked", null);
    leave[1]();
    sitting.changed();
    return { heard, changes: sitting.changes - changes };
  });
  claim("all who listen are told of each change, and nobody who has left", String(told.heard) === "1,3" && told.changes === 4, told);

  // ---- which parts are drawn
  const nothing = await tab.evaluate(() => drawnBy(() => sitting.changed()));
  claim("where nothing has changed nothing is drawn", Object.keys(nothing).length === 0, nothing);
  const looked = await tab.evaluate(() => drawnBy(() => sitting.set("looked", Object.values(sitting.at.view.zones).flat().find((thing) => thing.card).object)));
  const board = ["Board", "Side", "PlayerLine", "LineZone", "ThingCard", "ThingChip", "Asked", "Story", "StoryLine", "Title"];
  claim("what is looked at is drawn by the details alone", looked.Details === 1 && !board.some((name) => looked[name]), looked);

  // Gives so many answers. Returns what is drawn by them and what there is, and how many pictures were touched that show the same.
  const played = await tab.evaluate(async () => {
    const sum = { answers: 0, cards: 0, drawn: {}, touched: 0, stayed: 0 };
    for (let i = 0; i < 30 && sitting.question; i++) {
      const pictures = new Map([...document.querySelectorAll(".board svg.card-picture")].map((one) => [one, one.outerHTML]));
      const watch = new MutationObserver(() => {});
      for (const one of pictures.keys()) watch.observe(one, { subtree: true, childList: true, attributes: true, characterData: true });
      const drawn = await drawnBy(async () => {
        const { options, min, max } = sitting.question;
        if (sitting.question.sort === "split") return sitting.confirm();
        if (min === 1 && max === 1) return sitting.choose(options[(i * 7) % options.length]);
        for (const option of options.slice(0, min)) await sitting.choose(option);
        return sitting.confirm();
      });
      const touched = new Set(watch.takeRecords().map(({ target }) => target.closest?.("svg") ?? target.parentElement?.closest("svg")));
      for (const [one, html] of pictures) {
        if (!one.isConnected || one.outerHTML !== html) continue;
        sum.stayed++;
        if (touched.has(one)) sum.touched++;
      }
      watch.disconnect();
      sum.answers++;
      sum.cards += document.querySelectorAll(".thing-stack").length;
      for (const [name, n] of Object.entries(drawn)) sum.drawn[name] = (sum.drawn[name] ?? 0) + n;
    }
    return sum;
  });
  claim("a picture that shows the same is not touched", played.answers > 10 && played.stayed > 50 && played.touched === 0, played);
  claim("most cards are not drawn anew by an answer", played.drawn.ThingCard > 0 && played.drawn.ThingCard < played.cards / 2, played);
  claim("nor most lines of the story", played.drawn.StoryLine <= (await tab.locator(".told").count()), played);

  // ---- an answer that is on its way
  const late = await tab.evaluate(async () => {
    const region = document.querySelector('[aria-label="Question"]');
    const shown = () => [region.getAttribute("aria-busy"), region.querySelectorAll("button:disabled").length > 0].join(" ");
    const wait = (ms) => new Promise((done) => setTimeout(done, ms));
    await wait(300);
    const before = shown();
    setLate(300);
    const done = sitting.takeBack();
    await wait(30);
    const soon = shown();
    setLate(0);
    await done;
    await wait(100);
    return [before, soon, shown()];
  });
  claim("that an answer is on its way is told at once, and no button takes another one", late.join() === "false false,true true,false false", late);
} finally {
  await browser.close();
  server.end();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
