// story.tsx -- what happened, as the program says it. Each line leads to its moment.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useSitting } from "./context";
import type { Line } from "./sitting";

export function Story(): JSX.Element {
  const sitting = useSitting();
  const end = useRef<HTMLOListElement>(null);
  const { story } = sitting;
  const shown = sitting.shown ?? sitting.moments.length - 1;

  useEffect(() => {
    const list = end.current;
    if (list && !sitting.isPast) list.scrollTop = list.scrollHeight;
  }, [story.length, sitting.isPast]);
  return (
    <section class="story" aria-label="Story">
      <h2 class="panel-name">Story</h2>
      <ol class="story-lines" ref={end} tabIndex={0} aria-label="What happened">
        {story.map((line, i) => (
          <li key={i}>
            <StoryLine line={line} later={line.moment > shown} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StoryLine({ line, later }: { line: Line; later: boolean }): JSX.Element {
  const sitting = useSitting();
  const last = sitting.moments.length - 1;
  const to = line.moment === last ? null : line.moment;

  return (
    <button
      type="button"
      class={`told is-${line.kind}${later ? " is-later" : ""}`}
      onClick={() => sitting.set("shown", to)}
    >
      {line.text}
    </button>
  );
}

// The whole game on one line, to be drawn back and forth.
export function Timeline(): JSX.Element | null {
  const sitting = useSitting();
  const { seen } = sitting;
  const last = seen.length - 1;
  const shown = sitting.shown === null ? last : seen.indexOf(sitting.shown);

  if (last < 1) return null;
  return (
    <label class="timeline">
      <span class="timeline-name">Moment</span>
      <input
        type="range"
        min={0}
        max={last}
        value={shown}
        aria-valuetext={`${shown + 1} of ${last + 1}, turn ${sitting.at.view.turn}`}
        onInput={(event) => {
          const n = Number(event.currentTarget.value);
          sitting.set("shown", n === last ? null : (seen[n] ?? null));
        }}
      />
      <span class="timeline-at">
        {shown + 1} of {last + 1}
      </span>
    </label>
  );
}
