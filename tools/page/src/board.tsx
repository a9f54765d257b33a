// board.tsx -- the table: others at the far side, the reader at the near one, what they share
// between. Where things lie is the layout's word.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useMedia, useSitting } from "./context";
import { dropping } from "./dragging";
import { MapBoard } from "./map";
import { Noteds } from "./notes";
import type { LayoutLine, Thing, View } from "./protocol";
import { ThingCard, ThingChip } from "./thing";
import { plain, title } from "./words";
import {
  countAt,
  LineZone,
  placeWord,
  playerName,
  standing,
  thingsAt,
  Things,
  Zone,
} from "./zone";

// [isPart]: of a page that has its main part elsewhere.
export function Board({ isPart = false }: { isPart?: boolean }): JSX.Element {
  const sitting = useSitting();
  const { view } = sitting.at;
  const { seat } = view;
  const table = useRef<HTMLElement>(null);
  const others = view.players.map((_, i) => (seat + 1 + i) % view.players.length).slice(0, -1);

  const Part = isPart ? "section" : "main";
  // What can be done comes into sight.
  useEffect(() => {
    table.current?.querySelector(".is-lit, .is-asking")?.scrollIntoView({ block: "nearest" });
  }, [sitting.question]);
  return (
    <Part class="board" aria-label="Table" tabIndex={-1} ref={table}>
      {others.map((player) => (
        <Side key={player} player={player} view={view} far />
      ))}
      <Middle view={view} />
      <Side player={seat} view={view} far={false} />
    </Part>
  );
}

// The cards in the reader's hand: always in sight, below the table.
export function Tray(): JSX.Element | null {
  const sitting = useSitting();
  const high = useMedia("(min-height: 900px) and (min-width: 1000px)");
  const { view } = sitting.at;
  const lines = sitting.layout.lines.filter(
    (line) =>
      line.line === "hand" && thingsAt(view, placeWord(sitting.layout, line.zone ?? "", view.seat)).length,
  );

  if (!lines.length) return null;
  return (
    <div class="tray">
      {lines.map((line) => (
        <LineZone
          key={line.zone}
          line={line}
          view={view}
          player={view.seat}
          owner={playerName(view, view.seat)}
          size={high ? "tall" : "small"}
        />
      ))}
    </div>
  );
}

// Returns lines that share a row: those that join the one before.
function rowsOf(lines: LayoutLine[]): LayoutLine[][] {
  const rows: LayoutLine[][] = [];
  for (const line of lines) {
    const last = rows[rows.length - 1];
    if (line.joins && last) last.push(line);
    else rows.push([line]);
  }
  return rows;
}

function Side({ player, view, far }: { player: number; view: View; far: boolean }): JSX.Element {
  const { layout } = useSitting();
  const name = playerName(view, player);
  const rows = rowsOf(layout.lines).filter(([first]) => first?.line !== "player");
  const drawn = (far ? rows : [...rows].reverse())
    .flat()
    .filter((line) => far || line.line !== "hand");
  // Rows that add up stand together, one below the other; the rest beside them.
  const summed = drawn.filter((line) => line.total);
  const others = drawn.filter((line) => !line.total);
  const zone = (line: LayoutLine) => (
    <LineZone
      key={`${line.line} ${line.zone}`}
      line={line}
      view={view}
      player={player}
      owner={name}
    />
  );

  return (
    <section class={far ? "side is-far" : "side is-near"} aria-label={`${name}'s side`}>
      <PlayerLine player={player} view={view} />
      <div class={summed.length ? "side-rows is-split" : "side-rows"}>
        {summed.length ? (
          <>
            <div class="side-group">{others.map(zone)}</div>
            <div class="side-group is-summed">{summed.map(zone)}</div>
          </>
        ) : (
          drawn.map(zone)
        )}
      </div>
    </section>
  );
}

const ownKeys = new Set(["name", "points", "turns", "team", "pool", "pool_for", "gone", "notes"]);

