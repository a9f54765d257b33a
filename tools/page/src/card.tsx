// card.tsx -- a card as SVG: a frame for its kind, its numbers, its words. No art, and no text
// smaller than 12 px.

import type { JSX } from "preact";
import { part, useShown, useSitting } from "./context";
import { faceOf } from "./facts";
import { cornerOf, framePath, hueOf } from "./hue";
import type { Thing } from "./protocol";
import { title, wrap } from "./words";

export type CardSize = "small" | "tall";

const sans = '"Liberation Sans", Arial, Helvetica, sans-serif';
const sizes = {
  small: { w: 118, h: 98, nameLines: 2, textLines: 0 },
  tall: { w: 158, h: 206, nameLines: 2, textLines: 8 },
};

// A picture is never smaller than its words need; on a large page it grows.
function scaled(w: number, h: number): JSX.CSSProperties {
  return { width: `calc(${w}px * var(--scale))`, height: `calc(${h}px * var(--scale))` };
}

interface Props {
  thing: Thing; // its back, where nobody knows it
  size: CardSize;
  marks: string[];
  numbers: string[]; // further numbers, in short
}

export const CardPicture = part(function CardPicture({ thing, size, marks, numbers }: Props): JSX.Element {
  const { layout } = useSitting();
  const [card] = useShown((sitting) => [sitting.card(thing.card)]);
  const { w, h } = sizes[size];

  if (!thing.card) return <CardBack w={w} h={h} />;
  const face = faceOf(layout, card, thing);
  const kind = face.type ?? "";
  const style = { "--hue": String(hueOf(kind)) } as JSX.CSSProperties;
  const costs = face.cost !== null || face.symbols !== null;
  const nameX = costs ? 35 : 10;
  const name = wrap(face.name, w - nameX - 6, `600 13px ${sans}`, sizes[size].nameLines);
  const changed = face.printed !== null && face.main !== face.printed;
  const state = [...numbers, ...marks.map(title)];
  const told = wrap(state.join(", "), w - 20, `12px ${sans}`, 2);
  const room = sizes[size].textLines - told.length;
  const text = room > 0 ? wrap(face.words, w - 20, `12px ${sans}`, room) : [];
  const foot = h - 10;

  return (
    <svg
      class="card-picture"
      style={{ ...style, ...scaled(w, h) }}
      viewBox={`0 0 ${w} ${h}`}
      aria-hidden="true"
      focusable="false"
    >
      <path class="card-paper" d={framePath(w, h, 9, cornerOf(kind))} />
      <path class="card-band" d={`M7 ${size === "tall" ? 44 : 42}H${w - 7}`} />
      {face.cost !== null && (
        <>
          <circle class="card-cost" cx={19} cy={20} r={12} />
          <text class="card-cost-text" x={19} y={25}>
            {face.cost}
          </text>
        </>
      )}
      {face.symbols && (
        <text class="card-symbols" x={19} y={39}>
          {face.symbols.slice(0, 2)}
        </text>
      )}
      {name.map((line, i) => (
        <text key={i} class="card-name" x={nameX} y={(name.length === 1 ? 25 : 18) + i * 16}>
          {line}
        </text>
      ))}
      {told.map((line, i) => (
        <text key={i} class="card-state" x={10} y={57 + i * 14}>
          {line}
        </text>
      ))}
      {text.map((line, i) => (
        <text key={i} class="card-text" x={10} y={59 + told.length * 14 + i * 15}>
          {line}
        </text>
      ))}
      <text class="card-type" x={10} y={foot}>
        {wrap(
          [face.type ?? "", size === "tall" ? face.identity.map(title).join(" ") : ""]
            .filter(Boolean)
            .join(" · "),
          w - (face.main === null ? 20 : 52),
          `12px ${sans}`,
          1,
        )}
      </text>
      {face.main !== null && (
        <text class={changed ? "card-main is-changed" : "card-main"} x={w - 10} y={foot}>
          {face.main}
        </text>
      )}
    </svg>
  );
});

function CardBack({ w, h }: { w: number; h: number }): JSX.Element {
  const middle = { x: w / 2, y: h / 2 };

  return (
    <svg
      class="card-picture card-back"
      style={scaled(w, h)}
      viewBox={`0 0 ${w} ${h}`}
      aria-hidden="true"
      focusable="false"
    >
      <path class="card-paper" d={framePath(w, h, 9, "round")} />
      <path class="card-back-line" d={framePath(w, h, 9, "round")} transform={`translate(${w * 0.06} ${h * 0.06}) scale(.88)`} />
      <path
        class="card-back-line"
        d={`M${middle.x} ${middle.y - 16}l12 16l-12 16l-12 -16z`}
      />
    </svg>
  );
}
