// rooms.tsx -- the rooms of whoever owns the server: each with a link for every person, and one for onlookers.

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Reply } from "./engine";
import { askOwner, secretOf } from "./room";
import { deckTitle } from "./words";

interface OwnedRoom {
  room: number;
  game: string;
  seats: (string | null)[];
  onlookers: string;
}

let owner: string | null = null;

// Returns the owner's secret, once the page was opened with it: it stays for the visit.
export function ownerSecret(): string | null {
  owner = secretOf("owner", location.hash) ?? owner;
  return owner;
}

// Returns that secret where the server has rooms, or a folder; else null.
export async function secretFor(what: "rooms" | "folder"): Promise<string | null> {
  const secret = ownerSecret();
  if (!secret) return null;
  const asked: RequestInit = { headers: { "Cardwright-Secret": secret }, cache: "no-store" };
  const reply = await fetch("owner", asked).catch(() => null);
  const told = reply?.ok ? ((await reply.json()) as Record<string, unknown>) : {};
  return told[what] === true ? secret : null;
}

// Shows all rooms; [made] counts those that were made here.
export function Rooms({ secret, made }: { secret: string; made: number }): JSX.Element {
  const [rooms, setRooms] = useState<OwnedRoom[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const ask = async (request: { type: string; room?: number }): Promise<Reply | null> => {
    try {
      const reply = await askOwner(secret, request);
      setTrouble(reply.type === "refused" ? String(reply.reason) : null);
      return reply;
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      return null;
    }
  };
  const look = async () => {
    const reply = await ask({ type: "rooms" });
    if (reply?.type === "rooms") setRooms(reply.rooms as OwnedRoom[]);
  };
  const close = async (room: number) => {
    if (!confirm(`Close room ${room}? Its game ends for all, and is not kept.`)) return;
    if (await ask({ type: "closeroom", room })) await look();
  };
  useEffect(() => void look(), [made]);

  return (
    <section class="rooms" aria-label="Rooms">
      <h2 class="panel-name">Rooms</h2>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      {!rooms.length && !trouble && <p>There is no room yet. Choose a game, and make one for people elsewhere.</p>}
      {rooms.map((row) => (
        <fieldset key={row.room} class="room">
          <legend>
            Room {row.room}: {deckTitle(row.game)}
          </legend>
          <ol class="room-links">
            {row.seats.map((link, i) => (
              <li key={i}>
                {link ? <Link name={`Player ${i + 1}`} link={link} /> : `Player ${i + 1}: a bot`}
              </li>
            ))}
            <li>
              <Link name="Onlookers" link={row.onlookers} />
            </li>
          </ol>
          <button type="button" class="button" onClick={() => void close(row.room)}>
            Close room {row.room}
          </button>
        </fieldset>
      ))}
    </section>
  );
}

function Link({ name, link }: { name: string; link: string }): JSX.Element {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );

  return (
    <>
      <span class="room-who">{name}</span>
      <a class="room-link" href={link} target="_blank" rel="noreferrer">
        {link}
      </a>
      <button type="button" class="button" aria-label={`Copy the link of ${name}`} onClick={() => void copy()}>
        {copied ? "Copied" : "Copy"}
      </button>
    </>
  );
}