function PlayerLine({ player, view }: { player: number; view: View }): JSX.Element {
  const sitting = useSitting();
  const { layout } = sitting;
  const of = view.players[player];
  const goal = layout.goal ? view[layout.goal] : null;
  const option = sitting.question?.options.find(
    (o) => o.object === undefined && !o.place && o.n === player && o.text === of?.name,
  );
  if (!of) return <></>;
  const counters = Object.entries(of).filter(
    ([key, value]) => !ownKeys.has(key) && typeof value === "number",
  );
  const sum = layout.total ? view.totals?.[layout.total]?.players[player] : undefined;
  const counts = layout.counts.filter(
    (row) => !row.if_any || countAt(view, placeWord(layout, row.zone, player)),
  );

  return (
    <header class="player" data-turn={view.turn_player === player || undefined}>
      <h2 class="player-name">
        {option ? (
          <button type="button" class="zone-pick" onClick={() => void sitting.choose(option)}>
            {of.name}
          </button>
        ) : (
          of.name
        )}
        {player === view.seat && !view.onlooks && <span class="player-you"> you</span>}
        {of.gone && <span class="player-you"> gone</span>}
      </h2>
      {view.turn_player === player && <span class="chip is-turn">turn</span>}
      {(layout.points || of.points !== 0) && (
        <Points points={of.points} goal={typeof goal === "number" ? goal : null} name={of.name} />
      )}
      {layout.total && sum !== undefined && (
        <span class="chip is-strong">
          {title(layout.total)} <b>{sum}</b>
        </span>
      )}
      {counters.map(([key, value]) => (
        <span key={key} class="chip">
          {title(key)} <b>{String(value)}</b>
        </span>
      ))}
      {Object.entries(of.pool).map(([key, value]) => (
        <span key={key} class="chip is-strong">
          {title(key)} <b>{value}</b>
        </span>
      ))}
      {counts.map((row) => (
        <Count key={row.zone} player={player} view={view} zone={row.zone} label={row.label} />
      ))}
      <Noteds notes={of.notes} view={view} />
    </header>
  );
}

function Points({
  points,
  goal,
  name,
}: {
  points: number;
  goal: number | null;
  name: string;
}): JSX.Element {
  const sitting = useSitting();
  const tell = async (event: MouseEvent) => {
    const { clientX: x, clientY: y } = event;
    const findings = await sitting.why("end");
    sitting.set("floating", { x: x || 40, y: y || 40, title: "How near the end is", findings });
  };

  return (
    <button
      type="button"
      class="points"
      aria-label={`${name}: ${points}${goal ? ` of ${goal}` : ""} points. Why?`}
      onClick={(event) => void tell(event)}
    >
      {goal !== null && goal <= 20 && (
        <svg
          class="pips"
          width={goal * 13}
          height={14}
          viewBox={`0 0 ${goal * 13} 14`}
          aria-hidden="true"
        >
          {Array.from({ length: goal }, (_, i) => (
            <circle key={i} cx={i * 13 + 7} cy={7} r={4.5} class={i < points ? "pip is-on" : "pip"} />
          ))}
        </svg>
      )}
      <b>{points}</b>
      {goal ? ` of ${goal}` : points === 1 ? " point" : " points"}
    </button>
  );
}

// How many cards lie in a zone; where their faces are open, a list to unfold.
function Count({
  player,
  view,
  zone,
  label,
}: {
  player: number;
  view: View;
  zone: string;
  label?: string;
}): JSX.Element {
  const sitting = useSitting();
  const { layout } = sitting;
  const place = placeWord(layout, zone, player);
  const things = thingsAt(view, place).filter((thing) => thing.card);
  const isOnBoard = layout.lines.some((line) => line.zone === zone && line.line !== "count");
  const text = title(label ?? zone);
  const lit = things.some((thing) => sitting.optionsOf(thing.object).length);

  if (!things.length || isOnBoard)
    return (
      <span class="chip">
        {text} <b>{countAt(view, place)}</b>
      </span>
    );
  return (
    <details class="pile" open={lit}>
      <summary class="chip">
        {text} <b>{things.length}</b>
      </summary>
      <div class="pile-things" role="group" aria-label={`${playerName(view, player)}: ${text}`}>
        <Things things={things} />
      </div>
    </details>
  );
}

