// dragging.ts -- a thing that is dragged to a place: the one answer that takes it there is given, as by clicks. Where
// there is none, it is told what can be done with the thing, or why nothing can.

import type { Option } from "./protocol";
import type { Sitting } from "./sitting";
import { tellWhyNot } from "./thing";

interface Dropping {
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
}

// A place, which may be a thing of its own.
interface Place {
  place: string;
  object?: number;
}

const isThere = (option: Option, { place, object }: Place): boolean =>
  option.place === place || (object !== undefined && option.object === object);

// Answers that are about a place and no thing, as to move there.
const isOfPlace = (option: Option): boolean => option.place !== undefined && option.object === undefined;

// Whether a thing can be dragged: there is an answer about it, or one about a place.
export function isDragged(sitting: Sitting, options: Option[]): boolean {
  return options.length > 0 || (sitting.question?.options.some(isOfPlace) ?? false);
}

// Chooses among what is asked next the one option that is meant.
async function chooseNext(sitting: Sitting, first: Option, isMeant: (option: Option) => boolean): Promise<void> {
  const before = sitting.question;
  await sitting.choose(first);
  if (sitting.question === before) return; // it is one of several, and waits for the others
  const [next, ...more] = sitting.question?.options.filter(isMeant) ?? [];
  if (next && !more.length) await sitting.choose(next);
}

async function drop(sitting: Sitting, object: number, at: Place, event: MouseEvent): Promise<void> {
  const { question } = sitting;
  if (!question || sitting.busy) return;
  const own = sitting.optionsOf(object);
  const [direct, ...others] = own.filter((option) => isThere(option, at));
  if (direct && !others.length) return sitting.choose(direct);
  let open = own; // those that may still be meant
  for (const option of own) {
    const asks = await sitting.targetsOf(option);
    if (asks?.options.some((next) => isThere(next, at))) return chooseNext(sitting, option, (next) => isThere(next, at));
    if (asks?.options.some(isOfPlace)) open = open.filter((one) => one !== option); // it leads to other places
  }
  const there = question.options.filter((option) => isThere(option, at) && option.object !== object);
  for (const option of there) {
    const asks = await sitting.targetsOf(option);
    if (asks?.options.some((next) => next.object === object)) return chooseNext(sitting, option, (next) => next.object === object);
  }
  if (sitting.question !== question) return;
  const [only, ...more] = open;
  const name = sitting.thing(object)?.name ?? "";
  if (only && !more.length) await sitting.choose(only);
  else if (!own.length && !there.length) await tellWhyNot(sitting, object, name, event);
  else sitting.set("floating", { x: event.clientX, y: event.clientY, title: name, options: [...own, ...there] });
}

// What a part of the page needs to be a place where things are dropped.
export function dropping(sitting: Sitting, at: Place): Dropping {
  return {
    onDragOver: (event) => sitting.question && event.preventDefault(),
    onDrop: (event) => {
      const object = Number(event.dataTransfer?.getData("text/plain"));
      if (!sitting.question) return;
      event.preventDefault();
      event.stopPropagation(); // a place may lie within another one
      if (object) void drop(sitting, object, at, event);
    },
  };
}
