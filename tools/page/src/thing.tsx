// thing.tsx -- a thing on the table: its card, lit where something can be done with it. A click
// does it, asks which of several, or says why nothing can be done.

import type { JSX } from "preact";
import { CardPicture, type CardSize } from "./card";
import { part, useShown, useSitting } from "./context";
import { isDragged } from "./dragging";
import { factOf, nameOf, numbersOf } from "./facts";
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
function useTouch(thing: Thing, ids: number[]) {
  const sitting = useSitting();
  const optionsNow = () => ids.flatMap((id) => sitting.optionsOf(id));
  const [card, texts, picked, classes] = useShown((sitting) => {
    const options = optionsNow();
    const picked = options.some((option) => sitting.picked.includes(option.index));
    const classes = [
      options.length > 0 && "is-lit",
      picked && "is-picked",
      ids.some((id) => sitting.aimed.has(String(id))) && "is-aimed",
      sitting.at.question?.about === thing.object && "is-asking",
    ];
    return [
      sitting.card(thing.card),
      [...new Set(options.map((option) => option.text))].join("; "),
      picked,
      classes.filter(Boolean).join(" "),
    ];
  });
  const name = nameOf(sitting.layout, card, thing) + (ids.length > 1 ? `, ${ids.length} of them` : "");

  return {
    card,
    name,
    texts,
    classes,
    button: {
      type: "button" as const,
      "aria-pressed": picked || undefined,
      "data-object": thing.object,
      draggable: true,
      onDragStart: (event: DragEvent) => {
        if (isDragged(sitting, optionsNow())) event.dataTransfer?.setData("text/plain", String(thing.object));
        else event.preventDefault();
      },
      onClick: (event: MouseEvent) =>
        touchOptions(sitting, optionsNow(), name, event) ||
        void tellWhyNot(sitting, thing.object, name, event),
      ...looking(sitting, thing.object),
    },
  };
}

export const ThingCard = part(function ThingCard({ thing, size = "small", borne = [] }: Props): JSX.Element {
  const { layout } = useSitting();
  const { name, texts, classes, button } = useTouch(thing, [thing.object]);
  const main = factOf(layout, "main");
  const mainLabel = layout.facts.find((fact) => fact.fact === main)?.label ?? main ?? "";
  const others = numbersOf(layout, thing).filter(({ label }) => label !== title(mainLabel));

  return (
    <div class="thing-stack">
      <div class={`thing ${classes}`}>
        <CardPicture
          thing={thing}
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
});

// A thing in a line: its name, how many are alike, how it stands.
export const ThingChip = part(function ThingChip({ thing, ids, className = "" }: ChipProps): JSX.Element {
  const all = ids ?? [thing.object];
  const { card, texts, classes, button } = useTouch(thing, all);
  const state = (thing.marks ?? []).map(title).join(" · ");

  return (
    <button
      class={`thing-chip ${classes} ${className}`}
      style={{ "--hue": String(hueOf(String(card?.type ?? ""))) }}
      {...button}
    >
      {thing.name ?? "a card"}
      {all.length > 1 && <b> ×{all.length}</b>}
      {state && <span class="thing-chip-state"> {state}</span>}
      {texts && <span class="unseen">: {texts}</span>}
    </button>
  );
});
