// hue.ts -- a stable colour and a stable shape for any word: kinds of cards, colours of a game,
// terrains of a map. No word has a row of its own.

function hash(word: string): number {
  let h = 2166136261;
  for (let i = 0; i < word.length; i++) {
    h ^= word.charCodeAt(i);
    h = Math.imul(h, 16777619) >>> 0;
  }
  h ^= h >>> 15;
  h = Math.imul(h, 3266489909) >>> 0;
  return (h ^ (h >>> 13)) >>> 0;
}

// Returns degrees on the colour wheel, in steps that the eye tells apart.
export function hueOf(word: string): number {
  return (hash(word.toLowerCase()) % 24) * 15;
}

export type Corner = "round" | "cut" | "notch" | "scoop";

const corners: Corner[] = ["round", "cut", "notch", "scoop"];

// Returns the shape of a frame's corners, so that a kind is known without its colour too.
export function cornerOf(word: string): Corner {
  return corners[(hash(word.toLowerCase()) >>> 6) % corners.length] ?? "round";
}

// Returns the outline of a frame with such corners.
export function framePath(w: number, h: number, r: number, corner: Corner): string {
  const a = 1;
  const b = w - 1;
  const c = h - 1;
  switch (corner) {
    case "round":
      return `M${a + r} ${a}H${b - r}Q${b} ${a} ${b} ${a + r}V${c - r}Q${b} ${c} ${b - r} ${c}H${a + r}Q${a} ${c} ${a} ${c - r}V${a + r}Q${a} ${a} ${a + r} ${a}Z`;
    case "cut":
      return `M${a + r} ${a}H${b - r}L${b} ${a + r}V${c - r}L${b - r} ${c}H${a + r}L${a} ${c - r}V${a + r}Z`;
    case "notch":
      return `M${a + r / 2} ${a}H${b - r / 2}V${a + r / 2}H${b}V${c - r / 2}H${b - r / 2}V${c}H${a + r / 2}V${c - r / 2}H${a}V${a + r / 2}H${a + r / 2}Z`;
    case "scoop":
      return `M${a + r} ${a}H${b - r}A${r} ${r} 0 0 0 ${b} ${a + r}V${c - r}A${r} ${r} 0 0 0 ${b - r} ${c}H${a + r}A${r} ${r} 0 0 0 ${a} ${c - r}V${a + r}A${r} ${r} 0 0 0 ${a + r} ${a}Z`;
  }
}
