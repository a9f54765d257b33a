// packed.ts -- a text that stands in an address: packed, in letters that no program changes on the way.

export const FILE_MOST = 1 << 20; // bytes of a text, unpacked
export const TOO_LONG = "This moment is too long.";

async function piped(bytes: Uint8Array, through: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const source = new Response(bytes as BodyInit).body;
  const parts: Uint8Array[] = [];
  let size = 0;

  if (!source) return bytes;
  const reader = source.pipeThrough(through as ReadableWritablePair<Uint8Array, Uint8Array>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > FILE_MOST) {
      void reader.cancel();
      throw new Error(TOO_LONG);
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export async function pack(text: string): Promise<string> {
  const packed = await piped(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const code = btoa(Array.from(packed, (unit) => String.fromCharCode(unit)).join(""));
  return code.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

// Throws one sentence where the text is longer than it may be, or was changed.
export async function unpack(packed: string): Promise<string> {
  const code = packed.replaceAll("-", "+").replaceAll("_", "/");

  if (code.length > FILE_MOST) throw new Error(TOO_LONG);
  try {
    const bytes = Uint8Array.from(atob(code), (unit) => unit.charCodeAt(0));
    const whole = await piped(bytes, new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(whole);
  } catch (error) {
    if (error instanceof Error && error.message === TOO_LONG) throw error;
    throw new Error("This link is broken: its end is missing or was changed.");
  }
}
