// chain.tsx -- what is under way, the next thing first: cards and abilities that wait for their
// turn, with what they have chosen; below them what waits for an event.

import type { JSX } from "preact";
import { part, useShown, useSitting } from "./context";
import type { Item } from "./protocol";
import { plain } from "./words";
import { playerName } from "./zone";

export const Chain = part(function Chain(): JSX.Element | null {
  const [view] = useShown(({ at, question }) => [at.view, question]);
  const items = [...view.chain].reverse();
  const waiting = view.waiting ?? [];

  if (!items.length && !waiting.length) return null;
  return (
    <section class="chain" aria-label="Under way, the next first" tabIndex={0}>
      <h2 class="panel-name">Under way</h2>
      <ol class="chain-items">
        {items.map((item) => (
          <ChainItem key={item.item} item={item} player={playerName(view, item.player)} />
        ))}
        {waiting.map((row, i) => (
          <li key={i} class="chain-later">
            <b>{playerName(view, row.player)}</b> {row.text}
            <span class="chip">later: {row.events.map(plain).join(", ")}</span>
          </li>
        ))}
      </ol>
    </section>
  );
});

function ChainItem({ item, player }: { item: Item; player: string }): JSX.Element {
  const sitting = useSitting();
  const option = sitting.question?.options.find(
    (o) => o.n === item.item && o.object === undefined && o.card === item.card,
  );
  const text = (
    <>
      <b>{player}</b> {item.text}
      {!item.finalized && <span class="chip">waits</span>}
    </>
  );

  return (
    <li onMouseEnter={() => sitting.aimAt(item.targets)} onMouseLeave={() => sitting.aimAt([])}>
      {option ? (
        <button type="button" class="option" onClick={() => void sitting.choose(option)}>
          {text}
        </button>
      ) : (
        text
      )}
    </li>
  );
}
