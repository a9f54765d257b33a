// clicks.ts -- runs in a page of the program, for browser_bench.mjs: answers as somebody who clicks the first button
// that is offered does, and notes how long it takes until the page shows the next question.

const region = (): Element | null => document.querySelector('[aria-label="Question"]');
const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));

// The next button: what confirms, what divides, or an answer by chance.
function nextButton(draw: number): HTMLButtonElement | null {
  const all = [...(region()?.querySelectorAll<HTMLButtonElement>("button:enabled") ?? [])];
  const named = (start: RegExp) => all.find((button) => start.test(button.ariaLabel ?? button.textContent ?? ""));
  const free = all.filter((button) => button.closest("li") && button.ariaPressed !== "true");
  return named(/^(Choose|Divide) /) ?? named(/^more to /) ?? free[draw % free.length] ?? null;
}

// Waits until the page is no longer busy, or `ms` are over. Returns whether it was busy.
async function settled(ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  let was = false;
  for (;;) {
    const busy = region()?.getAttribute("aria-busy") === "true";
    if (was && !busy) return true;
    was ||= busy;
    if (!was && performance.now() > end) return false;
    await new Promise((done) => setTimeout(done, 0));
  }
}

/** Gives up to `n` answers. Returns the milliseconds of each until the next question is drawn. */
export async function clickThrough(n: number): Promise<number[]> {
  const times: number[] = [];
  let draw = 7;
  for (let tries = 0; times.length < n && tries < 5 * n; tries++) {
    draw = (draw * 1103515245 + 12345) % 2147483648;
    const button = nextButton(draw >> 8);
    if (!button) {
      if (!(await settled(500))) break; // the game is over, or another one is asked
      continue;
    }
    const from = performance.now();
    button.click();
    if (!(await settled(100))) continue; // it was noted, and is no answer yet
    await frame();
    times.push(performance.now() - from);
  }
  return times;
}

Object.assign(globalThis, { clickThrough });
