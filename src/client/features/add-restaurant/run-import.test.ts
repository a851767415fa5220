import { expect, test } from "vitest";
import { readEvents, type ServerEvent } from "./run-import.ts";

async function eventsIn(...chunks: Uint8Array[]): Promise<ServerEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of readEvents(body)) events.push(event);
  return events;
}

const text =
  'event: progress\ndata: {"step":"menu"}\n\nevent: result\r\ndata: "Poulet rôti"\r\n\r\n';
const events = [
  { event: "progress", data: '{"step":"menu"}' },
  { event: "result", data: '"Poulet rôti"' },
];

test("events are read wherever the network cuts them, through a letter too", async () => {
  const bytes = new TextEncoder().encode(text);
  for (let cut = 0; cut < bytes.length; cut += 1) {
    expect(await eventsIn(bytes.slice(0, cut), bytes.slice(cut))).toEqual(events);
  }
});

test("what ends halfway is no event, and several lines of data are one text", async () => {
  const encode = (part: string) => new TextEncoder().encode(part);
  expect(await eventsIn(encode("event: result\ndata: {"))).toEqual([]);
  expect(await eventsIn(encode("data: a\ndata: b\n\n"))).toEqual([
    { event: "message", data: "a\nb" },
  ]);
});
