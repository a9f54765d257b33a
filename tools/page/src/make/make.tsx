// make.tsx -- where cards are made: the set at the left, a file of it in the middle, the open game at the right.

import type { JSX } from "preact";
import { useLayoutEffect, useMemo, useReducer, useState } from "preact/hooks";
import { Table } from "../table";
import { ThemeSwitch } from "../theme";
import { Begin } from "./begin";
import { BringIn, TrialTable } from "./bring";
import { DeckBuilder, DeckList } from "./decks";
import { DraftMark } from "./drafted";
import { Editor } from "./editor";
import { Forms } from "./forms";
import { Grid } from "./grid";
import { printCards } from "./print";
import type { Workbench } from "./workbench";
import { writeZip } from "./zip";

export function Make({ leave }: { leave: () => void }): JSX.Element {
  const [bench, setBench] = useState<Workbench | null>(null);
  const [nth, setNth] = useState(0); // work that came in place of other work
  const become = (next: Workbench) => {
    setBench(next);
    setNth(nth + 1);
  };
  const close = () => {
    bench?.end();
    setBench(null);
  };

  return bench ? <Desk key={nth} bench={bench} close={close} become={become} /> : <Begin begin={setBench} leave={leave} />;
}

function useBench(bench: Workbench): void {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useLayoutEffect(() => bench.listen(() => redraw(0)), [bench]);
}

