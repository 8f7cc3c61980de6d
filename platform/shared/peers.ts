/** The same family in other processes of the deployment: what one of them learns, the others get to know. */
import { createHash } from "node:crypto";
import type { Announcement, Shared } from "./shared.ts";

export class Peers {
  readonly shared: Shared;
  /** The service itself, wherever it is called from; its address is not readable in the key. */
  readonly key: string;

  constructor(shared: Shared, family: string, baseUrl: string) {
    this.shared = shared;
    this.key = `${family}:${createHash("sha256").update(baseUrl).digest("base64url").slice(0, 16)}`;
  }

  announce(topic: string, announcement: Announcement): void {
    this.shared.announce(`${topic}:${this.key}`, announcement);
  }

  listen(topic: string, listener: (announcement: Announcement) => void): void {
    this.shared.listen(`${topic}:${this.key}`, listener);
  }
}
