// link.tsx -- keeps the moment that is looked at: as the page's address, or as a file where it is too
// long for one.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useSitting } from "./context";
import { linkOf, momentOf, type MomentRecord } from "./moment";

function saveFile(record: MomentRecord) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  link.download = `${record.game}-moment-${record.steps.length}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

export function MomentLink(): JSX.Element | null {
  const sitting = useSitting();
  const [said, setSaid] = useState("");
  const keep = async () => {
    const record = await momentOf(sitting);
    const link = await linkOf(record);
    if (link === null) {
      saveFile(record);
      return setSaid("Kept as a file: it is too long for an address");
    }
    history.replaceState(null, "", link);
    const copied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    );
    setSaid(copied ? "The link to this moment is copied" : "The address leads to this moment");
  };

  useEffect(() => setSaid(""), [sitting.at]);
  if (!sitting.isWhole) return null;
  return (
    <>
      <button type="button" class="button" disabled={sitting.busy} onClick={() => void keep()}>
        Link
      </button>
      <span role="status" class="hint link-said">
        {said}
      </span>
    </>
  );
}
