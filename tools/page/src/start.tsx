// start.tsx -- the first page: which game, which mode, who sits where, with which decks.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Engine, type Reply } from "./engine";
import { askOwner } from "./room";
import { Rooms, secretFor } from "./rooms";
import type { GameDecks, Layout, LayoutMode, Seat, Settings } from "./protocol";
import { SettingFields, settingsOf, settingsSaid } from "./settings";
import { newgameOf } from "./steps";
import { Sitting, type Wish } from "./sitting";
import { ThemeSwitch } from "./theme";
import { deckTitle, title } from "./words";

const seats: { seat: Seat; text: string }[] = [
  { seat: "client", text: "a person, here" },
  { seat: "greedy", text: "the bot" },
  { seat: "random", text: "chance" },
];

// The address may say the seed, so that a game can be played again: page/?seed=7.
function seedSaid(): number | undefined {
  const said = new URLSearchParams(location.search).get("seed");
  return said && /^\d{1,15}$/.test(said) ? Number(said) : undefined;
}

interface Opened {
  engine: Engine;
  layout: Layout;
  games: GameDecks[];
}

async function open(game: string | undefined, progress: (done: number) => void): Promise<Opened> {
  const engine = await Engine.start({
    game,
    progress: ({ loaded, total }) => progress(total ? loaded / total : 0),
  });
  if (typeof engine === "string") throw new Error(engine);
  const reply = await engine.request({ type: "batch", requests: [{ type: "layout" }, { type: "games" }] });
  if (reply.type === "refused") throw new Error(String(reply.reason));
  const [layout, games] = reply.replies as [Reply, Reply];
  if (layout.type !== "layout") throw new Error(String(layout.reason));
  return { engine, layout: layout as unknown as Layout, games: games.games as GameDecks[] };
}

interface StartProps {
  begin: (sitting: Sitting) => void;
  openFile: (file: File) => void; // that has a moment of a game
  fault: string | null; // why a moment could not be opened
}

export function Start({ begin, openFile, fault }: StartProps): JSX.Element {
  const [games, setGames] = useState<GameDecks[]>([]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [done, setDone] = useState(0); // of what is fetched, from 0 to 1
  const wanted = useRef<string | undefined>(undefined);
  const idle = useRef<Engine | null>(null); // no game has it yet
  const left = useRef(false);
  const [owner, setOwner] = useState<string | null>(null);
  const [made, setMade] = useState(0); // rooms

  // Opens the cards of a game, unless another one was chosen meanwhile.
  const choose = async (game: string | undefined) => {
    wanted.current = game;
    idle.current?.end();
    idle.current = null;
    setOpened(null);
    setTrouble(null);
    try {
      const next = await open(game, setDone);
      if (left.current || wanted.current !== game) return next.engine.end();
      setGames(next.games);
      wanted.current = next.layout.game;
      idle.current = next.engine;
      setOpened(next);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  useEffect(() => {
    void choose(undefined);
    void secretFor("rooms").then(setOwner);
    return () => {
      left.current = true;
      idle.current?.end();
    };
  }, []);

  return (
    <div class="start">
      <header class="title">
        <h1>Cardwright</h1>
        <div class="buttons">
          <a class="button" href="#make">
            Make cards
          </a>
          <ThemeSwitch />
        </div>
      </header>
      <main class="start-form" aria-busy={!opened}>
        {[fault, trouble].map(
          (text, i) =>
            text && (
              <p key={i} class="trouble" role="alert">
                {text}
              </p>
            ),
        )}
        <fieldset class="games">
          <legend>Game</legend>
          {games.map(({ game }) => (
            <label key={game} class="choice">
              <input
                type="radio"
                name="game"
                checked={(opened?.layout.game ?? wanted.current) === game}
                onChange={() => void choose(game)}
              />
              {deckTitle(game)}
            </label>
          ))}
        </fieldset>
        {opened ? (
          <Seats
            key={opened.layout.game}
            opened={opened}
            decks={games.find((row) => row.game === opened.layout.game)?.decks ?? []}
            begin={(sitting) => {
              idle.current = null;
              begin(sitting);
            }}
            owner={owner}
            made={() => setMade(made + 1)}
          />
        ) : (
          !trouble && (
            <p role="status">
              The cards are laid out … <progress aria-label="Fetched" max={1} value={done} />
            </p>
          )
        )}
        {owner && <Rooms secret={owner} made={made} />}
        <label class="field">
          <span>Or go on from a moment that was kept as a file</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) openFile(file);
              event.currentTarget.value = "";
            }}
          />
        </label>
      </main>
    </div>
  );
}

