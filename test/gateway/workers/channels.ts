/** Channels between a primary process and its workers, within the process of a test. */
import { EventEmitter } from "node:events";
import { Channel, type Port } from "#platform/shared/workers/channel.ts";

/** Two ends of a channel between processes. */
export function channels(): readonly [primary: Channel, worker: Channel, end: () => void] {
  const events = [new EventEmitter(), new EventEmitter()] as const;
  const port = (own: EventEmitter, other: EventEmitter): Port => ({
    send: (message) => setImmediate(() => other.emit("message", message)) !== undefined,
    on: (event: string, listener: (message: unknown) => void) => own.on(event, listener),
  });
  const [a, b] = events;
  return [new Channel(port(a, b)), new Channel(port(b, a)), () => void a.emit("disconnect")];
}
