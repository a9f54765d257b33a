// editor.tsx -- the script in the middle: CodeMirror with the words of the open game. It lives in a shadow root, for
// which alone the page's rules let it bring styles.

import { autocompletion, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { HighlightStyle, StreamLanguage, bracketMatching, syntaxHighlighting } from "@codemirror/language";
import { lua } from "@codemirror/legacy-modes/mode/lua";
import { lintGutter, setDiagnostics, type Diagnostic } from "@codemirror/lint";
import { EditorState } from "@codemirror/state";
import { EditorView, hoverTooltip, keymap, lineNumbers, type Tooltip } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Found, Word, Workbench } from "./workbench";

const look = EditorView.theme({
  "&": { height: "100%", fontSize: "13px", backgroundColor: "var(--paper)", color: "var(--ink)" },
  ".cm-content": { caretColor: "var(--ink)", fontFamily: "monospace" },
  ".cm-gutters": { backgroundColor: "var(--felt)", color: "var(--ink-soft)", border: "none" },
  ".cm-tooltip": { backgroundColor: "var(--paper)", color: "var(--ink)", border: "1px solid var(--line)", maxWidth: "420px" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--focus)", color: "var(--paper)" },
  ".cm-selectionBackground": { backgroundColor: "var(--lit-wash) !important" },
  ".cm-lint-marker-hint": { content: '""', width: "6px", height: "1em", margin: "0.2em", borderLeft: "4px dotted var(--bad)" },
  ".is-uncovered": { textDecoration: "underline dotted var(--bad)" },
  ".word": { padding: "6px 8px" },
  ".word p": { margin: "2px 0" },
});
const colours = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--aim)" },
  { tag: tags.string, color: "var(--pick)" },
  { tag: tags.comment, color: "var(--ink-soft)", fontStyle: "italic" },
  { tag: tags.number, color: "var(--lit)" },
]);

function entryText(word: Word): string {
  return [word.sort, word.form, word.doc, word.in && `in: ${word.in}`, word.rule && `rule ${word.rule}`].filter(Boolean).join(" · ");
}

function complete(bench: Workbench) {
  return (context: CompletionContext): CompletionResult | null => {
    const before = context.matchBefore(/[A-Za-z_][A-Za-z0-9_]*/);
    if (!before && !context.explicit) return null;
    const options = [...bench.words].map(([label, list]) => ({
      label,
      detail: list[0]?.sort ?? "",
      info: list.map(entryText).join("\n"),
    }));
    return { from: before?.from ?? context.pos, options, validFor: /^[A-Za-z0-9_]*$/ };
  };
}

function hover(bench: Workbench) {
  return hoverTooltip((view, pos): Tooltip | null => {
    const line = view.state.doc.lineAt(pos);
    const at = pos - line.from;
    const from = line.text.slice(0, at).search(/[A-Za-z_][A-Za-z0-9_]*$/);
    const word = /^[A-Za-z_][A-Za-z0-9_]*/.exec(line.text.slice(from < 0 ? at : from))?.[0] ?? "";
    const list = bench.words.get(word);
    if (!list) return null;
    return {
      pos: line.from + (from < 0 ? at : from),
      create: () => {
        const dom = document.createElement("div");
        dom.className = "word";
        for (const entry of list) {
          const row = document.createElement("p");
          row.textContent = `${word} · ${entryText(entry)}`;
          dom.append(row);
        }
        return { dom };
      },
    };
  });
}

// The word that a finding proposes in place of the one at its place.
function mendOf(found: Found): string | null {
  return /did you mean '([^']+)'/.exec(found.message)?.[1] ?? null;
}

// What no scenario reached: the word of the clause, or all lines that did not run.
function uncoveredOf(state: EditorState, found: Found): Diagnostic {
  const { from, to, message } = diagnosticOf(state, found);
  const last = Number(/lines \d+ to (\d+)/.exec(found.message)?.[1] ?? 0);
  const end = last > 0 && last <= state.doc.lines ? state.doc.line(last).to : to;
  return { from, to: Math.max(to, end), severity: "hint", markClass: "is-uncovered", message };
}

function diagnosticOf(state: EditorState, found: Found): Diagnostic {
  const line = state.doc.line(Math.min(Math.max(found.line ?? 1, 1), state.doc.lines));
  const bytes = new TextEncoder().encode(line.text).slice(0, Math.max(0, (found.column ?? 1) - 1));
  const from = Math.min(line.from + new TextDecoder().decode(bytes).length, line.to);
  const length = /^[A-Za-z0-9_]+/.exec(state.sliceDoc(from, line.to))?.[0].length ?? 0;
  const to = length ? from + length : line.to;
  const mend = found.column ? mendOf(found) : null;
  return {
    from,
    to,
    severity: found.severity === "note" ? "info" : found.severity,
    message: `${found.message} [${found.code}]`,
    actions: mend
      ? [{ name: `Write '${mend}'`, apply: (view, at, end) => view.dispatch({ changes: { from: at, to: end, insert: mend } }) }]
      : [],
  };
}

export function Editor({ bench, name }: { bench: Workbench; name: string }): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);

  // All at once with what is drawn: a key that comes before the paint goes into the file that is named above.
  useLayoutEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    const place = document.createElement("div");
    place.className = "place";
    root.replaceChildren(place);
    const made = new EditorView({
      parent: place,
      root,
      state: EditorState.create({
        doc: bench.texts.get(name) ?? "",
        extensions: [
          lineNumbers(),
          history(),
          bracketMatching(),
          name.endsWith(".lua") ? StreamLanguage.define(lua) : [],
          syntaxHighlighting(colours),
          look,
          lintGutter(),
          autocompletion({ override: [complete(bench)] }),
          hover(bench),
          keymap.of([{ key: "Mod-s", run: () => (void bench.goOn(), true) }, ...defaultKeymap, ...historyKeymap]),
          EditorView.contentAttributes.of({ "aria-label": `Text of ${name}` }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) bench.edit(name, update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = made;
    return () => made.destroy();
  }, [bench, name]);

  // Another part of the page may write the file, too.
  const text = bench.texts.get(name) ?? "";
  useLayoutEffect(() => {
    const made = view.current;
    if (!made) return;
    const now = bench.texts.get(name) ?? ""; // more may have been typed since it was drawn
    if (made.state.doc.toString() !== now)
      made.dispatch({ changes: { from: 0, to: made.state.doc.length, insert: now } });
    const here = (list: Found[]) => list.filter((found) => found.file === name);
    const all = [
      ...here(bench.found).map((found) => diagnosticOf(made.state, found)),
      ...here(bench.uncovered).map((found) => uncoveredOf(made.state, found)),
    ];
    made.dispatch(setDiagnostics(made.state, all));
  }, [bench, name, text, bench.found, bench.uncovered]);

  // A finding leads to its line.
  useLayoutEffect(() => {
    const { place } = bench;
    const made = view.current;
    if (!made || place?.file !== name) return;
    const { from } = made.state.doc.line(Math.min(Math.max(place.line, 1), made.state.doc.lines));
    made.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
    made.focus();
  }, [bench, name, bench.place]);

  return <div class="editor" ref={host} />;
}
