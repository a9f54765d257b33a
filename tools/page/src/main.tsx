// main.tsx -- the page: the start, then the table. An address that leads to a moment of a game opens
// it; where that fails, what was there stays.

import { render, type JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { WithMaking } from "./making";
import { isLink, openMoment, readFile, readLink, type MomentRecord } from "./moment";
import type { Sitting } from "./sitting";
import { Start } from "./start";
import { Table } from "./table";

function Page(): JSX.Element {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [opening, setOpening] = useState(() => isLink(location.hash));
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
  const open = async (read: () => Promise<MomentRecord>) => {
    setOpening(true);
    try {
      show(await openMoment(await read()));
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      if (current.current) current.current.set("trouble", text);
      else setFault(text);
    }
    setOpening(false);
  };
  useEffect(() => {
    const follow = () => {
      const { hash } = location;
      if (isLink(hash)) void open(() => readLink(hash));
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  if (sitting) return <Table sitting={sitting} leave={leave} />;
  if (opening) return <Opening />;
  return <Start begin={show} openFile={(file) => void open(() => readFile(file))} fault={fault} />;
}

function Opening(): JSX.Element {
  return (
    <main class="curtain" aria-label="A moment of a game">
      <h1>Cardwright</h1>
      <p role="status">The game is played until the moment …</p>
    </main>
  );
}

const root = document.getElementById("page");
if (root) render(<WithMaking page={Page} />, root);
