// notes.tsx -- what the game notes and shows, of itself or of a player.

import type { JSX } from "preact";
import { useSitting } from "./context";
import type { Noted, View } from "./protocol";
import { plain, title } from "./words";
import { playerName } from "./zone";

export function Noteds({
  notes,
  view,
}: {
  notes: Record<string, Noted> | undefined;
  view: View;
}): JSX.Element {
  const sitting = useSitting();
  const said = (noted: Noted): string => {
    if (noted === null) return "";
    if (Array.isArray(noted)) return noted.map(said).filter(Boolean).join(", ");
    if (typeof noted !== "object") return title(String(noted));
    if ("player" in noted) return playerName(view, noted.player);
    return sitting.card(noted.card)?.name ?? sitting.thing(noted.object)?.name ?? "a card";
  };
  const rows = Object.entries(notes ?? {}).map(([key, noted]) => [key, said(noted)] as const);

  return (
    <>
      {rows
        .filter(([, text]) => text !== "")
        .map(([key, text]) => (
          <span key={key} class="chip">
            {title(plain(key))} <b>{text}</b>
          </span>
        ))}
    </>
  );
}
