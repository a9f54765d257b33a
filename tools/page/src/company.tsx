// company.tsx -- who plays in a room: whom the game waits for, who is away, and a wish to take back.

import type { JSX } from "preact";
import { useShown, useSitting } from "./context";
import type { RoomDoor } from "./room";
import { playerName } from "./zone";

export function Company(): JSX.Element | null {
  const sitting = useSitting();
  const { room } = sitting;
  useShown(({ changes }) => [room && changes]); // a room tells its news by that alone
  if (sitting.isShown) return <p class="company">This moment is shown to you: nobody plays it on.</p>;
  if (!room) return null;
  const { view, over } = sitting.now;
  const { seats, seat: own, trouble } = room.state;
  const away = seats.flatMap((seat, i) => (seat.here === false && i !== own ? [playerName(view, i)] : []));

  return (
    <div class="company" role="status">
      {room.fault && <p class="trouble">{room.fault}</p>}
      {trouble && <p class="trouble">{trouble}</p>}
      {room.waitsFor !== null && !over && <p>{playerName(view, room.waitsFor)} is asked.</p>}
      {away.length > 0 && <p>Not here: {away.join(", ")}.</p>}
      {room.said && <p>{room.said}</p>}
      <Back room={room} />
    </div>
  );
}

function Back({ room }: { room: RoomDoor }): JSX.Element | null {
  const sitting = useSitting();
  const { view } = sitting.now;
  const { back, seat: own } = room.state;
  if (!back) return null;
  const waits = back.waits.map((i) => playerName(view, i)).join(", ");
  const mine = back.by === own;

  return (
    <>
      <p>
        {mine
          ? `You wish to take back your last answer: ${waits} is asked.`
          : `${playerName(view, back.by)} wishes to take back the last answer.`}
      </p>
      {own !== undefined && (mine || back.waits.includes(own)) && (
        <div class="buttons">
          {!mine && (
            <button type="button" class="button is-main" onClick={() => void room.agree(true)}>
              Agree
            </button>
          )}
          <button type="button" class="button" onClick={() => void room.agree(false)}>
            {mine ? "Let it be" : "Disagree"}
          </button>
        </div>
      )}
    </>
  );
}