function Middle({ view }: { view: View }): JSX.Element {
  const { layout } = useSitting();
  const places = layout.places;

  return (
    <section class="middle" aria-label="Between the players">
      {places && <Places view={view} />}
      {layout.middle.map((line) =>
        layout.map?.zone === line.zone ? (
          <MapBoard key={line.zone} view={view} />
        ) : (
          <LineZone key={`${line.line} ${line.zone}`} line={line} view={view} player={null} />
        ),
      )}
    </section>
  );
}

interface PlaceRow {
  index: number;
  object: number;
  card: string;
  controller: number | null;
  [disputed: string]: unknown;
}

// The places that are cards themselves, side by side, with what stands there on each side.
function Places({ view }: { view: View }): JSX.Element {
  const { layout } = useSitting();
  const rows = (layout.places?.key ? view[layout.places.key] : []) as PlaceRow[];

  return (
    <div class="places">
      {rows.map((row) => (
        <Place key={row.index} row={row} view={view} isAlike={rows.some((other) => other !== row && other.card === row.card)} />
      ))}
    </div>
  );
}

// [isAlike]: another place is the same card, so it is told by its number.
function Place({ row, view, isAlike }: { row: PlaceRow; view: View; isAlike: boolean }): JSX.Element {
  const sitting = useSitting();
  const { layout } = sitting;
  const places = layout.places;
  const place = `${places?.zone}:${row.index}`;
  const under = places?.under ? thingsAt(view, `${places.under}:${row.index}`) : [];
  const all = thingsAt(view, place);
  const self = all.find((thing) => thing.object === row.object);
  const others = standing(all.filter((thing) => thing.object !== row.object));
  const holder = (thing: Thing) => thing.controller ?? thing.owner;
  const { seat } = view;
  const players = view.players.map((_, i) => (seat + 1 + i) % view.players.length);
  const words = self?.name ?? sitting.card(row.card)?.name ?? place;
  const name = isAlike ? `${words} (${row.index + 1})` : words;
  const disputed = places?.disputed ? row[places.disputed] : null;
  const readings = layout.readings.filter(
    (reading) => reading.kind === "place" && view[reading.reading] === row.index,
  );

  const head = (
    <>
      {self && <ThingChip thing={self} className="is-place" />}
      <span class="place-says">
        {row.controller === null ? "held by nobody" : `held by ${playerName(view, row.controller)}`}
      </span>
      {typeof disputed === "number" && (
        <span class="chip is-strong">
          {plain(places?.disputed ?? "")} {playerName(view, disputed)}
        </span>
      )}
      {readings.map((reading) => (
        <span key={reading.reading} class="chip is-strong">
          {plain(reading.reading)}
        </span>
      ))}
    </>
  );

  return (
    <Zone place={place} label={name} className="place" head={head}>
      {players.map((player) => {
        const there = others.filter(({ thing }) => holder(thing) === player);
        const hidden = under.filter((thing) => holder(thing) === player);
        if (!there.length && !hidden.length && view.players.length > 2) return null;
        return (
          <div
            key={player}
            class="place-side"
            role="group"
            aria-label={`${playerName(view, player)} at ${name}`}
            {...dropping(sitting, { place })}
          >
            <span class="place-who">{playerName(view, player)}</span>
            {there.map(({ thing, borne }) => (
              <ThingCard key={thing.object} thing={thing} borne={borne} />
            ))}
            <Things things={hidden} />
          </div>
        );
      })}
    </Zone>
  );
}
