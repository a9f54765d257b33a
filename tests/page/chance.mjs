// chance.mjs -- a player who answers by chance, always the same, and the time that each answer took.

// Gives one to each option of a split, and the rest to the first.
function shares({ options, total }) {
  return options.map((_, i) => (i ? 1 : total - options.length + 1));
}

/**
 * Plays games with the seeds from 1 on, in which all questions are answered by chance. Returns the
 * milliseconds from each answer to the next question.
 * @param {(request: object) => any} ask its reply, or a promise of it
 * @param {object} setup of the games
 * @param {number} games
 */
export async function playByChance(ask, setup, games) {
  const times = [];
  let draw = 1;

  for (let seed = 1; seed <= games; seed++) {
    let question = await ask({ type: "newgame", ...setup, seed, next: true });
    while (question.type === "question") {
      draw = (draw * 1103515245 + 12345) % 2147483648;
      const names = question.options.map((option) => option.name);
      const pick = [];
      while (pick.length < Math.max(question.min, 1) && pick.length < question.max)
        pick.push(...names.splice((draw >> 8) % names.length, 1));
      const answer = question.sort === "split" ? { split: shares(question) } : { pick };
      const from = performance.now();
      question = await ask({ type: "answer", ...answer, next: true });
      times.push(performance.now() - from);
    }
  }
  return times;
}
