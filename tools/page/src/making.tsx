// making.tsx -- the way to where cards are made: that part of the page is fetched when somebody goes there.

import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

const address = "#make";

function addStyle(): void {
  if (document.querySelector('link[href="make.css"]')) return;
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = "make.css";
  document.head.append(link);
}

export function WithMaking({ page: Page }: { page: ComponentType }): JSX.Element {
  const [makes, setMakes] = useState(location.hash === address);

  useEffect(() => {
    const follow = () => setMakes(location.hash === address);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return makes ? <Making leave={() => (location.hash = "")} /> : <Page />;
}

function Making({ leave }: { leave: () => void }): JSX.Element {
  const [make, setMake] = useState<{ Make: ComponentType<{ leave: () => void }> } | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  useEffect(() => {
    addStyle();
    import("./make/make").then(setMake, (error: Error) => setTrouble(error.message));
  }, []);
  if (make) return <make.Make leave={leave} />;
  return (
    <main class="curtain" aria-label="Make cards">
      <h1>Make cards</h1>
      <p role="status">{trouble ?? "The tools are laid out …"}</p>
    </main>
  );
}
