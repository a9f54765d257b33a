// context.ts -- the sitting for all parts of the table. A part is drawn anew when something that it shows is another
// thing, and not because of what lies around it.

import { Component, createContext, h, type ComponentType, type FunctionComponent, type VNode } from "preact";
import { useContext, useEffect, useLayoutEffect, useReducer, useRef, useState } from "preact/hooks";
import { areAlike, isAlike } from "./alike";
import type { Sitting } from "./sitting";

export const SittingContext = createContext<Sitting | null>(null);

// What a part asks and tells. It is not drawn anew by that alone (useShown).
export function useSitting(): Sitting {
  const sitting = useContext(SittingContext);

  if (!sitting) throw new Error("no sitting");
  return sitting;
}

// What a part shows of the sitting: it is drawn anew when one of these is not alike any more. [read] changes nothing,
// and is content with a thing that is gone.
export function useShown<const T extends readonly unknown[]>(read: (sitting: Sitting) => T): T {
  const sitting = useSitting();
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const shown = read(sitting);
  const drawn = useRef({ read, shown });

  drawn.current = { read, shown };
  useLayoutEffect(
    () =>
      sitting.listen(() => {
        const { read, shown } = drawn.current;
        if (read(sitting).some((one, i) => !isAlike(one, shown[i]))) redraw(0);
      }),
    [sitting],
  );
  return shown;
}

// A part that is drawn anew only with other properties, or by what it reads itself.
export function part<P extends object>(draw: FunctionComponent<P>): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: Readonly<P>): boolean {
      return !areAlike({ ...this.props }, { ...next });
    }

    override render(): VNode {
      return h(draw as FunctionComponent, this.props);
    }
  };
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
