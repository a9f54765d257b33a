// words.ts -- the game's words as a reader wants them: "rune_deck" is "Rune deck".

export function plain(word: string): string {
  return word.replaceAll("_", " ").replaceAll("}{", " ").replace(/[{}]/g, "").trim();
}

export function title(word: string): string {
  const text = plain(word);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// A name of a deck or game: "monsters-swarm" is "Monsters swarm".
export function deckTitle(name: string): string {
  return title(name.replaceAll("-", " "));
}

// Breaks a text into lines that fit, as they are measured; the last of [most] lines ends in "…"
// where more follows.
export function wrap(text: string, width: number, font: string, most: number): string[] {
  const lines: string[] = [];
  let line = "";

  for (const word of text.split(/\s+|(?<=\/)/).filter(Boolean)) {
    const longer = line ? `${line}${line.endsWith("/") ? "" : " "}${word}` : word;
    if (!line || measure(longer, font) <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  if (line) lines.push(line);
  const shown = lines.slice(0, most).map((l) => fit(l, width, font));
  if (lines.length > most) shown[most - 1] = fit(`${shown[most - 1]}…`, width, font);
  return shown;
}

// Shortens a line until it fits.
function fit(line: string, width: number, font: string): string {
  if (measure(line, font) <= width) return line;
  let kept = line.replace(/…$/, "");
  while (kept.length > 1 && measure(`${kept}…`, font) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

const paper = document.createElement("canvas").getContext("2d");

function measure(text: string, font: string): number {
  if (!paper) return text.length * 8;
  paper.font = font;
  return paper.measureText(text).width;
}
