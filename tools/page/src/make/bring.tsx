// bring.tsx -- lists and decks from outside, as one sees them: the way in, what a list would change, what was brought.

import type { JSX } from "preact";
import { makeSet } from "./drafted";
import type { Change, Untaken } from "./lists";
import type { Workbench } from "./workbench";

const rows_most = 200; // that are shown of a table

// Why a word counts more than the others.
const reasons: Record<string, string> = {
  alone: "nobody says otherwise",
  folder: "the folder of its set decides",
  own: "it is said of the card's own printing",
  words: "its row is in English",
  trust: "its source has more trust",
  richer: "it says more",
  newer: "its row is newer",
  rank: "its form of list ranks higher",
  source: "its source comes later in the alphabet",
  derived: "it is worked out from the text",
};

export function BringIn({ bench }: { bench: Workbench }): JSX.Element {
  const { lists } = bench;

  return (
    <section aria-label="Lists and decks">
      <h2>Lists and decks</h2>
      <label class="field">
        <span>Bring in a list or a deck, or drop it on the page</span>
        <input
          type="file"
          disabled={bench.busy}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = "";
            if (file) void lists.tryFile(file);
          }}
        />
      </label>
      {lists.trouble && (
        <p class="trouble" role="alert">
          {lists.trouble}
        </p>
      )}
      <ul class="make-list">
        {lists.brought.map((one) => (
          <li key={one.folder} class="brought">
            <span>{one.list.name}</span>
            <button type="button" class="button" disabled={bench.busy} aria-label={`Undo ${one.list.name}`} onClick={() => void lists.undo(one)}>
              Undo
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Changes({ changes, more }: { changes: Change[]; more: number }): JSX.Element {
  const left = more + Math.max(0, changes.length - rows_most);

  return (
    <table>
      <caption>What would change{left > 0 && `, and ${left} rows more`}</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">Now</th>
          <th scope="col">Whose word counts</th>
        </tr>
      </thead>
      <tbody>
        {changes.slice(0, rows_most).map((change, i) => (
          <tr key={i}>
            <th scope="row">
              {change.title ?? `${change.kind} ${change.name}`} <small>{change.title && change.name}</small>
            </th>
            <td>{change.field ?? change.how}</td>
            <td>{change.old}</td>
            <td>{change.new}</td>
            <td>
              {change.source && `${change.source}, row ${change.row ?? 0}`}
              {change.why && `: ${reasons[change.why] ?? change.why}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Places({ title, rows, files }: { title: string; rows: Untaken[]; files: boolean }): JSX.Element | null {
  if (!rows.length) return null;
  return (
    <table>
      <caption>
        {title}
        {rows.length > rows_most && `, and ${rows.length - rows_most} rows more`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Row</th>
          <th scope="col">Column</th>
          <th scope="col">Found</th>
          <th scope="col">Expected</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, rows_most).map((row, i) => (
          <tr key={i}>
            <td>
              {files && `${row.file.replace(/^list \d+\//, "")} `}
              {row.row || ""}
              {row.again ? ` and ${row.again} more` : ""}
            </td>
            <td>{row.column}</td>
            <td>{row.value}</td>
            <td>{row.expected}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function TrialTable({ bench, become }: { bench: Workbench; become: (next: Workbench) => void }): JSX.Element | null {
  const { trial } = bench.lists;
  if (!trial) return null;
  const says = trial.changes.length > 0;

  return (
    <section class="trial" aria-label="What the list would change">
      <h2>{trial.list.name}</h2>
      <div class="buttons">
        <button type="button" class="button is-main" disabled={bench.busy || !says} onClick={() => void bench.lists.accept()}>
          Accept
        </button>
        <button type="button" class="button" disabled={bench.busy} onClick={() => void bench.lists.leave()}>
          Leave it
        </button>
        {!trial.changes.some(({ kind }) => kind === "deck") && (
          <button type="button" class="button" disabled={bench.busy} onClick={() => void makeSet(bench, become)}>
            Make a set of it
          </button>
        )}
      </div>
      {bench.lists.makesSet ? (
        <p role="status">
          Scripts are drafted, and each card is tried … <progress aria-label="The set is made" />
        </p>
      ) : (
        <p role="status">{says ? "Nothing has changed yet." : "It would change nothing."}</p>
      )}
      <div class="trial-tables" tabIndex={0} role="group" aria-label="The tables">
        {says && <Changes changes={trial.changes} more={trial.more} />}
        <Places title="Left out" rows={trial.problems} files={!!trial.list.more} />
        <Places
          title="Does not count"
          rows={trial.notes}
          files={!!trial.list.more || trial.notes.some(({ row }) => !row)}
        />
      </div>
    </section>
  );
}
