// theme.tsx -- dark or light: as the system says, until somebody says otherwise.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useMedia } from "./context";

const KEY = "cardwright.theme";

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser without storage
  }
}

export function ThemeSwitch(): JSX.Element {
  const systemDark = useMedia("(prefers-color-scheme: dark)");
  const [said, setSaid] = useState(kept);
  const dark = said ? said === "dark" : systemDark;

  useEffect(() => {
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  }, [dark]);
  const change = () => {
    const next = dark ? "light" : "dark";
    setSaid(next);
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // it holds for this visit
    }
  };

  return (
    <button type="button" class="button" onClick={change}>
      {dark ? "Light" : "Dark"}
    </button>
  );
}
