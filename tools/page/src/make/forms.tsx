// forms.tsx -- new files from forms: a card, a keyword, a counter, a scenario of what was played. What they
// write is what one would write by hand.

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { readCells, writeCells } from "./csv";
import type { Workbench } from "./workbench";

type Form = "card" | "keyword" | "counter" | "scenario";

const quoted = (text: string): string => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", " ")}"`;
const fileName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

function Field(props: { label: string; value: string; set: (value: string) => void; list?: string; hint?: string }): JSX.Element {
  return (
    <label class="field">
      <span>{props.label}</span>
      <input
        type="text"
        value={props.value}
        list={props.list}
        placeholder={props.hint}
        onInput={(event) => props.set(event.currentTarget.value)}
      />
    </label>
  );
}

// The words that may begin an ability, and those of which a card can be: names of events.
function events(bench: Workbench): string[] {
  const list: string[] = [];
  for (const [word, entries] of bench.words)
    if (entries.some((entry) => entry.sort === "event" && /\bwhen\b/.test(entry.in))) list.push(word);
  return list;
}

function verbs(bench: Workbench): string[] {
  const list: string[] = [];
  for (const [word, entries] of bench.words)
    if (entries.some((entry) => entry.sort === "verb")) list.push(`${word}()`);
  return list;
}

function abilityOf(event: string, run: string): string {
  return `when { ${event} = me, run = function() ${run} end }`;
}

export function Forms({ bench }: { bench: Workbench }): JSX.Element {
  const [form, setForm] = useState<Form | null>(null);
  const close = () => setForm(null);

  return (
    <section class="forms" aria-label="New">
      <div class="buttons">
        {(["card", "keyword", "counter", "scenario"] as const).map((one) => (
          <button key={one} type="button" class="button" aria-expanded={form === one} onClick={() => setForm(form === one ? null : one)}>
            {one === "scenario" ? "Keep as scenario" : `New ${one}`}
          </button>
        ))}
      </div>
      {form === "card" && <CardForm bench={bench} done={close} />}
      {form === "keyword" && <KeywordForm bench={bench} done={close} />}
      {form === "counter" && <CounterForm bench={bench} done={close} />}
      {form === "scenario" && <ScenarioForm bench={bench} done={close} />}
    </section>
  );
}

interface Props {
  bench: Workbench;
  done: () => void;
}

// The next code of the list: that of its last row, one higher.
function nextCode(rows: string[][]): string {
  const last = rows.at(-1)?.[0] ?? "";
  const number = /(\d+)$/.exec(last)?.[1] ?? "0";
  return last.slice(0, last.length - number.length) + String(Number(number) + 1).padStart(number.length, "0");
}

function CardForm({ bench, done }: Props): JSX.Element {
  const [head = [], ...rows] = readCells(bench.texts.get(`${bench.setFolder}cards.csv`) ?? "code,name,type,script\n", ",");
  const [values, setValues] = useState<Record<string, string>>({ code: nextCode(rows), script: "yes" });
  const set = (column: string, value: string) => setValues({ ...values, [column]: value });
  const known = (column: string) => [...new Set(rows.map((row) => row[head.indexOf(column)] ?? ""))].filter(Boolean);
  const write = (event: Event) => {
    event.preventDefault();
    const code = values.code ?? "";
    const name = values.name ?? "";
    const folder = bench.setFolder;
    const files = [{ name: `${folder}cards.csv`, text: writeCells([head, ...rows, head.map((column) => values[column] ?? "")]) }];
    if (/^yes$/i.test(values.script ?? ""))
      files.push({
        name: `${folder}${fileName(`${code} ${name}`)}.lua`,
        text: `-- ${code} ${name}\ncard ${quoted(code)} {\n  todo,\n}\n`,
      });
    bench.add(files);
    done();
  };

  return (
    <form class="form" aria-label="New card" onSubmit={write}>
      {head.map((column) => (
        <span key={column}>
          <Field label={column} value={values[column] ?? ""} set={(value) => set(column, value)} list={`known-${column}`} />
          <datalist id={`known-${column}`}>
            {known(column).map((value) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        </span>
      ))}
      <button class="button is-main" disabled={!values.code || !values.name || !values.type}>
        Write the card
      </button>
    </form>
  );
}

function KeywordForm({ bench, done }: Props): JSX.Element {
  const list = events(bench);
  const [name, setName] = useState("");
  const [about, setAbout] = useState("");
  const [event, setEvent] = useState(list.includes("played") ? "played" : (list[0] ?? ""));
  const [run, setRun] = useState("");
  const [card, setCard] = useState("");
  const folder = bench.setFolder;
  const rows = readCells(bench.texts.get(`${folder}cards.csv`) ?? "", ",");
  const column = rows[0]?.indexOf("keywords") ?? -1;
  const write = (submitted: Event) => {
    submitted.preventDefault();
    const text = `-- ${about || name}\nkeyword ${quoted(name)} {\n  ${abilityOf(event, run)},\n}\n`;
    const files = [{ name: `${folder}keywords/${fileName(name)}.lua`, text }];
    if (card && column >= 0) {
      const changed = rows.map((row) =>
        row[0] === card ? row.map((cell, i) => (i === column ? [cell, name].filter(Boolean).join("; ") : cell)) : row,
      );
      files.unshift({ name: `${folder}cards.csv`, text: writeCells(changed) });
    }
    bench.add(files);
    done();
  };

  return (
    <form class="form" aria-label="New keyword" onSubmit={write}>
      <Field label="Name of the keyword" value={name} set={setName} />
      <Field label="What it says" value={about} set={setAbout} />
      <label class="field">
        <span>When a card with it is …</span>
        <select value={event} onChange={(changed) => setEvent(changed.currentTarget.value)}>
          {list.map((word) => (
            <option key={word}>{word}</option>
          ))}
        </select>
      </label>
      <Field label="Then" value={run} set={setRun} list="verbs" hint="an instruction" />
      <datalist id="verbs">
        {verbs(bench).map((verb) => (
          <option key={verb} value={verb} />
        ))}
      </datalist>
      {column >= 0 && (
        <label class="field">
          <span>Give it to</span>
          <select value={card} onChange={(changed) => setCard(changed.currentTarget.value)}>
            <option value="">no card yet</option>
            {bench.cards.map((one) => (
              <option key={one.code} value={one.code}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <button class="button is-main" disabled={!fileName(name) || !run || !event}>
        Write the keyword
      </button>
    </form>
  );
}

function CounterForm({ bench, done }: Props): JSX.Element {
  const [name, setName] = useState("");
  const [of, setOf] = useState("player_counter");
  const write = (event: Event) => {
    event.preventDefault();
    const file = `${bench.setFolder}words.lua`;
    const before = bench.texts.get(file);
    bench.add([{ name: file, text: `${of} ${quoted(name)}\n${before ? `\n${before}` : ""}` }]);
    done();
  };

  return (
    <form class="form" aria-label="New counter" onSubmit={write}>
      <Field label="Name of the counter" value={name} set={setName} hint="small letters" />
      <label class="field">
        <span>Whose number it is</span>
        <select value={of} onChange={(event) => setOf(event.currentTarget.value)}>
          <option value="player_counter">of a player</option>
          <option value="thing_counter">of a thing</option>
        </select>
      </label>
      <button class="button is-main" disabled={!/^[a-z][a-z0-9_]*$/.test(name)}>
        Write the counter
      </button>
    </form>
  );
}

interface Claim {
  from: number; // lines
  to: number;
  text: string;
}

// What a written scenario claims: each call of `expect`, with all its lines.
function claimsOf(text: string): Claim[] {
  const lines = text.split("\n");
  const claims: Claim[] = [];
  for (let from = 0; from < lines.length; from++) {
    if (!/^\s*t:expect/.test(lines[from] ?? "")) continue;
    let depth = 0;
    let to = from;
    for (; to < lines.length; to++) {
      const line = (lines[to] ?? "").replace(/"(\\.|[^"\\])*"/g, "");
      depth += (line.match(/[({]/g) ?? []).length - (line.match(/[)}]/g) ?? []).length;
      if (depth <= 0) break;
    }
    const words = lines.slice(from, to + 1).map((line) => line.trim());
    claims.push({ from, to, text: words.join(" ") });
    from = to;
  }
  return claims;
}

function ScenarioForm({ bench, done }: Props): JSX.Element {
  const [name, setName] = useState("");
  const [card, setCard] = useState("");
  const [written, setWritten] = useState<{ text: string; missing: string } | null>(null);
  const [left, setLeft] = useState(new Set<number>());
  const [trouble, setTrouble] = useState<string | null>(null);
  const lines = written?.text.split("\n") ?? [];
  const claims = written ? claimsOf(written.text) : [];
  const write = async (event: Event) => {
    event.preventDefault();
    if (!written) {
      const got = await bench.writeScenario(name, card);
      if (typeof got === "string") setTrouble(got);
      else setWritten(got);
      return;
    }
    const out = (i: number) => claims.some((claim) => left.has(claim.from) && i >= claim.from && i <= claim.to);
    const text = lines.filter((_, i) => !out(i)).join("\n");
    bench.add([{ name: `${bench.setFolder}scenarios/${fileName(name)}.lua`, text: text.endsWith("\n") ? text : `${text}\n` }]);
    done();
  };

  return (
    <form class="form" aria-label="Keep as scenario" onSubmit={(event) => void write(event)}>
      <Field label="Name of the scenario" value={name} set={setName} />
      <label class="field">
        <span>It is about</span>
        <select value={card} onChange={(event) => setCard(event.currentTarget.value)}>
          <option value="">the cards that act</option>
          {bench.cards.map((one) => (
            <option key={one.code} value={one.code}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      {written && <pre class="written">{written.text}</pre>}
      {claims.map(({ from, text }) => (
        <label key={from} class="choice">
          <input
            type="checkbox"
            checked={!left.has(from)}
            onChange={() => {
              const next = new Set(left);
              if (!next.delete(from)) next.add(from);
              setLeft(next);
            }}
          />
          {text}
        </label>
      ))}
      {written?.missing && <p>It does not say: {written.missing}</p>}
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <button class="button is-main" disabled={!fileName(name)}>
        {written ? "Write the scenario" : "Show what was played"}
      </button>
    </form>
  );
}
