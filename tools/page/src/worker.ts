// worker.ts -- the worker that has the engine: it fetches, opens, and answers one message after the
// other. engine.ts owns it and says what the messages are.

import { openEngine } from "./door.mjs";
import type { Files, FromWorker, Part, ToWorker } from "./engine";

declare function importScripts(...urls: string[]): void;
declare const cardwrightEngine: (settings: object) => Promise<unknown>;
declare const self: {
  name: string;
  onmessage: (event: { data: ToWorker }) => void;
  postMessage(message: FromWorker): void;
};

let request: ((json: string) => string) | null = null;

// Fetches a packed file; a host that unpacks it by itself is noticed by the first bytes.
async function fetchPart(part: Part, address: string): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(address);
  if (!response.ok || !response.body)
    throw new Error(`${address} could not be fetched (${response.status})`);
  const total = Number(response.headers.get("content-length") ?? 0);
  let loaded = 0;
  const reader = response.body.getReader();
  const first = await reader.read();
  const counted = new ReadableStream<Uint8Array>({
    start(out) {
      take(first, out);
    },
    async pull(out) {
      take(await reader.read(), out);
    },
  });
  function take(got: ReadableStreamReadResult<Uint8Array>, out: ReadableStreamDefaultController<Uint8Array>) {
    if (got.done) return out.close();
    loaded += got.value.length;
    self.postMessage({ progress: { part, loaded, total } });
    out.enqueue(got.value);
  }
  const packed = first.value?.[0] === 0x1f && first.value[1] === 0x8b;
  return packed ? counted.pipeThrough(new DecompressionStream("gzip") as ReadableWritablePair) : counted;
}

function compile(stream: ReadableStream<Uint8Array>): Promise<WebAssembly.Module> {
  const headers = { "content-type": "application/wasm" };
  return WebAssembly.compileStreaming(new Response(stream, { headers }));
}

// Fetches all of an engine but what is had already.
function come(engine: "engine" | "make", files: Files | null): Promise<[WebAssembly.Module, ArrayBuffer]> {
  const coming = files
    ? [files.module, files.cards] as const
    : ([
        fetchPart("engine", `${engine}.wasm.gz`).then(compile),
        fetchPart("cards", "cards.db.gz").then((stream) => new Response(stream).arrayBuffer()),
      ] as const);
  const both = Promise.all(coming);
  both.catch(() => {}); // it is told when it is waited for
  importScripts(`${engine}.js`); // nothing else goes on in this thread until it is there, but the others come
  return both;
}

async function start({ game, files, makes }: NonNullable<ToWorker["start"]>) {
  const [module, cards] = await (first ?? come(makes ? "make" : "engine", files));
  request = await openEngine(cardwrightEngine, module, new Uint8Array(cards.slice(0)), game);
  return { module, cards };
}

// The worker of first.ts fetches before it is told to start.
const first = self.name === "first" ? come("engine", null) : null;

self.onmessage = async ({ data }) => {
  try {
    if (data.start) self.postMessage({ files: await start(data.start) });
    else if (request) self.postMessage({ reply: request(data.request!) });
  } catch (fault) {
    self.postMessage({ broken: fault instanceof Error ? fault.message : String(fault) });
  }
};
