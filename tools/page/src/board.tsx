// board.tsx -- the table: others at the far side, the reader at the near one, what they share
// between. Where things lie is the layout's word.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { part, useMedia, useShown, useSitting } from "./context";
import { dropping } from "./dragging";
import { MapBoard } from "./map";
import { Noteds } from "./notes";
import type { LayoutLine, Thing } from "./protocol";
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
  const [seat, players, question] = useShown(({ at, question }) => [at.view.seat, at.view.players.length, question]);
  const table = useRef<HTMLElement>(null);
  const others = Array.from({ length: players - 1 }, (_, i) => (seat + 1 + i) % players);

  const Part = isPart ? "section" : "main";
  // What can be done comes into sight.
  useEffect(() => {
    table.current?.querySelector(".is-lit, .is-asking")?.scrollIntoView({ block: "nearest" });
  }, [question]);
  return (
    <Part class="board" aria-label="Table" tabIndex={-1} ref={table}>
      {others.map((player) => (
        <Side key={player} player={player} far />
      ))}
      <Middle />
      <Side player={seat} far={false} />
    </Part>
  );
}

// The cards in the reader's hand: always in sight, below the table.
export function Tray(): JSX.Element | null {
  const high = useMedia("(min-height: 900px) and (min-width: 1000px)");
  const [seat, owner, lines] = useShown(({ at: { view }, layout }) => [
    view.seat,
    playerName(view, view.seat),
    layout.lines.filter(
      (line) => line.line === "hand" && thingsAt(view, placeWord(layout, line.zone ?? "", view.seat)).length,
    ),
  ]);

  if (!lines.length) return null;
  return (
    <div class="tray">
      {lines.map((line) => (
        <LineZone
          key={line.zone}
          line={line}
          player={seat}
          owner={owner}
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

const Side = part(function Side({ player, far }: { player: number; far: boolean }): JSX.Element {
  const { layout } = useSitting();
  const [name] = useShown((sitting) => [playerName(sitting.at.view, player)]);
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
      player={player}
      owner={name}
    />
  );

  return (
    <section class={far ? "side is-far" : "side is-near"} aria-label={`${name}'s side`}>
      <PlayerLine player={player} />
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
});

const ownKeys = new Set(["name", "points", "turns", "team", "pool", "pool_for", "gone", "notes"]);

const PlayerLine = part(function PlayerLine({ player }: { player: number }): JSX.Element {
  const sitting = useSitting();
  const { layout } = sitting;
  const [view, question] = useShown(({ at, question }) => [at.view, question]);
  const of = view.players[player];
  const goal = layout.goal ? view[layout.goal] : null;
  const option = question?.options.find(
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
        <Count key={row.zone} player={player} zone={row.zone} label={row.label} />
      ))}
      <Noteds notes={of.notes} view={view} />
    </header>
  );
});

const Points = part(function Points({
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
});

// How many cards lie in a zone; where their faces are open, a list to unfold.
const Count = part(function Count({ player, zone, label }: { player: number; zone: string; label?: string }): JSX.Element {
  const { layout } = useSitting();
  const place = placeWord(layout, zone, player);
  const isOnBoard = layout.lines.some((line) => line.zone === zone && line.line !== "count");
  const text = title(label ?? zone);
  const [things, n, lit, owner] = useShown((sitting) => {
    const { view } = sitting.at;
    const things = thingsAt(view, place).filter((thing) => thing.card);
    const lit = things.some((thing) => sitting.optionsOf(thing.object).length);
    return [things, countAt(view, place), lit, playerName(view, player)];
  });

  if (!things.length || isOnBoard)
    return (
      <span class="chip">
        {text} <b>{n}</b>
      </span>
    );
  return (
    <details class="pile" open={lit}>
      <summary class="chip">
        {text} <b>{things.length}</b>
      </summary>
      <div class="pile-things" role="group" aria-label={`${owner}: ${text}`}>
        <Things things={things} />
      </div>
    </details>
  );
});

const Middle = part(function Middle(): JSX.Element {
  const { layout } = useSitting();
  const places = layout.places;

  return (
    <section class="middle" aria-label="Between the players">
      {places && <Places />}
      {layout.middle.map((line) =>
        layout.map?.zone === line.zone ? (
          <MapBoard key={line.zone} />
        ) : (
          <LineZone key={`${line.line} ${line.zone}`} line={line} player={null} />
        ),
      )}
    </section>
  );
});

interface PlaceRow {
  index: number;
  object: number;
  card: string;
  controller: number | null;
  [disputed: string]: unknown;
}

// The places that are cards themselves, side by side, with what stands there on each side.
function Places(): JSX.Element {
  const [rows] = useShown(({ at, layout }) => [(layout.places?.key ? at.view[layout.places.key] : []) as PlaceRow[]]);

  return (
    <div class="places">
      {rows.map((row) => (
        <Place key={row.index} row={row} isAlike={rows.some((other) => other !== row && other.card === row.card)} />
      ))}
    </div>
  );
}

// [isAlike]: another place is the same card, so it is told by its number.
const Place = part(function Place({ row, isAlike }: { row: PlaceRow; isAlike: boolean }): JSX.Element {
  const sitting = useSitting();
  const { layout } = sitting;
  const [view] = useShown(({ at }) => [at.view]);
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
});
