// decks.tsx -- the deck builder: decks of the game at the left, the open one in the middle with its cards, what is
// wrong with it, its figures, and how it leaves.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { factOf } from "../facts";
import { deckTitle, title } from "../words";
import type { DeckSaid, DeckSection, DeckSheet } from "./deck";
import { printCards } from "./print";
import type { Workbench } from "./workbench";

export function DeckList({ bench }: { bench: Workbench }): JSX.Element | null {
  const { decks } = bench;
  if (!bench.layout.decks) return null;
  return (
    <section aria-label="Decks">
      <h2>Decks</h2>
      <button type="button" class="button" onClick={() => void decks.open("")}>
        New deck
      </button>
      <ul class="make-list">
        {decks.names.map((name) => (
          <li key={name}>
            <button type="button" class="button" onClick={() => void decks.open(name)}>
              {deckTitle(name)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function DeckBuilder({ bench }: { bench: Workbench }): JSX.Element | null {
  const { decks } = bench;
  const { sheet } = decks;
  if (!sheet) return null;

  return (
    <section class="deck" aria-label="The deck">
      <div class="buttons">
        <label class="field">
          <span>Name of the deck</span>
          <input
            type="text"
            value={decks.name}
            onInput={(event) => {
              decks.name = event.currentTarget.value;
            }}
          />
        </label>
        <Choice label="Mode" value={decks.mode} rows={bench.layout.modes.map((row) => [row.mode, title(row.mode)])} choose={(mode) => void decks.choose(mode, decks.form)} />
        <button type="button" class="button is-main" disabled={bench.busy || !sheet.known || !sheet.playable} onClick={() => void decks.play()}>
          Play it
        </button>
        <button type="button" class="button" disabled={bench.busy || !sheet.sections || !decks.name} onClick={() => void decks.keep()}>
          Keep it
        </button>
        <button type="button" class="button" disabled={!sheet.sections} onClick={() => void printDeck(bench, sheet)}>
          Print
        </button>
        <button type="button" class="button" onClick={() => decks.close()}>
          Close the deck
        </button>
      </div>
      {decks.trouble && (
        <p class="trouble" role="alert">
          {decks.trouble}
        </p>
      )}
      <Verdict sheet={sheet} />
      {sheet.sections?.map((section) => (
        <Section key={section.section} bench={bench} section={section} sheet={sheet} />
      ))}
      {sheet.sections && <AddCard bench={bench} />}
      <Figures bench={bench} sheet={sheet} />
      <Written bench={bench} sheet={sheet} />
    </section>
  );
}

function Choice(props: { label: string; value: string; rows: (readonly [string, string])[]; choose: (value: string) => void }): JSX.Element {
  return (
    <label class="field">
      <span>{props.label}</span>
      <select value={props.value} onChange={(event) => props.choose(event.currentTarget.value)}>
        {props.rows.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

async function printDeck(bench: Workbench, sheet: DeckSheet): Promise<void> {
  const rows = (sheet.sections ?? []).flatMap((section) => section.cards);
  const cards = await bench.cardsOf(rows.map((row) => row.card));
  printCards(
    bench.layout,
    cards.flatMap((card, i) => Array.from({ length: rows[i]?.count ?? 0 }, () => card)),
  );
}

function sentence(said: DeckSaid): string {
  return said.rule ? `${said.rule}: ${said.text}` : said.text;
}

// Three answers that are never mixed, and below them what is wrong, with its rule.
function Verdict({ sheet }: { sheet: DeckSheet }): JSX.Element {
  const answers = (["known", "legal", "playable"] as const).map((word) => ({ word, yes: sheet[word] }));

  return (
    <div role="status" aria-label="Is it legal?">
      <p class="deck-answers">
        {sheet.total} cards
        {answers.map(({ word, yes }) => (
          <span key={word} class={`chip ${yes ? "is-green" : "is-red"}`}>
            {yes ? "✓" : "✗"} {yes ? word : `not ${word}`}
          </span>
        ))}
      </p>
      <ul>
        {sheet.problems.map((said, i) => (
          <li key={i} class="is-red">
            {sentence(said)}
          </li>
        ))}
        {sheet.notes.map((said, i) => (
          <li key={i}>{sentence(said)}</li>
        ))}
      </ul>
    </div>
  );
}

function Section({ bench, section, sheet }: { bench: Workbench; section: DeckSection; sheet: DeckSheet }): JSX.Element | null {
  const n = section.cards.reduce((sum, row) => sum + row.count, 0);
  if (section.optional && !n) return null;
  const put = (card: string, count: number) => void bench.decks.put(card, count, section.section);

  return (
    <section aria-label={title(section.section)}>
      <h3>
        {title(section.section)} <small>{n}</small>
      </h3>
      <ul class="deck-cards">
        {section.cards.map((row) => {
          const wrong = sheet.problems.filter((said) => said.card === row.card);
          return (
            <li key={row.card} class={wrong.length ? "is-red" : ""}>
              <button type="button" class="button" disabled={bench.busy} aria-label={`One ${row.name} less`} onClick={() => put(row.card, row.count - 1)}>
                −
              </button>
              <b>{row.count}</b>
              <button
                type="button"
                class="button"
                disabled={bench.busy || n >= section.room}
                aria-label={`One ${row.name} more`}
                onClick={() => put(row.card, row.count + 1)}
              >
                +
              </button>
              <span>
                {row.name} <small>{wrong.map((said) => said.text).join("; ")}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function AddCard({ bench }: { bench: Workbench }): JSX.Element {
  const [query, setQuery] = useState("");
  const [section, setSection] = useState("");
  const [found, setFound] = useState<{ found: number; cards: { code: string; name: string }[] } | string | null>(null);
  const { decks } = bench;
  const sections = decks.sheet?.sections ?? [];

  return (
    <section aria-label="Add a card">
      <form
        class="buttons"
        onSubmit={(event) => {
          event.preventDefault();
          void bench.search(query).then(setFound);
        }}
      >
        <label class="field">
          <span>Find a card to add</span>
          <input type="search" value={query} placeholder="a word, type:…" onInput={(event) => setQuery(event.currentTarget.value)} />
        </label>
        <Choice label="Section" value={section} rows={[["", "That of its type"], ...sections.map((row) => [row.section, title(row.section)] as const)]} choose={setSection} />
        <button class="button">Find</button>
      </form>
      {typeof found === "string" && <p class="trouble">{found}</p>}
      {found && typeof found !== "string" && (
        <>
          <p>{found.found} found</p>
          <ul class="deck-cards">
            {found.cards.map((card) => (
              <li key={card.code}>
                <button
                  type="button"
                  class="button"
                  disabled={bench.busy}
                  aria-label={`Add ${card.name}, ${card.code}`}
                  onClick={() => void decks.add(card.code, section)}
                >
                  +
                </button>
                <span>
                  {card.name} <small>{card.code}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

// The counts by cost, by type and by identity, under the game's own words.
function Figures({ bench, sheet }: { bench: Workbench; sheet: DeckSheet }): JSX.Element | null {
  if (!sheet.total) return null;
  const cost = factOf(bench.layout, "cost");
  const identity = factOf(bench.layout, "identity");
  const curve = (cost ? (sheet[cost] as number[] | undefined) : undefined) ?? [];
  const most = Math.max(1, ...curve);
  const words = (key: string | null) => Object.entries((key ? (sheet[key] as Record<string, number> | undefined) : undefined) ?? {});

  return (
    <section aria-label="Figures">
      {cost && (
        <ul class="curve" aria-label={title(cost)}>
          {curve.map((n, i) => (
            <li key={i} aria-label={`${title(cost)} ${i}${i === curve.length - 1 ? " and more" : ""}: ${n} cards`}>
              <b>{n}</b>
              <span class="curve-bar" style={{ height: `${(n / most) * 60}px` }} />
              <small>
                {i}
                {i === curve.length - 1 && "+"}
              </small>
            </li>
          ))}
        </ul>
      )}
      <p>{[...words("types"), ...words(identity)].map(([word, n]) => `${title(word)} ${n}`).join(" · ")}</p>
    </section>
  );
}

function Written({ bench, sheet }: { bench: Workbench; sheet: DeckSheet }): JSX.Element {
  const { decks } = bench;

  return (
    <details>
      <summary>As text, in and out</summary>
      <label class="field">
        <span>The deck as a list; a code or a link is read too</span>
        <textarea key={sheet.text} rows={12} spellcheck={false} disabled={bench.busy} onChange={(event) => void decks.write(event.currentTarget.value)}>
          {sheet.text}
        </textarea>
      </label>
      <Choice label="Form" value={decks.form} rows={decks.forms.map(({ form, doc }) => [form, `${form}: ${doc}`])} choose={(form) => void decks.choose(decks.mode, form)} />
      {sheet.unwritten && <p class="trouble">{sheet.unwritten}</p>}
      {sheet.written && (
        <>
          <textarea aria-label="The deck in this form" rows={4} readOnly value={sheet.written} />
          <button type="button" class="button" onClick={() => void navigator.clipboard.writeText(sheet.written ?? "")}>
            Copy
          </button>
        </>
      )}
    </details>
  );
}
