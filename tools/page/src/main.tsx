// main.tsx -- the page: the start, then the table. An address that leads to a room or to a moment of a game
// opens it; where that fails, what was there stays.

import { render, type JSX } from "preact";
import { useEffect, useErrorBoundary, useRef, useState } from "preact/hooks";
import { WithMaking } from "./making";
import { isLink, openMoment, readFile, readLink } from "./moment";
import { isRoom, RoomDoor } from "./room";
import { Sitting } from "./sitting";
import { Start } from "./start";
import { Table } from "./table";

function Page(): JSX.Element {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [opening, setOpening] = useState(() => saidOf(location.hash));
  const [fault, setFault] = useState<string | null>(null);
  const current = useRef<Sitting | null>(null);
  const show = (next: Sitting | null) => {
    current.current?.end();
    current.current = next;
    setFault(null);
    setSitting(next);
  };
  const leave = () => {
    history.replaceState(null, "", location.pathname + location.search);
    show(null);
  };
  const open = async (said: string | null, come: () => Promise<Sitting>) => {
    setOpening(said);
    try {
      show(await come());
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      if (current.current) current.current.set("trouble", text);
      else setFault(text);
    }
    setOpening(null);
  };
  const openFile = (file: File) => void open(GOES_ON, async () => openMoment(await readFile(file)));
  // What somebody made up is drawn as far as it goes.
  const [broken, mend] = useErrorBoundary(() => {
    const shown = current.current?.isShown;
    leave();
    setFault(shown ? "This moment cannot be shown: no board can be drawn of it." : "The board could not be drawn.");
  });
  useEffect(() => {
    if (broken) mend();
  }, [broken]);
  useEffect(() => {
    const follow = () => {
      const { hash } = location;
      if (isRoom(hash)) void open(saidOf(hash), async () => Sitting.join(await RoomDoor.open(hash)));
      else if (isLink(hash)) void open(saidOf(hash), async () => openMoment(await readLink(hash)));
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  if (sitting && !broken) return <Table sitting={sitting} leave={leave} />;
  if (opening) return <Opening said={opening} />;
  return <Start begin={show} openFile={openFile} fault={fault} />;
}

const GOES_ON = "The game is played until the moment …";

// What is said while an address is opened; null: it leads nowhere.
function saidOf(hash: string): string | null {
  if (isRoom(hash)) return "You take your place in the room …";
  return isLink(hash) ? GOES_ON : null;
}

function Opening({ said }: { said: string }): JSX.Element {
  return (
    <main class="curtain" aria-label="A game">
      <h1>Cardwright</h1>
      <p role="status">{said}</p>
    </main>
  );
}

const root = document.getElementById("page");
if (root) render(<WithMaking page={Page} />, root);
