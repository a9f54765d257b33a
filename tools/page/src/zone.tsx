// zone.tsx -- a zone as a region with its name, and what lies there. A zone that an option may
// choose is lit, and takes what is dropped on it.

import type { ComponentChildren, JSX } from "preact";
import type { CardSize } from "./card";
import { part, useShown, useSitting } from "./context";
import { dropping } from "./dragging";
import type { Layout, LayoutLine, Player, Thing, View } from "./protocol";
import type { Sitting } from "./sitting";
import { ThingCard, ThingChip, touchOptions } from "./thing";
import { title } from "./words";

const none: Thing[] = [];

export function thingsAt(view: View, place: string): Thing[] {
  const there = view.zones[place];
  return Array.isArray(there) ? there : none;
}

// Counts what lies at a place, also where nobody sees it.
export function countAt(view: View, place: string): number {
  const there = view.zones[place];
  return Array.isArray(there) ? there.length : (there ?? 0);
}

// Returns the word of a place: of a player's zone, or of a zone that all share.
export function placeWord(layout: Layout, zone: string, player: number | null): string {
  const scope = layout.zones.find((row) => row.zone === zone)?.scope;
  return scope === "player" && player !== null ? `${zone}:${player}` : zone;
}

export function zoneTitle(layout: Layout, zone: string): string {
  return title(layout.zones.find((row) => row.zone === zone)?.words ?? zone);
}

interface ZoneProps {
  place: string;
  label: string;
  owner?: string; // whose it is
  sum?: { label: string; n: number };
  className?: string;
  head?: ComponentChildren; // instead of its name
  isPart?: boolean; // another region stands for the place
  children: ComponentChildren;
}

export function Zone({ place, label, owner, sum, className, head, isPart, children }: ZoneProps): JSX.Element {
  const sitting = useSitting();
  const [lit, ways, aimed] = useShown((sitting) => {
    const options = isPart ? [] : sitting.optionsAt(place);
    const ways = options.length === 1 ? options[0]?.text : `${options.length} ways`;
    return [options.length > 0, ways, !isPart && sitting.aimed.has(place)];
  });
  const classes = ["zone", className, lit && "is-lit", aimed && "is-aimed"];

  return (
    <section
      class={classes.filter(Boolean).join(" ")}
      aria-label={owner ? `${owner}: ${label}` : label}
      data-place={place}
      {...dropping(sitting, { place })}
    >
      <header class="zone-head">
        {head}
        {lit ? (
          <button
            type="button"
            class="zone-pick"
            onClick={(event) => touchOptions(sitting, sitting.optionsAt(place), label, event)}
          >
            {ways === label || head ? null : <span>{label}</span>}
            <span class="zone-pick-text">{ways}</span>
          </button>
        ) : (
          !head && <span class="zone-name">{label}</span>
        )}
        {sum && (
          <span class="zone-sum" aria-label={`${sum.label} ${sum.n}`}>
            {sum.n}
          </span>
        )}
      </header>
      <div class="zone-things">{children}</div>
    </section>
  );
}

// Returns things that lie by themselves, each with what is attached to it.
export function standing(things: Thing[]): { thing: Thing; borne: Thing[] }[] {
  const here = new Set(things.map((thing) => thing.object));
  const alone = things.filter((t) => t.attached_to === undefined || !here.has(t.attached_to));
  return alone.map((thing) => ({
    thing,
    borne: things.filter((other) => other.attached_to === thing.object),
  }));
}

export const Things = part(function Things({ things, size }: { things: Thing[]; size?: CardSize }): JSX.Element {
  return (
    <>
      {standing(things).map(({ thing, borne }) => (
        <ThingCard key={thing.object} thing={thing} size={size} borne={borne} />
      ))}
    </>
  );
});

// Things of which only the number of a kind counts: one chip for those that are alike.
const Piles = part(function Piles({ things }: { things: Thing[] }): JSX.Element {
  const piles = new Map<string, { first: Thing; ids: number[] }>();

  for (const thing of things) {
    const { object, since: _since, ...rest } = thing;
    const key = JSON.stringify(rest);
    const pile = piles.get(key);
    if (pile) pile.ids.push(object);
    else piles.set(key, { first: thing, ids: [object] });
  }
  return (
    <>
      {[...piles.entries()]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([key, { first, ids }]) => (
          <ThingChip key={key} thing={first} ids={ids} />
        ))}
    </>
  );
});

// Cards whose faces nobody here knows: how many, at a glance.
const Backs = part(function Backs({ n }: { n: number }): JSX.Element {
  return (
    <svg
      class="backs"
      width={26 + (n - 1) * 12}
      height={38}
      viewBox={`0 0 ${26 + (n - 1) * 12} 38`}
      role="img"
      aria-label={n === 1 ? "one card" : `${n} cards`}
    >
      {Array.from({ length: n }, (_, i) => (
        <rect key={i} class="back" x={1 + i * 12} y={1} width={24} height={36} rx={4} />
      ))}
    </svg>
  );
});

interface LineProps {
  line: LayoutLine;
  player: number | null;
  owner?: string;
  size?: CardSize;
}

// Returns whether nobody here knows the thing, and no option is about it.
function isUntouched(sitting: Sitting, thing: Thing): boolean {
  return !thing.card && !sitting.optionsOf(thing.object).length;
}

// A line of the layout as a zone; nothing where it has nothing to show.
export const LineZone = part(function LineZone({ line, player, owner, size = "small" }: LineProps): JSX.Element | null {
  const { layout } = useSitting();
  const zone = line.zone ?? "";
  const place = placeWord(layout, zone, player);
  const label = zoneTitle(layout, zone);
  const name = line.line === "tally" && line.label ? title(line.label) : label;
  const [things, isUnknown, beside, count, total, lit] = useShown((sitting) => {
    const { view } = sitting.at;
    const isTallied = (thing: Thing) =>
      layout.tallied.includes(String(sitting.card(thing.card)?.type ?? ""));
    const things = thingsAt(view, place).filter((thing) => (line.line === "tally") === isTallied(thing));
    return [
      things,
      things.length > 0 && things.every((thing) => isUntouched(sitting, thing)),
      line.beside ? thingsAt(view, placeWord(layout, line.beside, player)) : none,
      countAt(view, place),
      line.total ? (view.totals?.[line.total]?.zones[place] ?? 0) : 0,
      sitting.optionsAt(place).length > 0,
    ];
  });
  const sum = line.total ? { label: title(line.total), n: total } : undefined;

  if (!zone || (line.line === "tally" && !things.length)) return null;
  if (line.line === "count")
    return (
      <p class="zone-count">
        {name} <b>{count}</b>
      </p>
    );
  if (isUnknown && layout.counts.some((row) => row.zone === zone)) return null;
  if (!things.length && !beside.length && !sum && !lit && line.line !== "objects") return null;
  return (
    <Zone
      place={place}
      label={name}
      owner={owner}
      sum={sum}
      isPart={line.line === "tally"}
      className={`zone-${line.line}${line.total ? " has-sum" : ""}${things.length || beside.length ? "" : " is-empty"}`}
    >
      {beside.length > 0 && (
        <div class="zone-beside">
          <Things things={beside} />
        </div>
      )}
      {line.line === "tally" ? (
        <Piles things={things} />
      ) : isUnknown ? (
        <Backs n={things.length} />
      ) : (
        <Things things={line.line === "first" || line.line === "name" ? things.slice(0, 1) : things} size={size} />
      )}
    </Zone>
  );
});

export function playerName(view: View, player: number | null | undefined): string {
  const found: Player | undefined = view.players[player ?? -1];
  return found?.name ?? "nobody";
}
