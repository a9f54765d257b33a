// ask.tsx -- what is asked, and every answer by its own words: the whole game can be played here
// alone. The first nine answers have the keys 1 to 9.

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Company } from "./company";
import { part, useShown, useSitting } from "./context";
import type { Option, Over, Question } from "./protocol";
import type { Sitting } from "./sitting";
import { title } from "./words";
import { playerName } from "./zone";

const KEYS = 9;

export function Ask(): JSX.Element {
  const [busy] = useShown(({ busy }) => [busy]);
  const region = useRef<HTMLElement>(null);

  // Nobody stands at a question that was answered. A button that goes with the focus would have the table laid out.
  useLayoutEffect(() => {
    const from = document.activeElement;
    if (busy && from instanceof HTMLElement && region.current?.contains(from)) from.blur();
  }, [busy]);
  return (
    <section class="ask" aria-label="Question" aria-busy={busy} ref={region}>
      <Asked />
    </section>
  );
}

// What stands within it is drawn with it.
const Asked = part(function Asked(): JSX.Element {
  const sitting = useSitting();
  const [moment] = useShown(({ at, question, busy, trouble, picked, split, leads }) => [
    at,
    question,
    busy,
    trouble,
    picked,
    String(split),
    leads,
  ]);
  const { question, over, view } = moment;

  return (
    <>
      <Company />
      {sitting.isPast && <Past />}
      {sitting.trouble && (
        <p class="trouble" role="alert">
          {sitting.trouble}
        </p>
      )}
      {over && <End over={over} />}
      {question && (
        <>
          <h2 class="ask-text">
            {view.players.length > 1 && question.player !== view.seat
              ? `${playerName(view, question.player)}: `
              : ""}
            {question.text}
            {question.rule && <span class="rule">{question.rule}</span>}
          </h2>
          {sitting.question && <Answers question={question} />}
        </>
      )}
    </>
  );
});

// The past is looked at, not played.
function Past(): JSX.Element {
  const sitting = useSitting();

  return (
    <div class="past">
      <p>An earlier moment.</p>
      <div class="buttons">
        <button type="button" class="button" onClick={() => sitting.set("shown", null)}>
          Back to now
        </button>
        {!sitting.room && (
          <button type="button" class="button" onClick={() => void sitting.goOnFromHere()}>
            Go on from here
          </button>
        )}
      </div>
    </div>
  );
}

function End({ over }: { over: Over }): JSX.Element {
  const sitting = useSitting();
  const goesOn = over.match && !over.match.over && !sitting.isShown && !sitting.room?.onlooks;
  const last = sitting.story[sitting.story.length - 1];

  return (
    <div class="end" role="status">
      <h2 class="ask-text">{over.type === "fault" ? "The game stopped" : "The game is over"}</h2>
      {last?.kind === "end" && (
        <p>
          <b>{last.text}</b>
        </p>
      )}
      <p>{title(over.fault ?? over.text)}.</p>
      {goesOn && (
        <button type="button" class="button is-main" onClick={() => void sitting.nextGame()}>
          Next game
        </button>
      )}
    </div>
  );
}

function Answers({ question }: { question: Question }): JSX.Element {
  const sitting = useSitting();
  const first = useRef<HTMLDivElement>(null);
  const many = question.sort === "split" || question.max !== 1 || question.min !== 1;

  // Whoever plays by the keyboard stands at the new question when the old one is gone.
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost) first.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  }, [question]);

  return (
    <div class="answers" ref={first}>
      {question.sort === "split" ? (
        <Split question={question} />
      ) : (
        <ol class="options">
          {question.options.map((option) => (
            <li key={option.name}>
              <OptionButton option={option} many={many} />
            </li>
          ))}
        </ol>
      )}
      {many && (
        <button
          type="button"
          class="button is-main"
          disabled={!sitting.canConfirm || sitting.busy}
          onClick={() => void sitting.confirm()}
        >
          {confirmText(sitting, question)}
        </button>
      )}
    </div>
  );
}

function confirmText(sitting: Sitting, question: Question): string {
  if (question.sort === "split") return `Divide ${question.total ?? 0}`;
  const n = sitting.picked.length;
  if (!n) return question.min ? `Choose ${question.min}` : "Choose none";
  return n === 1 ? "Choose this one" : `Choose these ${n}`;
}

function OptionButton({ option, many }: { option: Option; many: boolean }): JSX.Element {
  const sitting = useSitting();
  const place = sitting.picked.indexOf(option.index);
  const lead = sitting.leads[option.index];
  const look = () => {
    if (option.object !== undefined) sitting.set("looked", option.object);
    void sitting.aim(option);
  };

  return (
    <button
      type="button"
      class={place >= 0 ? "option is-picked" : "option"}
      aria-pressed={many ? place >= 0 : undefined}
      aria-keyshortcuts={option.index < KEYS ? String(option.index + 1) : undefined}
      disabled={sitting.busy}
      onClick={() => void sitting.choose(option)}
      onMouseEnter={look}
      onMouseLeave={() => void sitting.aim(null)}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && look()}
    >
      {option.index < KEYS && (
        <span class="option-key" aria-hidden="true">
          {option.index + 1}
        </span>
      )}
      <span class="option-text">
        {option.text}
        {lead && <span class="option-lead">{lead}</span>}
      </span>
      {place >= 0 && (sitting.question?.ordered ?? false) && <b>{place + 1}.</b>}
    </button>
  );
}

function Split({ question }: { question: Question }): JSX.Element {
  const sitting = useSitting();
  const given = sitting.split.reduce((sum, part) => sum + part, 0);

  return (
    <>
      <p class="split-left" role="status">
        {(question.total ?? 0) - given} of {question.total} left
      </p>
      <ol class="options">
        {question.options.map((option) => (
          <li key={option.name} class="split">
            <span class="option-text">{option.text}</span>
            <button
              type="button"
              class="step"
              aria-label={`less to ${option.text}`}
              onClick={() => sitting.addTo(option.index, -1)}
            >
              −
            </button>
            <output>{sitting.split[option.index]}</output>
            <button
              type="button"
              class="step"
              aria-label={`more to ${option.text}`}
              onClick={() => sitting.addTo(option.index, 1)}
            >
              +
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
