// map.tsx -- the map of a game: its spaces by their coordinates, what stands on each.
//
// A space is as large as its words need, so a map is wider than the page at times, and is
// scrolled within its own frame.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { part, useShown, useSitting } from "./context";
import { dropping } from "./dragging";
import { wordsAt } from "./facts";
import { hueOf } from "./hue";
import type { Option, Space, Thing } from "./protocol";
import type { Sitting } from "./sitting";
import { looking, tellWhyNot, ThingChip, touchOptions } from "./thing";
import { title } from "./words";

const W = 132; // of a hexagon, from side to side
const H = 152;
const SHOWN = 3; // things of a space that stand there by name

const none: Space[] = [];

// Returns where the middle of a space lies, in the map's own pixels.
function middleOf(grid: string, at: [number, number]): { x: number; y: number } {
  const [x, y] = at;
  if (grid === "hexes") return { x: (x + y / 2) * W, y: y * H * 0.75 };
  return { x: x * W, y: y * W };
}

function outline(grid: string, x: number, y: number): string {
  if (grid !== "hexes") return `M${x - W / 2} ${y - W / 2}h${W}v${W}h${-W}z`;
  return `M${x} ${y - H / 2}l${W / 2} ${H / 4}v${H / 2}l${-W / 2} ${H / 4}l${-W / 2} ${-H / 4}v${-H / 2}z`;
}

export const MapBoard = part(function MapBoard(): JSX.Element {
  const { map } = useSitting().layout;
  const [spaces, zones, question] = useShown(({ at, question }) => [at.view.spaces ?? none, at.view.zones, question]);
  const frame = useRef<HTMLDivElement>(null);
  const grid = map?.grid ?? "none";
  const columns = Math.ceil(Math.sqrt(spaces.length));
  const at = (space: Space, i: number) =>
    middleOf(grid, space.at ?? [i % columns, Math.floor(i / columns)]);
  const points = spaces.map(at);
  const height = grid === "hexes" ? H : W;
  const left = Math.min(...points.map((p) => p.x)) - W / 2 - 4;
  const top = Math.min(...points.map((p) => p.y)) - height / 2 - 4;
  const width = Math.max(...points.map((p) => p.x)) + W / 2 + 4 - left;
  const depth = Math.max(...points.map((p) => p.y)) + height / 2 + 4 - top;
  const things = new Map<number, Thing>();
  for (const there of Object.values(zones))
    if (Array.isArray(there)) for (const thing of there) things.set(thing.object, thing);

  // What can be done comes into sight.
  useEffect(() => {
    const lit = frame.current?.querySelector<HTMLElement>(".space.is-lit, .space .is-lit");
    const box = frame.current;
    if (!lit || !box) return;
    const space = lit.closest<HTMLElement>(".space") ?? lit;
    box.scrollTo({
      left: space.offsetLeft + space.offsetWidth / 2 - box.clientWidth / 2,
      top: space.offsetTop + space.offsetHeight / 2 - box.clientHeight / 2,
    });
  }, [question]);

  return (
    <section class="map" aria-label="Map">
      <div class="map-frame" ref={frame} tabIndex={0} role="group" aria-label="Map, to be scrolled">
        <div class="map-sheet" style={{ width, height: depth }}>
          <svg class="map-lines" width={width} height={depth} aria-hidden="true">
            {spaces.map((space, i) => {
              const point = points[i];
              return point && <Hex key={space.object} space={space} d={outline(grid, point.x - left, point.y - top)} />;
            })}
          </svg>
          {spaces.map((space, i) => {
            const point = points[i];
            return (
              point && (
                <SpaceBox
                  key={space.object}
                  space={space}
                  things={space.things.flatMap((id) => things.get(id) ?? [])}
                  x={point.x - left}
                  y={point.y - top}
                />
              )
            );
          })}
        </div>
      </div>
    </section>
  );
});

// Returns the words of a space by which its ground is known.
function marksOf(sitting: Sitting, space: Space): string[] {
  return (sitting.layout.map?.marks ?? []).flatMap((mark) => wordsAt(space.columns, mark));
}

function optionsOn(sitting: Sitting, space: Space): Option[] {
  return [...sitting.optionsOf(space.object), ...sitting.optionsAt(space.place)];
}

const Hex = part(function Hex({ space, d }: { space: Space; d: string }): JSX.Element {
  const [word = ""] = marksOf(useSitting(), space);
  const [lit, aimed] = useShown((sitting) => [
    optionsOn(sitting, space).length > 0,
    sitting.aimed.has(String(space.object)),
  ]);

  return <path class={`hex${lit ? " is-lit" : ""}${aimed ? " is-aimed" : ""}`} style={{ "--hue": String(hueOf(word)) }} d={d} />;
});

interface BoxProps {
  space: Space;
  things: Thing[];
  x: number;
  y: number;
}

const SpaceBox = part(function SpaceBox({ space, things, x, y }: BoxProps): JSX.Element {
  const sitting = useSitting();
  const [texts] = useShown((sitting) => [optionsOn(sitting, space).map((option) => option.text)]);
  const lit = texts.length > 0;
  const shown = things.length > SHOWN ? things.slice(0, SHOWN - 1) : things;

  return (
    <div
      class={lit ? "space is-lit" : "space"}
      style={{ left: x - 57, top: y - 52 }}
      data-place={space.place}
      {...dropping(sitting, space)}
    >
      <button
        type="button"
        class="space-name"
        data-object={space.object}
        onClick={(event) =>
          touchOptions(sitting, optionsOn(sitting, space), space.name, event) ||
          void tellWhyNot(sitting, space.object, space.name, event)
        }
        {...looking(sitting, space.object)}
      >
        {space.name}
        <span class="space-marks"> {marksOf(sitting, space).map(title).join(" · ")}</span>
        {lit && <span class="unseen">: {texts.join("; ")}</span>}
      </button>
      {shown.map((thing) => (
        <ThingChip key={thing.object} thing={thing} className="is-there" />
      ))}
      {things.length > shown.length && (
        <span class="space-more" title={things.map((thing) => thing.name).join(", ")}>
          and {things.length - shown.length} more
        </span>
      )}
    </div>
  );
});
