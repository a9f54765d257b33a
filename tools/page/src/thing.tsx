// thing.tsx -- a thing on the table: its card, lit where something can be done with it. A click
// does it, asks which of several, or says why nothing can be done.

import type { JSX } from "preact";
import { CardPicture, type CardSize } from "./card";
import { useSitting } from "./context";
import { isDragged } from "./dragging";
import { faceOf, factOf, nameOf, numbersOf } from "./facts";
import { hueOf } from "./hue";
import type { Option, Thing } from "./protocol";
import type { Sitting } from "./sitting";
import { title } from "./words";

const LONG_TOUCH_MS = 450;

interface Props {
  thing: Thing;
  size?: CardSize;
  borne?: Thing[]; // what is attached to it
}

interface ChipProps {
  thing: Thing;
  ids?: number[]; // of all that are alike and lie there
  className?: string;
}

// Returns the place at which something floats: where the mouse is, or below what has the focus.
function placeOf(event: MouseEvent): { x: number; y: number } {
  if (event.clientX || event.clientY) return { x: event.clientX, y: event.clientY };
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.bottom };
}

// Takes the one option, or asks at the mouse which of several. Returns false if there is none.
export function touchOptions(sitting: Sitting, options: Option[], name: string, event: MouseEvent) {
  const [first] = options;
  if (!first) return false;
  if (options.every((option) => option.text === first.text))
    void sitting.choose(options.find((o) => !sitting.picked.includes(o.index)) ?? first);
  else sitting.set("floating", { ...placeOf(event), title: name, options });
  return true;
}

// Says why nothing can be done with a thing.
export async function tellWhyNot(sitting: Sitting, object: number, name: string, event: MouseEvent) {
  const at = placeOf(event);
  if (sitting.isPast || !sitting.question) return;
  const findings = await sitting.whyNot(object);
  sitting.set("floating", { ...at, title: name, findings });
}

// The finger on the screen; a thing is drawn anew while it stays.
const finger = { timer: 0, stayed: false };

// Hovering, the focus and a long touch show details.
export function looking(sitting: Sitting, object: number) {
  return {
    onMouseEnter: () => sitting.set("looked", object),
    onFocus: () => sitting.set("looked", object),
    onTouchStart: () => {
      finger.stayed = false;
      finger.timer = window.setTimeout(() => {
        finger.stayed = true;
        sitting.set("looked", object);
        sitting.set("sheet", true);
      }, LONG_TOUCH_MS);
    },
    onTouchMove: () => window.clearTimeout(finger.timer),
    onTouchEnd: (event: TouchEvent) => {
      window.clearTimeout(finger.timer);
      if (finger.stayed) event.preventDefault();
    },
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      sitting.set("looked", object);
      sitting.set("sheet", true);
    },
  };
}

// What can be done with things, and how that shows.
function useTouch(thing: Thing, ids: number[], count: number) {
  const sitting = useSitting();
  const options = ids.flatMap((id) => sitting.optionsOf(id));
  const picked = options.some((option) => sitting.picked.includes(option.index));
  const name =
    nameOf(sitting.layout, sitting.card(thing.card), thing) + (count > 1 ? `, ${count} of them` : "");
  const classes = [
    options.length > 0 && "is-lit",
    picked && "is-picked",
    ids.some((id) => sitting.aimed.has(String(id))) && "is-aimed",
    sitting.at.question?.about === thing.object && "is-asking",
  ];
  const texts = [...new Set(options.map((option) => option.text))].join("; ");

  return {
    name,
    texts,
    classes: classes.filter(Boolean).join(" "),
    button: {
      type: "button" as const,
      "aria-pressed": picked || undefined,
      "data-object": thing.object,
      draggable: isDragged(sitting, options),
      onDragStart: (event: DragEvent) =>
        event.dataTransfer?.setData("text/plain", String(thing.object)),
      onClick: (event: MouseEvent) =>
        touchOptions(sitting, options, name, event) ||
        void tellWhyNot(sitting, thing.object, name, event),
      ...looking(sitting, thing.object),
    },
  };
}

export function ThingCard({ thing, size = "small", borne = [] }: Props): JSX.Element {
  const sitting = useSitting();
  const { layout } = sitting;
  const { name, texts, classes, button } = useTouch(thing, [thing.object], 1);
  const main = factOf(layout, "main");
  const mainLabel = layout.facts.find((fact) => fact.fact === main)?.label ?? main ?? "";
  const others = numbersOf(layout, thing).filter(({ label }) => label !== title(mainLabel));

  return (
    <div class="thing-stack">
      <div class={`thing ${classes}`}>
        <CardPicture
          face={thing.card ? faceOf(layout, sitting.card(thing.card), thing) : null}
          size={size}
          marks={thing.marks ?? []}
          numbers={others.map(({ label, n }) => `${label} ${n}`)}
        />
        <button class="thing-touch" aria-label={texts ? `${name}: ${texts}` : name} {...button} />
      </div>
      {borne.map((one) => (
        <ThingChip key={one.object} thing={one} />
      ))}
    </div>
  );
}

// A thing in a line: its name, how many are alike, how it stands.
export function ThingChip({ thing, ids, className = "" }: ChipProps): JSX.Element {
  const sitting = useSitting();
  const all = ids ?? [thing.object];
  const { texts, classes, button } = useTouch(thing, all, all.length);
  const state = (thing.marks ?? []).map(title).join(" · ");
  const type = String(sitting.card(thing.card)?.type ?? "");

  return (
    <button
      class={`thing-chip ${classes} ${className}`}
      style={{ "--hue": String(hueOf(type)) }}
      {...button}
    >
      {thing.name ?? "a card"}
      {all.length > 1 && <b> ×{all.length}</b>}
      {state && <span class="thing-chip-state"> {state}</span>}
      {texts && <span class="unseen">: {texts}</span>}
    </button>
  );
}
