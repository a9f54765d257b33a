// grid.tsx -- the facts of the cards in a grid. A paste from a spreadsheet fills cells from the chosen one on, and
// adds rows below the last.

import type { JSX } from "preact";
import { readCells, writeCells } from "./csv";
import type { Workbench } from "./workbench";

export function Grid({ bench, name }: { bench: Workbench; name: string }): JSX.Element {
  const rows = readCells(bench.texts.get(name) ?? "", ",");
  const head = rows[0] ?? [];
  const write = (changed: string[][]) => bench.edit(name, writeCells(changed));
  const put = (at: number, column: number, block: string[][]) => {
    const next = rows.map((row) => head.map((_, i) => row[i] ?? ""));
    block.forEach((line, i) => {
      while (next.length <= at + i) next.push(head.map(() => ""));
      line.forEach((cell, k) => {
        const row = next[at + i];
        if (row && column + k < head.length) row[column + k] = cell.trim();
      });
    });
    write(next);
  };
  const paste = (event: ClipboardEvent, at: number, column: number) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    put(at, column, readCells(text, "\t"));
  };
  const shown = [...rows.slice(1), head.map(() => "")];

  return (
    <div class="grid">
      <table aria-label="Facts of the cards">
        <thead>
          <tr>
            {head.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, i) => (
            <tr key={i}>
              {head.map((column, k) => (
                <td key={column}>
                  <input
                    type="text"
                    aria-label={`${column} of ${row[0] || "a new card"}`}
                    value={row[k] ?? ""}
                    onChange={(event) => put(i + 1, k, [[event.currentTarget.value]])}
                    onPaste={(event) => paste(event, i + 1, k)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
