// map.tsx -- the map of a game: its spaces by their coordinates, what stands on each.
//
// A space is as large as its words need, so a map is wider than the page at times, and is
// scrolled within its own frame.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useSitting } from "./context";
import { dropping } from "./dragging";
import { wordsAt } from "./facts";
import { hueOf } from "./hue";
import type { Space, Thing, View } from "./protocol";
import type { Sitting } from "./sitting";
import { looking, tellWhyNot, ThingChip, touchOptions } from "./thing";
import { title } from "./words";

const W = 132; // of a hexagon, from side to side
const H = 152;
const SHOWN = 3; // things of a space that stand there by name

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

function isLit(sitting: Sitting, space: Space): boolean {
  return sitting.optionsOf(space.object).length + sitting.optionsAt(space.place).length > 0;
}

export function MapBoard({ view }: { view: View }): JSX.Element {
  const sitting = useSitting();
  const frame = useRef<HTMLDivElement>(null);
  const { map } = sitting.layout;
  const spaces = view.spaces ?? [];
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
  for (const there of Object.values(view.zones))
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
  }, [sitting.question]);

  return (
    <section class="map" aria-label="Map">
      <div class="map-frame" ref={frame} tabIndex={0} role="group" aria-label="Map, to be scrolled">
        <div class="map-sheet" style={{ width, height: depth }}>
          <svg class="map-lines" width={width} height={depth} aria-hidden="true">
            {spaces.map((space, i) => {
              const point = points[i];
              const classes = ["hex"];
              if (isLit(sitting, space)) classes.push("is-lit");
              if (sitting.aimed.has(String(space.object))) classes.push("is-aimed");
              const word = (map?.marks ?? []).flatMap((mark) => wordsAt(space.columns, mark))[0];
              return (
                point && (
                  <path
                    key={space.object}
                    class={classes.join(" ")}
                    style={{ "--hue": String(hueOf(word ?? "")) }}
                    d={outline(grid, point.x - left, point.y - top)}
                  />
                )
              );
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
}

interface BoxProps {
  space: Space;
  things: Thing[];
  x: number;
  y: number;
}

function SpaceBox({ space, things, x, y }: BoxProps): JSX.Element {
  const sitting = useSitting();
  const marks = (sitting.layout.map?.marks ?? []).flatMap((m) => wordsAt(space.columns, m));
  const options = [...sitting.optionsOf(space.object), ...sitting.optionsAt(space.place)];
  const lit = options.length > 0;
  const shown = things.length > SHOWN ? things.slice(0, SHOWN - 1) : things;
  const texts = options.map((option) => option.text);

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
          touchOptions(sitting, options, space.name, event) ||
          void tellWhyNot(sitting, space.object, space.name, event)
        }
        {...looking(sitting, space.object)}
      >
        {space.name}
        <span class="space-marks"> {marks.map(title).join(" · ")}</span>
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
}
