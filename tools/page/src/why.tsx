// why.tsx -- reasons as a tree that folds: each with its rule, where it stands, and what would
// mend it.

import type { JSX } from "preact";
import type { Finding } from "./protocol";
import { plain } from "./words";

export function Findings({ findings, open = 2 }: { findings: Finding[]; open?: number }): JSX.Element {
  return (
    <ul class="findings">
      {findings.map((finding, i) => (
        <FindingRow key={i} finding={finding} open={open} />
      ))}
    </ul>
  );
}

function FindingRow({ finding, open }: { finding: Finding; open: number }): JSX.Element {
  const because = finding.because ?? [];

  if (!because.length)
    return (
      <li class="finding">
        <Said finding={finding} />
      </li>
    );
  return (
    <li class="finding">
      <details open={open > 0}>
        <summary>
          <Said finding={finding} />
        </summary>
        <Findings findings={because} open={open - 1} />
      </details>
    </li>
  );
}

function Said({ finding }: { finding: Finding }): JSX.Element {
  const from = finding.script
    ? `${finding.script}${finding.line ? `:${finding.line}` : ""}`
    : null;

  return (
    <span class="said">
      {plain(finding.text)}
      {finding.source && <span class="said-of"> from {finding.source}</span>}
      {finding.rule && (
        <span class="rule" title={finding.says}>
          {finding.rule}
        </span>
      )}
      {finding.says && <span class="said-rule">{finding.says}</span>}
      {finding.mend && <span class="said-mend">What helps: {finding.mend}</span>}
      {from && <span class="said-of">{from}</span>}
    </span>
  );
}
