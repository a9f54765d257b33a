// link.tsx -- keeps the moment that is looked at: as an address, or as a file where it is too long for one. In a
// room it is what one sees, and the page's own address stays that of the room.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useShown, useSitting } from "./context";
import { linkOf, momentOf, type Kept } from "./moment";
import { seenOf } from "./seen";

function saveFile(game: string, record: Kept) {
  const link = document.createElement("a");
  const n = "steps" in record ? record.steps.length : record.view.turn;
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
  link.download = `${game}-moment-${n}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

async function copies(text: string): Promise<boolean> {
  const copied = navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return (await copied) ?? false;
}

export function MomentLink(): JSX.Element | null {
  const sitting = useSitting();
  const [at, busy] = useShown((sitting) => [sitting.at, sitting.busy]);
  const [said, setSaid] = useState("");
  const [shown, setShown] = useState<string | null>(null); // of a room, to be copied by hand
  const keep = async () => {
    const record = sitting.room ? await seenOf(sitting) : await momentOf(sitting);
    const link = await linkOf(record);
    if (link === null) {
      saveFile(sitting.layout.game, record);
      return setSaid("Kept as a file: it is too long for an address");
    }
    if (!sitting.room) history.replaceState(null, "", link);
    const address = location.href.replace(location.hash, "") + link;
    const copied = await copies(address);
    if (sitting.room) setShown(address);
    if (copied) return setSaid("The link to this moment is copied");
    setSaid(sitting.room ? "This address leads to what you see of this moment" : "The address leads to this moment");
  };

  // What others do meanwhile takes no address away.
  useEffect(() => setSaid(""), [at]);
  if (!sitting.isWhole && !sitting.room) return null;
  return (
    <>
      <button type="button" class="button" disabled={busy} onClick={() => void keep()}>
        Link
      </button>
      {shown && (
        <input
          class="link-shown"
          readOnly
          aria-label="Address of this moment"
          value={shown}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <span role="status" class="hint link-said">
        {said}
      </span>
    </>
  );
}
