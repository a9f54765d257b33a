// context.ts -- the sitting for all parts of the table; a part is drawn anew when it changes.

import { createContext } from "preact";
import { useContext, useEffect, useLayoutEffect, useReducer, useState } from "preact/hooks";
import type { Few, Sitting } from "./sitting";

export const SittingContext = createContext<Sitting | null>(null);

// [few]: the part shows what few others do, too (Sitting.listen).
export function useSitting(few?: Few): Sitting {
  const sitting = useContext(SittingContext);
  const [, redraw] = useReducer((n: number) => n + 1, 0);

  if (!sitting) throw new Error("no sitting");
  // From when it is drawn on: what changes until it is painted is heard of.
  useLayoutEffect(() => sitting.listen(() => redraw(0), few), [sitting, few]);
  return sitting;
}

// Returns whether the page is as the media query says.
export function useMedia(query: string): boolean {
  const [fits, setFits] = useState(() => matchMedia(query).matches);

  useEffect(() => {
    const list = matchMedia(query);
    const note = () => setFits(list.matches);
    note();
    list.addEventListener("change", note);
    return () => list.removeEventListener("change", note);
  }, [query]);
  return fits;
}
