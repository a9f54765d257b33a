// begin.tsx -- how work begins: a new set or game, a zip, or what the browser has kept.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Engine } from "../engine";
import type { GameDecks, Layout } from "../protocol";
import { ThemeSwitch } from "../theme";
import { deckTitle } from "../words";
import { Disk } from "./disk";
import { allKept, forget, type Kept } from "./storage";
import { Workbench } from "./workbench";
import { readZip, type Texts } from "./zip";

// A check reads a whole set and runs its scripts.
const SECONDS = 60;

interface Opened {
  engine: Engine;
  layout: Layout;
}

export async function openGame(game: string | undefined): Promise<Opened> {
  const engine = await Engine.start({ game, makes: true, seconds: SECONDS });
  if (typeof engine === "string") throw new Error(engine);
  const layout = await engine.request({ type: "layout" });
  if (layout.type !== "layout") throw new Error(String(layout.reason));
  return { engine, layout: layout as unknown as Layout };
}

// The game that the files are for, if the page has it.
function gameOf(texts: Texts): string | undefined {
  try {
    const said: unknown = JSON.parse(texts.get("set.json") ?? "{}").game;
    return typeof said === "string" ? said : undefined;
  } catch {
    return undefined;
  }
}

export function Begin({ begin, leave }: { begin: (bench: Workbench) => void; leave: () => void }): JSX.Element {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [games, setGames] = useState<string[]>([]);
  const [kept, setKept] = useState<Kept[]>([]);
  const [disk, setDisk] = useState<Disk | null>(null);
  const [notKept, setNotKept] = useState<string | null>(null);
  const [code, setCode] = useState("");
  const [name, setName] = useState("");
  const [trouble, setTrouble] = useState<string | null>(null);
  const tell = (error: unknown) => setTrouble(error instanceof Error ? error.message : String(error));

  const choose = async (game: string | undefined) => {
    opened?.engine.end();
    setOpened(null);
    try {
      const next = await openGame(game);
      const reply = await next.engine.request({ type: "games" });
      if (reply.type === "games") setGames((reply.games as GameDecks[]).map((row) => row.game));
      setOpened(next);
    } catch (error) {
      tell(error);
    }
  };
  useEffect(() => {
    void choose(undefined);
    allKept().then(setKept, (error: Error) => setNotKept(error.message));
    void Disk.open().then(setDisk);
  }, []);

  const work = async (folder: string, texts: Texts, from: Disk | null = null) => {
    setTrouble(null);
    try {
      const wanted = gameOf(texts);
      let here = opened;
      if (here && wanted && wanted !== here.layout.game && games.includes(wanted)) {
        here.engine.end();
        here = await openGame(wanted);
      }
      if (!here) throw new Error("the engine is not there yet");
      const bench = new Workbench(here.engine, here.layout, folder, texts, from);
      begin(bench);
      void bench.start();
    } catch (error) {
      tell(error);
    }
  };
  const openDisk = async () => {
    try {
      const fresh = await Disk.open();
      if (!fresh) throw new Error("The folder cannot be read: the server is not there.");
      await work(fresh.folder, await fresh.read(), fresh);
    } catch (error) {
      tell(error);
    }
  };
  const make = async (what: "set" | "game") => {
    if (!opened) return;
    const wish = what === "game" ? { type: "new", what, code, game: name } : { type: "new", what, code };
    const reply = await opened.engine.request(wish);
    if (reply.type === "refused") return setTrouble(String(reply.reason));
    const files = reply.files as { name: string; text: string }[];
    const folder = what === "game" ? name : code.toLowerCase();
    if (kept.some((one) => one.folder === folder)) return setTrouble(`'${folder}' is there already: open it below`);
    await work(folder, new Map(files.map((file) => [file.name, file.text])));
  };
  const upload = async (file: File | undefined) => {
    if (!file) return;
    try {
      const { folder, texts } = await readZip(file, file.name.replace(/\.zip$/i, "") || "set");
      await work(folder, texts);
    } catch (error) {
      tell(error);
    }
  };

  return (
    <div class="start">
      <header class="title">
        <h1>Make cards</h1>
        <div class="buttons">
          <button type="button" class="button" onClick={leave}>
            Back to the games
          </button>
          <ThemeSwitch />
        </div>
      </header>
      <main class="start-form" aria-busy={!opened}>
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        {notKept && <p role="status">{notKept}: download your work as a zip.</p>}
        {!opened && !trouble && <p role="status">The cards are laid out …</p>}
        {disk && (
          <section aria-label="On disk">
            <h2>The folder on disk</h2>
            <button type="button" class="button is-main" disabled={!opened} onClick={() => void openDisk()}>
              Open {disk.folder}
            </button>
          </section>
        )}
        {opened && (
          <form
            class="form"
            aria-label="New set"
            onSubmit={(event) => {
              event.preventDefault();
              void make(name ? "game" : "set");
            }}
          >
            <label class="field">
              <span>Game</span>
              <select value={opened.layout.game} onChange={(event) => void choose(event.currentTarget.value)}>
                {games.map((game) => (
                  <option key={game} value={game}>
                    {deckTitle(game)}
                  </option>
                ))}
              </select>
            </label>
            <label class="field">
              <span>Code of the new set</span>
              <input type="text" value={code} placeholder="MYS" onInput={(event) => setCode(event.currentTarget.value.toUpperCase())} />
            </label>
            <label class="field">
              <span>Name of a new game, if it is to be one of its own</span>
              <input type="text" value={name} onInput={(event) => setName(event.currentTarget.value)} />
            </label>
            <button class="button is-main" disabled={!code}>
              {name ? "Begin the game" : "Begin the set"}
            </button>
          </form>
        )}
        <label class="field">
          <span>Or go on with a set folder in a zip</span>
          <input
            type="file"
            accept=".zip,application/zip"
            disabled={!opened}
            onChange={(event) => void upload(event.currentTarget.files?.[0])}
          />
        </label>
        {kept.length > 0 && (
          <section aria-label="Kept here">
            <h2>Kept in this browser</h2>
            <ul class="kept">
              {kept.map((one) => (
                <li key={one.folder}>
                  <button type="button" class="button" disabled={!opened} onClick={() => void work(one.folder, one.texts)}>
                    {one.folder} ({one.game})
                  </button>
                  <button
                    type="button"
                    class="button"
                    aria-label={`Forget ${one.folder}`}
                    onClick={() => {
                      if (!confirm(`Forget ${one.folder}, with all its files?`)) return;
                      void forget(one.folder).then(() => setKept(kept.filter((other) => other !== one)));
                    }}
                  >
                    Forget
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
    </div>
  );
}
