// details.tsx -- the thing that is looked at: its card whole, how it stands now, and why.

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { CardPicture } from "./card";
import { useShown, useSitting } from "./context";
import { keywordsOf, numbersOf, sheetOf } from "./facts";
import type { Card, Finding, Thing } from "./protocol";
import type { Sitting } from "./sitting";
import { Findings } from "./why";
import { plain, title } from "./words";
import { playerName } from "./zone";

// Returns where the thing lies, in the game's words.
function whereOf(sitting: Sitting, thing: Thing): string {
  for (const [place, things] of Object.entries(sitting.at.view.zones)) {
    if (!Array.isArray(things) || !things.some((one) => one.object === thing.object)) continue;
    const [zone = "", n] = place.split(":");
    const row = sitting.layout.zones.find((one) => one.zone === zone);
    const word = title(row?.words ?? zone);
    if (row?.scope === "player") return `${word} of ${playerName(sitting.at.view, Number(n))}`;
    const space = sitting.at.view.spaces?.find((one) => one.place === place);
    return space ? `at ${space.name}` : word;
  }
  return "";
}

export function Details(): JSX.Element {
  const [thing] = useShown((sitting) => [sitting.looked === null ? null : sitting.thing(sitting.looked)]);

  return (
    <section class="details" aria-label="Details" tabIndex={0}>
      {thing ? (
        <Sheet key={thing.object} thing={thing} />
      ) : (
        <p class="hint">Point at a card to read it. A click does what is lit, or says why not.</p>
      )}
    </section>
  );
}

function Sheet({ thing }: { thing: Thing }): JSX.Element {
  const sitting = useSitting();
  const { layout } = sitting;
  const [at, card] = useShown((sitting) => [sitting.at, sitting.card(thing.card), sitting.isPast]);
  const [why, setWhy] = useState<Finding[] | null>(null);
  const numbers = numbersOf(layout, thing);
  const holder = thing.controller ?? thing.owner;
  const space = at.view.spaces?.find((one) => one.object === thing.object);
  // Asks for all reasons, or for those of one number where the program tells them apart.
  const ask = async (number?: string) => {
    const all = await sitting.why(`#${thing.object}`);
    const own = all.flatMap((one) => one.because ?? []).filter((one) => one.text === number);
    setWhy(own.length ? own : all);
  };

  useEffect(() => setWhy(null), [at]);
  return (
    <article class="sheet" aria-label={thing.name ?? "a card face down"}>
      <div class="sheet-top">
        <CardPicture
          thing={thing}
          size="tall"
          marks={thing.marks ?? []}
          numbers={[]}
        />
        <div class="sheet-state">
          <h3>{thing.name ?? "A card face down"}</h3>
          <p>
            {whereOf(sitting, thing)}
            {at.view.players.length > 1 && !space && <>, {playerName(at.view, holder)}</>}
          </p>
          {numbers.length > 0 && !sitting.isPast && (
            <ul class="numbers" aria-label="Numbers now">
              {numbers.map(({ label, n }) => (
                <li key={label}>
                  <button type="button" class="number" onClick={() => void ask(`${label} ${n}`)} aria-label={`${label} ${n}. Why?`}>
                    {label} <b>{n}</b>
                  </button>
                </li>
              ))}
            </ul>
          )}
          {(thing.marks ?? []).map((mark) => (
            <span key={mark} class="chip">
              {title(mark)}
            </span>
          ))}
          {thing.card && !sitting.isPast && (
            <button type="button" class="button" onClick={() => void ask()}>
              Why is it so?
            </button>
          )}
        </div>
      </div>
      {why && <Findings findings={why} />}
      {space && <Stands things={space.things} />}
      {card && <CardSheet card={card} />}
    </article>
  );
}

// What stands on a space.
function Stands({ things }: { things: number[] }): JSX.Element | null {
  const sitting = useSitting();

  if (!things.length) return null;
  return (
    <p>
      There: {things.map((id) => sitting.thing(id)?.name ?? "a card").join(", ")}
    </p>
  );
}

function CardSheet({ card }: { card: Card }): JSX.Element {
  const { layout } = useSitting();
  const keywords = keywordsOf(card);
  const kinds = [...(card.supertypes ?? []), card.type ?? ""].filter(Boolean).join(" ");

  return (
    <>
      <p class="sheet-kind">
        {kinds}
        {(card.tags ?? []).length > 0 && <> · {(card.tags ?? []).join(", ")}</>}
        {keywords.length > 0 && <> · {keywords.join(", ")}</>}
      </p>
      {(card.does ?? []).map((line, i) => (
        <p key={i} class="sheet-words">
          {plain(line)}
        </p>
      ))}
      {card.text && <p class="sheet-words">{plain(card.text)}</p>}
      <dl class="facts">
        {sheetOf(layout, card).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Code</dt>
          <dd>{card.code}</dd>
        </div>
      </dl>
    </>
  );
}

// The same over the board, where there is no room beside it.
export function DetailsSheet(): JSX.Element | null {
  const sitting = useSitting();
  const dialog = useRef<HTMLDialogElement>(null);
  const [sheet] = useShown((sitting) => [sitting.sheet]);

  useEffect(() => {
    if (sheet) dialog.current?.showModal();
  }, [sheet]);
  if (!sheet) return null;
  return (
    <dialog
      class="dialog"
      ref={dialog}
      aria-label="Details"
      onClose={() => sitting.set("sheet", false)}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <Details />
      <form method="dialog">
        <button class="button is-main">Close</button>
      </form>
    </dialog>
  );
}
