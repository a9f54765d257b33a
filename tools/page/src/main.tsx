// main.tsx -- the page: the start, then the table.

import { render, type JSX } from "preact";
import { useState } from "preact/hooks";
import { Start } from "./start";
import type { Sitting } from "./sitting";
import { Table } from "./table";

function Page(): JSX.Element {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const leave = () => {
    sitting?.end();
    setSitting(null);
  };

  return sitting ? <Table sitting={sitting} leave={leave} /> : <Start begin={setSitting} />;
}

const root = document.getElementById("page");
if (root) render(<Page />, root);
