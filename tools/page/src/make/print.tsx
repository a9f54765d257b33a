// print.tsx -- cards on paper: nine to a page, each as large as a card of the table, with all of its words. The
// browser prints them.

import { render, type JSX } from "preact";
import { faceOf, keywordsOf, sheetOf } from "../facts";
import { cornerOf, framePath, hueOf } from "../hue";
import type { Card, Layout } from "../protocol";
import { plain, title, wrap } from "../words";

const [w, h] = [238, 332]; // 63 by 88 mm, at 96 to the inch
const a_page = 9;
const sans = '"Liberation Sans", Arial, Helvetica, sans-serif';
const sizes = [12, 10.5, 9]; // of the words: the largest in which all of them fit

// Prints the cards, and takes them from the page again.
export function printCards(layout: Layout, cards: Card[]): void {
  const paper = document.createElement("div");
  const pages = Array.from({ length: Math.ceil(cards.length / a_page) }, (_, i) => cards.slice(i * a_page, (i + 1) * a_page));

  paper.className = "print";
  paper.setAttribute("aria-hidden", "true");
  document.body.append(paper);
  render(
    pages.map((page, i) => (
      <div key={i} class="print-page">
        {page.map((card, k) => (
          <PrintedCard key={k} layout={layout} card={card} />
        ))}
      </div>
    )),
    paper,
  );
  window.addEventListener("afterprint", () => paper.remove(), { once: true });
  window.print();
}

// Returns the words of the card as lines, and their size.
function linesOf(card: Card, room: number): { lines: string[]; size: number } {
  const parts = [keywordsOf(card).join(", "), ...(card.does ?? []).map(plain), plain(card.text ?? "")].filter(Boolean);
  const written = (size: number) => parts.flatMap((part) => wrap(part, w - 24, `${size}px ${sans}`, 99));
  const size = sizes.find((one) => written(one).length * (one + 3) <= room) ?? 9;
  const lines = written(size);
  const most = Math.floor(room / (size + 3));

  return { lines: lines.length > most ? [...lines.slice(0, most - 1), "…"] : lines, size };
}

function PrintedCard({ layout, card }: { layout: Layout; card: Card }): JSX.Element {
  const face = faceOf(layout, card, null);
  const kind = face.type ?? "";
  const nameX = face.cost === null && face.symbols === null ? 12 : 44;
  const name = wrap(face.name, w - nameX - 10, `600 15px ${sans}`, 2);
  const kinds = [...(card.supertypes ?? []), kind, ...face.identity].filter(Boolean).map(title).join(" · ");
  const facts = sheetOf(layout, card).map(({ label, value }) => `${label} ${value}`).join(", ");
  const foot = wrap([...(card.tags ?? []), facts].filter(Boolean).join(", "), w - (face.main === null ? 24 : 64), `9px ${sans}`, 4);
  const footY = h - 14 - foot.length * 11;
  const words = linesOf(card, footY - 84);

  return (
    <svg class="card-picture" style={{ "--hue": String(hueOf(kind)) } as JSX.CSSProperties} viewBox={`0 0 ${w} ${h}`}>
      <path class="card-paper" d={framePath(w, h, 11, cornerOf(kind))} />
      <path class="card-band" d={`M8 50H${w - 8}`} />
      {face.cost !== null && (
        <>
          <circle class="card-cost" cx={24} cy={24} r={14} />
          <text class="card-cost-text" x={24} y={29}>
            {face.cost}
          </text>
        </>
      )}
      {face.symbols && (
        <text class="card-symbols" x={24} y={47}>
          {face.symbols}
        </text>
      )}
      {name.map((line, i) => (
        <text key={i} class="card-name" style={{ fontSize: "15px" }} x={nameX} y={(name.length === 1 ? 29 : 21) + i * 18}>
          {line}
        </text>
      ))}
      <text class="card-type" x={12} y={66}>
        {wrap(kinds, w - 24, `12px ${sans}`, 1)}
      </text>
      {words.lines.map((line, i) => (
        <text key={i} class="card-text" style={{ fontSize: `${words.size}px` }} x={12} y={86 + i * (words.size + 3)}>
          {line}
        </text>
      ))}
      {foot.map((line, i) => (
        <text key={i} class="card-type" style={{ fontSize: "9px" }} x={12} y={footY + i * 11}>
          {line}
        </text>
      ))}
      <text class="card-type" style={{ fontSize: "9px" }} x={12} y={h - 10}>
        {card.code}
      </text>
      {face.main !== null && (
        <text class="card-main" x={w - 12} y={h - 14}>
          {face.main}
        </text>
      )}
    </svg>
  );
}