async function download(bench: Workbench): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await writeZip(bench.folder, bench.texts));
  link.download = `${bench.folder}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000); // the browser has begun to read it by then
}

async function printSet(bench: Workbench): Promise<void> {
  printCards(bench.layout, await bench.cardsOf(bench.cards.map((card) => card.code)));
}

function Desk({ bench, close, become }: { bench: Workbench; close: () => void; become: (next: Workbench) => void }): JSX.Element {
  useBench(bench);
  const { open } = bench;

  return (
    <div
      class="make"
      onDragOver={(event) => {
        if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
      }}
      onDrop={(event) => {
        const [file] = event.dataTransfer?.files ?? [];
        if (!file) return;
        event.preventDefault();
        void bench.lists.tryFile(file);
      }}
    >
      <header class="title">
        <h1>{bench.folder}</h1>
        <Said bench={bench} />
        <Clash bench={bench} />
        <div class="buttons">
          <button type="button" class="button" onClick={() => void download(bench)}>
            Download the zip
          </button>
          <button type="button" class="button" onClick={() => void printSet(bench)}>
            Print the cards
          </button>
          <button type="button" class="button" onClick={close}>
            Close
          </button>
          <ThemeSwitch />
        </div>
      </header>
      <nav class="make-left" aria-label="The set">
        <Cards bench={bench} />
        <Files bench={bench} />
        <Tests bench={bench} />
        <DeckList bench={bench} />
        <BringIn bench={bench} />
        <Search bench={bench} />
      </nav>
      <main class="make-middle" aria-label="The file">
        <TrialTable bench={bench} become={become} />
        <DeckBuilder bench={bench} />
        <Forms bench={bench} />
        {open && <h2 class="make-file">{open}</h2>}
        {open?.endsWith(".csv") ? <Grid bench={bench} name={open} /> : open && <Editor bench={bench} name={open} />}
        <Findings bench={bench} />
      </main>
      <section class="make-right" aria-label="The open game">
        <Game bench={bench} />
      </section>
    </div>
  );
}

// A file that somebody else wrote meanwhile: nothing is lost until one of both is chosen.
function Clash({ bench }: { bench: Workbench }): JSX.Element | null {
  const { clash } = bench;
  if (!clash) return null;
  return (
    <div class="trouble" role="alert">
      <p>
        {clash.name} was {clash.text === null ? "taken away" : "changed"} on disk, and here. What is here is not saved.
      </p>
      <div class="buttons">
        <button type="button" class="button" onClick={() => void bench.settle(true)}>
          Take that of the disk
        </button>
        <button type="button" class="button" onClick={() => void bench.settle(false)}>
          Save mine over it
        </button>
      </div>
    </div>
  );
}

// What the new cards came to, or why they did not come.
function Said({ bench }: { bench: Workbench }): JSX.Element {
  const { trouble, carried } = bench;
  if (trouble)
    return (
      <p class="trouble" role="alert">
        {trouble}
      </p>
    );
  return (
    <p class="make-said" role="status">
      {bench.notKept}
      {carried
        ? `The game goes on: ${carried.kept} of ${carried.answers} answers fit, in ${Math.round(bench.milliseconds)} ms.`
        : "Every change goes into the open game."}
    </p>
  );
}

function Cards({ bench }: { bench: Workbench }): JSX.Element {
  const status = (code: string) => {
    const about = bench.outcomes.filter((one) => one.covers?.includes(code));
    if (!about.length) return { mark: "", word: "no scenario" };
    return about.every((one) => one.status === "passed") ? { mark: "✓", word: "passes" } : { mark: "✗", word: "fails" };
  };

  return (
    <section aria-label="Cards">
      <h2>Cards</h2>
      <ul class="make-list">
        {bench.cards.map((card) => {
          const { mark, word } = status(card.code);
          const uncovered = bench.uncovered.filter((one) => one.file === card.script).length;
          return (
            <li key={card.code}>
              <button
                type="button"
                class={`button ${word === "fails" ? "is-red" : word === "passes" ? "is-green" : ""}`}
                aria-current={card.script !== null && card.script === bench.open ? "true" : undefined}
                onClick={() => bench.show(card.script ?? card.facts)}
              >
                {card.name || card.code} <small>{card.type}</small>{" "}
                <span role="img" aria-label={word}>
                  {mark}
                </span>
                {uncovered > 0 && <small> {uncovered === 1 ? "1 place" : `${uncovered} places`} no scenario reaches</small>}
              </button>
              <DraftMark bench={bench} card={card} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Files({ bench }: { bench: Workbench }): JSX.Element {
  return (
    <section aria-label="Files">
      <h2>Files</h2>
      <ul class="make-list">
        {[...bench.texts.keys()].sort().map((name) => (
          <li key={name}>
            <button type="button" class="button" aria-current={name === bench.open ? "true" : undefined} onClick={() => bench.show(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tests({ bench }: { bench: Workbench }): JSX.Element {
  return (
    <section aria-label="Scenarios">
      <h2>Scenarios</h2>
      <ul class="make-list">
        {bench.outcomes.map((one) => (
          <li key={`${one.file}:${one.line}`}>
            <button
              type="button"
              class={`button ${one.status === "passed" ? "is-green" : "is-red"}`}
              title={one.told}
              onClick={() => {
                bench.show(one.file);
                void bench.begin(one.file, one.name);
              }}
            >
              {one.status === "passed" ? "✓" : "✗"} {one.name} <small>{one.status}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Search({ bench }: { bench: Workbench }): JSX.Element {
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<{ found: number; cards: { code: string; name: string }[] } | string | null>(null);

  return (
    <section aria-label="Search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void bench.search(query).then(setFound);
        }}
      >
        <label class="field">
          <span>Cards of the game</span>
          <input type="search" value={query} placeholder="a word, type:…" onInput={(event) => setQuery(event.currentTarget.value)} />
        </label>
      </form>
      {typeof found === "string" && <p class="trouble">{found}</p>}
      {found && typeof found !== "string" && (
        <>
          <p>{found.found} found</p>
          <ul>
            {found.cards.map((card) => (
              <li key={card.code}>
                {card.name} <small>{card.code}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Findings({ bench }: { bench: Workbench }): JSX.Element {
  return (
    <section class="make-found" aria-label="Findings" aria-live="polite">
      <ul>
        {[...bench.found, ...bench.uncovered].map((one, i) => (
          <li key={i} class={one.severity === "error" ? "is-red" : ""}>
            <button type="button" class="button" onClick={() => one.file && bench.texts.has(one.file) && bench.show(one.file, one.line)}>
              {one.file}
              {one.line ? `:${one.line}` : ""}
            </button>{" "}
            {one.message} <small>{one.code}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Game({ bench }: { bench: Workbench }): JSX.Element {
  const { carried } = bench;
  const sitting = bench.begins ? null : bench.sitting;
  const { game } = bench.layout;
  // It draws itself where its sitting changes, and not with each key that is typed beside it.
  const table = useMemo(() => sitting && <Table key={game} sitting={sitting} leave={() => {}} isPart />, [sitting, game]);

  return (
    <>
      <div class="buttons">
        {bench.scenarios[0] && (
          <button
            type="button"
            class="button"
            onClick={() => {
              const { file, scenario } = bench.tried ?? { file: bench.scenarios[0] as string, scenario: undefined };
              void bench.begin(file, scenario);
            }}
          >
            Begin again
          </button>
        )}
        {sitting && (
          <button type="button" class="button" disabled={bench.busy} onClick={() => void bench.takeBack()}>
            Take the last answer back
          </button>
        )}
        {carried?.before !== undefined && (
          <details class="make-changed" open>
            <summary>What the change did</summary>
            <div>
              <pre aria-label="Story before">{carried.before}</pre>
              <pre aria-label="Story now">{carried.now}</pre>
            </div>
          </details>
        )}
      </div>
      {table ?? <p>{bench.begins ? "The game begins." : "A scenario begins a game here."}</p>}
    </>
  );
}