interface SeatsProps {
  opened: Opened;
  decks: string[];
  begin: (sitting: Sitting) => void;
  owner: string | null; // the secret with which rooms are made
  made: () => void; // there is one more
}

function Seats({ opened, decks, begin, owner, made }: SeatsProps): JSX.Element {
  const { layout, engine } = opened;
  const usual = layout.modes.find((row) => row.players === 2) ?? layout.modes[0];
  const [mode, setMode] = useState<LayoutMode | undefined>(usual);
  const [chosen, setChosen] = useState<Seat[]>([]);
  const [named, setNamed] = useState<string[]>([]);
  const [set, setSet] = useState<Settings>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const n = mode?.players ?? 0;
  const settings = mode ? settingsOf(layout.settings, mode) : [];
  const seatOf = (i: number): Seat => chosen[i] ?? (i ? "greedy" : "client");
  const deckOf = (i: number) => named[i] ?? decks[i % Math.max(1, decks.length)] ?? "";
  const people = Array.from({ length: n }, (_, i) => seatOf(i)).filter((s) => s === "client").length;

  const wish = (): Wish => {
    const all = Array.from({ length: n }, (_, i) => i);
    return {
      game: layout.game,
      mode: mode?.mode ?? "",
      seats: all.map(seatOf),
      decks: layout.decks ? all.map(deckOf) : [],
      settings: settingsSaid(settings, set),
      seed: seedSaid(),
    };
  };
  const doing = async (work: () => Promise<void>) => {
    setBusy(true);
    setTrouble(null);
    try {
      await work();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  const start = (event: Event) => {
    event.preventDefault();
    void doing(async () => begin(await Sitting.begin(engine, layout, wish())));
  };
  const makeRoom = () =>
    doing(async () => {
      if (!owner) return;
      const reply = await askOwner(owner, { type: "makeroom", game: layout.game, newgame: newgameOf(layout, wish()) });
      if (reply.type === "refused") throw new Error(String(reply.reason));
      made();
    });

  return (
    <form class="seats" onSubmit={start}>
      <label class="field">
        <span>Mode</span>
        <select
          value={mode?.mode}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setMode(layout.modes.find((row) => row.mode === value));
          }}
        >
          {layout.modes.map((row) => (
            <option key={row.mode} value={row.mode}>
              {title(row.mode)}
              {row.doc ? `: ${row.doc}` : ""}
            </option>
          ))}
        </select>
      </label>
      {Array.from({ length: n }, (_, i) => (
        <fieldset key={i} class="seat">
          <legend>Player {i + 1}</legend>
          <label class="field">
            <span>Who plays</span>
            <select
              aria-label={`Who is player ${i + 1}`}
              value={seatOf(i)}
              onChange={(event) => {
                const next = [...chosen];
                next[i] = event.currentTarget.value as Seat;
                setChosen(next);
              }}
            >
              {seats.map(({ seat, text }) => (
                <option key={seat} value={seat}>
                  {owner && seat === "client" ? "A person" : title(text)}
                </option>
              ))}
            </select>
          </label>
          {layout.decks && (
            <label class="field">
              <span>Deck</span>
              <select
                aria-label={`Deck of player ${i + 1}`}
                value={deckOf(i)}
                onChange={(event) => {
                  const next = [...named];
                  next[i] = event.currentTarget.value;
                  setNamed(next);
                }}
              >
                {decks.map((deck) => (
                  <option key={deck} value={deck}>
                    {deckTitle(deck)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </fieldset>
      ))}
      <SettingFields rows={settings} chosen={set} choose={setSet} />
      {people === 0 && <p role="status">Somebody has to be a person.</p>}
      {people > 1 && (
        <p role="status">
          A curtain falls between you{owner ? "; in a room each has a link of their own" : ""}.
        </p>
      )}
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div class="buttons">
        <button class="button is-main" disabled={busy || people === 0}>
          Begin
        </button>
        {owner && (
          <button type="button" class="button" disabled={busy || people === 0} onClick={() => void makeRoom()}>
            Make a room
          </button>
        )}
      </div>
    </form>
  );
}
