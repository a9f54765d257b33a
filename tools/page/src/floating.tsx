// floating.tsx -- what stands at the mouse: why something cannot be done, or which of several
// things shall be done.

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { useShown, useSitting } from "./context";
import { Findings } from "./why";

const EDGE = 8;

export function FloatingBox(): JSX.Element | null {
  const sitting = useSitting();
  const [floating] = useShown((sitting) => [sitting.floating]);
  const box = useRef<HTMLDivElement>(null);
  const close = () => sitting.set("floating", null);

  useLayoutEffect(() => {
    const it = box.current;
    if (!it || !floating) return;
    const { width, height } = it.getBoundingClientRect();
    const x = Math.min(floating.x + EDGE, innerWidth - width - EDGE);
    const y = Math.min(floating.y + EDGE, innerHeight - height - EDGE);
    it.style.left = `${Math.max(EDGE, x)}px`;
    it.style.top = `${Math.max(EDGE, y)}px`;
  }, [floating]);
  useEffect(() => {
    if (!floating) return;
    const back = document.activeElement as HTMLElement | null;
    box.current?.querySelector<HTMLElement>("button, summary")?.focus();
    const outside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    addEventListener("pointerdown", outside);
    return () => {
      removeEventListener("pointerdown", outside);
      if (back?.isConnected) back.focus({ preventScroll: true });
    };
  }, [floating]);
  if (!floating) return null;
  return (
    <div
      class="floating"
      role="dialog"
      aria-label={floating.title}
      ref={box}
      onKeyDown={(event) => event.key === "Escape" && close()}
    >
      <button type="button" class="floating-close" aria-label="Close" onClick={close}>
        ×
      </button>
      {floating.options && (
        <ol class="options">
          {floating.options.map((option) => (
            <li key={option.name}>
              <button type="button" class="option" onClick={() => void sitting.choose(option)}>
                <span class="option-text">{option.text}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      {floating.findings && <Findings findings={floating.findings} open={3} />}
    </div>
  );
}
