// alike.ts -- what is the same as before stays the same object. So a part of the page sees at once whether what it
// shows is another thing now, and the moments of a game share what they have in common.

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

// Returns whether both are the same; two lists are, if each of their members is.
export function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  return (
    Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((member, i) => Object.is(member, other[i]))
  );
}

// Returns whether both have the same fields, and each is alike.
export function areAlike(one: Fields, other: Fields): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isAlike(one[key], other[key]));
}

// Returns [now], which JSON can write, with whatever in it is written as in [before] taken from there: all of it, if
// nothing has changed. Members of a list are found again by their `object` where they have one, else by their place.
export function kept<T>(before: unknown, now: T): T;
export function kept(before: unknown, now: unknown): unknown {
  if (!isFields(before) || !isFields(now)) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? keptList(before, now) : now;
  const keys = Object.keys(now);
  const old = Object.keys(before);
  let same = !Array.isArray(before) && keys.length === old.length;
  keys.forEach((key, i) => {
    now[key] = kept(before[key], now[key]);
    same &&= key === old[i] && now[key] === before[key];
  });
  return same ? before : now;
}

function keptList(before: unknown[], now: unknown[]): unknown[] {
  const idOf = (member: unknown) => (isFields(member) ? member.object : undefined);
  const byId = new Map(before.map((member) => [idOf(member), member]));
  let same = before.length === now.length;
  now.forEach((member, i) => {
    const id = idOf(member);
    now[i] = kept(id === undefined ? before[i] : byId.get(id), member);
    same &&= now[i] === before[i];
  });
  return same ? before : now;
}
