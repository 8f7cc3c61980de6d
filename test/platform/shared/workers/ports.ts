/** A channel between two processes, both ends of it here. */
import { EventEmitter } from "node:events";
import { Channel, type Port } from "#platform/shared/workers/channel.ts";

export interface Ends {
  readonly primary: Channel;
  readonly worker: Channel;
  /** Messages as other code may send them to the worker. */
  sendToWorker(message: unknown): void;
  /** One process ends. */
  disconnect(): void;
}

/** What one end sends arrives at the other later, as JSON: a process gets a copy. */
export function channelEnds(): Ends {
  const [a, b] = [new EventEmitter(), new EventEmitter()];
  const portTo = (own: EventEmitter, other: EventEmitter): Port => ({
    send(message) {
      setImmediate(() => other.emit("message", JSON.parse(JSON.stringify(message))));
      return true;
    },
    on: (event: string, listener: (message: unknown) => void) => own.on(event, listener),
  });
  return {
    primary: new Channel(portTo(a, b)),
    worker: new Channel(portTo(b, a)),
    sendToWorker: (message) => void b.emit("message", message),
    disconnect() {
      a.emit("disconnect");
      b.emit("disconnect");
    },
  };
}
