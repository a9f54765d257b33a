// table.tsx -- the whole table: title, board, and beside it the question, details and story.

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Ask } from "./ask";
import { Board, Tray } from "./board";
import { Chain } from "./chain";
import { SittingContext, useMedia, useShown, useSitting } from "./context";
import { Details, DetailsSheet } from "./details";
import { FloatingBox } from "./floating";
import { MomentLink } from "./link";
import { Noteds } from "./notes";
import type { Sitting } from "./sitting";
import { Story, Timeline } from "./story";
import { ThemeSwitch } from "./theme";
import { deckTitle, plain, title } from "./words";
import { playerName } from "./zone";

interface Props {
  leave: () => void;
  isPart?: boolean; // of a page that has its main part elsewhere
}

export function Table({ sitting, leave, isPart }: Props & { sitting: Sitting }): JSX.Element {
  return (
    <SittingContext.Provider value={sitting}>
      <Laid leave={leave} isPart={isPart} />
    </SittingContext.Provider>
  );
}

function Laid({ leave, isPart }: Props): JSX.Element {
  const sitting = useSitting();
  const [curtain] = useShown((sitting) => [sitting.curtain]);
  const wide = useMedia("(min-width: 1000px)");
  const [tells, setTells] = useState(false);

  useEffect(() => {
    const press = (event: KeyboardEvent) => pressed(sitting, event);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [sitting]);
  const Part = isPart ? "section" : "main";
  if (curtain !== null) return <Curtain player={curtain} />;
  return (
    <div class={wide ? "table is-wide" : "table is-narrow"}>
      <Title leave={leave}>
        {!wide && (
          <button
            type="button"
            class="button"
            aria-pressed={tells}
            onClick={() => setTells(!tells)}
          >
            Story
          </button>
        )}
      </Title>
      {wide ? (
        <>
          <Board isPart={isPart} />
          <Tray />
          <aside class="beside" aria-label="Beside the table">
            <Ask />
            <Chain />
            <Details />
            <Story />
          </aside>
        </>
      ) : (
        <>
          {tells ? (
            <Part class="story-page">
              <Story />
            </Part>
          ) : (
            <>
              <Board isPart={isPart} />
              <Tray />
            </>
          )}
          <aside class="beside" aria-label="Below the table">
            <Chain />
            <Ask />
          </aside>
        </>
      )}
      <footer class="foot">
        <Timeline />
      </footer>
      <FloatingBox />
      <DetailsSheet />
    </div>
  );
}

// Carries out a key: 1 to 9 answer, U takes back, arrows go from card to card.
function pressed(sitting: Sitting, event: KeyboardEvent) {
  const [on] = event.composedPath(); // the editor is within a shadow, where the event's own target is not
  const inField = on instanceof HTMLElement && (on.isContentEditable || on.matches("input, textarea, select"));
  if (event.ctrlKey || event.metaKey || event.altKey || inField || sitting.curtain !== null) return;
  const option = /^[1-9]$/.test(event.key) ? sitting.question?.options[Number(event.key) - 1] : null;
  if (option && !sitting.floating) {
    void sitting.choose(option);
    event.preventDefault();
  } else if (event.key === "u" && sitting.canTakeBack) void sitting.takeBack();
  else if (event.key === "Escape" && sitting.isPast) sitting.set("shown", null);
  else if (event.key.startsWith("Arrow")) moveFocus(event);
}

// Moves the focus to the nearest thing of the board in the direction of the arrow.
function moveFocus(event: KeyboardEvent) {
  const from = document.activeElement?.closest<HTMLElement>("[data-object]");
  if (!from) return;
  const box = from.getBoundingClientRect();
  const side = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const [dx, dy] = side[event.key as keyof typeof side] ?? [0, 0];
  let best: HTMLElement | null = null;
  let least = Infinity;

  for (const one of document.querySelectorAll<HTMLElement>(".board [data-object]")) {
    const to = one.getBoundingClientRect();
    const x = to.left + to.width / 2 - box.left - box.width / 2;
    const y = to.top + to.height / 2 - box.top - box.height / 2;
    const along = x * (dx ?? 0) + y * (dy ?? 0);
    const across = Math.abs(dx ? y : x);
    if (one === from || along <= 4 || along + across * 2 >= least) continue;
    least = along + across * 2;
    best = one;
  }
  if (!best) return;
  best.focus();
  best.scrollIntoView({ block: "nearest", inline: "nearest" });
  event.preventDefault();
}

interface TitleProps {
  leave: () => void;
  children: ComponentChildren;
}

function Title({ leave, children }: TitleProps): JSX.Element {
  const sitting = useSitting();
  const { layout } = sitting;
  const [{ view }, question, busy, canTakeBack] = useShown((sitting) => [
    sitting.at,
    sitting.question,
    sitting.busy,
    sitting.canTakeBack,
  ]);
  const phase = layout.phase ? view[layout.phase] : null;
  const readings = layout.readings.filter(
    (row) => row.reading !== layout.phase && row.reading !== layout.goal,
  );

  return (
    <header class="title">
      <h1>{deckTitle(layout.game)}</h1>
      <p class="title-moment">
        {view.turn > 0 && <span class="chip">Turn {view.turn}</span>}
        {typeof phase === "string" && <span class="chip">{title(phase)}</span>}
        {readings.map((row) => {
          const value = view[row.reading];
          if (row.kind === "player" && typeof value === "number")
            return (
              <span key={row.reading} class="chip">
                {title(row.reading)} <b>{playerName(view, value)}</b>
              </span>
            );
          return row.kind === "truth" && value === true ? (
            <span key={row.reading} class="chip is-strong">
              {plain(row.reading)}
            </span>
          ) : null;
        })}
        <Noteds notes={view.notes} view={view} />
      </p>
      <div class="buttons">
        <button
          type="button"
          class="button"
          aria-keyshortcuts="u"
          disabled={busy || !canTakeBack}
          onClick={() => void sitting.takeBack()}
        >
          Take back
        </button>
        {question && (
          <button type="button" class="button" disabled={busy} onClick={() => void sitting.concede()}>
            Concede
          </button>
        )}
        <button type="button" class="button" onClick={leave}>
          {sitting.room ? "Leave" : "New game"}
        </button>
        <MomentLink />
        {children}
        <ThemeSwitch />
      </div>
    </header>
  );
}

// Between two people at one screen: nobody sees the cards of the other.
function Curtain({ player }: { player: number }): JSX.Element {
  const sitting = useSitting();
  const name = playerName(sitting.now.view, player);

  return (
    <main class="curtain" aria-label="Curtain">
      <h1>{name} is asked</h1>
      <p>Hand over the screen.</p>
      <button
        type="button"
        class="button is-main"
        autoFocus
        onClick={() => sitting.set("curtain", null)}
      >
        I am {name}
      </button>
    </main>
  );
}
