// story.tsx -- what happened, as the program says it. Each line leads to its moment.

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { part, useShown, useSitting } from "./context";
import type { Line } from "./sitting";

export const Story = part(function Story(): JSX.Element {
  const end = useRef<HTMLOListElement>(null);
  const [story, isPast, shown] = useShown(({ story, isPast, shown }) => [story, isPast, shown ?? Infinity]);

  useEffect(() => {
    const list = end.current;
    if (list && !isPast) list.scrollTop = list.scrollHeight;
  }, [story.length, isPast]);
  return (
    <section class="story" aria-label="Story">
      <h2 class="panel-name">Story</h2>
      <ol class="story-lines" ref={end} tabIndex={0} aria-label="What happened">
        {story.map((line, i) => (
          <StoryLine key={i} line={line} later={line.moment > shown} />
        ))}
      </ol>
    </section>
  );
});

const StoryLine = part(function StoryLine({ line, later }: { line: Line; later: boolean }): JSX.Element {
  const sitting = useSitting();
  const show = () => sitting.set("shown", line.moment === sitting.moments.length - 1 ? null : line.moment);

  return (
    <li>
      <button type="button" class={`told is-${line.kind}${later ? " is-later" : ""}`} onClick={show}>
        {line.text}
      </button>
    </li>
  );
});

// The whole game on one line, to be drawn back and forth.
export const Timeline = part(function Timeline(): JSX.Element | null {
  const sitting = useSitting();
  const [seen, at] = useShown(({ seen, at }) => [seen, at]);
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
        aria-valuetext={`${shown + 1} of ${last + 1}, turn ${at.view.turn}`}
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
});
